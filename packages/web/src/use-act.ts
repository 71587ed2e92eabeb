import { useRef, useState } from 'react';
import { newKey } from './new-key.ts';
import { isTold } from './refusal.ts';

/**
 * The Idempotency-Key of a request: the same one for every try of the same request until it has
 * succeeded, so that a lost answer is never done twice. A refused request left no key behind on
 * the server and may be sent again under its own.
 */
export type KeyFor = (request: unknown) => string;

type State<Input, Answer> = {
  readonly busy: boolean;
  /** What the last try failed with; null while it runs and after it succeeded. */
  readonly error: Error | null;
  /** What it last ran with. */
  readonly input: Input | undefined;
  /** What the last try came to; undefined while it runs and after it failed. */
  readonly answer: Answer | undefined;
};

export type Act<Input, Answer> = State<Input, Answer> & {
  /** Runs the work unless it is running; says whether it succeeded. A fault of ours is thrown on. */
  readonly run: (input: Input) => Promise<boolean>;
  /** Forgets the last try; what is still running is no longer listened to. */
  readonly reset: () => void;
};

const IDLE = { busy: false, error: null, input: undefined, answer: undefined };

/**
 * An act of the person at the page: busy while it runs, refused in words, never started twice.
 * `onRefused` is for a refusal that is not shown where the act is.
 */
export function useAct<Input = void, Answer = unknown>(
  work: (input: Input, keyFor: KeyFor) => Promise<Answer>,
  onRefused?: (refused: Error) => void,
): Act<Input, Answer> {
  const [state, setState] = useState<State<Input, Answer>>(IDLE);
  const running = useRef<object | null>(null);
  const key = useKey();
  const run = async (input: Input): Promise<boolean> => {
    if (running.current) return false;
    const turn = {};
    running.current = turn;
    const end = (result: Partial<State<Input, Answer>>) => {
      if (running.current !== turn) return;
      running.current = null;
      setState({ ...IDLE, input, ...result });
    };
    setState({ ...IDLE, input, busy: true });
    try {
      const answer = await work(input, key.keyFor);
      key.finish();
      end({ answer });
      return true;
    } catch (thrown) {
      end({ error: thrown as Error });
      if (!isTold(thrown)) throw thrown;
      onRefused?.(thrown);
      return false;
    }
  };
  const reset = () => {
    running.current = null;
    setState(IDLE);
  };
  return { ...state, run, reset };
}

/** The same for what is sent from elsewhere, such as a dialog that may be closed in between. */
export function useKey() {
  const attempt = useRef<{ readonly request: string; readonly key: string } | null>(null);
  return {
    keyFor: (given: unknown): string => {
      const request = JSON.stringify(given);
      if (attempt.current?.request !== request) attempt.current = { request, key: newKey() };
      return attempt.current.key;
    },
    finish: () => {
      attempt.current = null;
    },
  };
}
