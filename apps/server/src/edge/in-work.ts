import { refuse } from '../kernel/refusal.ts';
import { TookTooLong } from '../kernel/within.ts';

/** The calls that are being answered: a bounded number, each for a bounded time. */
export type InWork = {
  /** How many there are, those included whose caller was told that it took too long. */
  count(): number;
  full(): boolean;
  /**
   * What `act` answers, or TookTooLong after the limit; then the act goes on and counts until it
   * ends. Refuses edge.busy when there are too many already.
   */
  run<T>(what: string, act: () => Promise<T>): Promise<T>;
};

/** Limits are kept to this part of themselves, so that one timer serves all calls. */
const PARTS = 8;

type Call = {
  readonly what: string;
  readonly endsAt: number;
  tooLong: ((err: Error) => void) | null;
};

/** At most `most` acts at once, each answered within `ms` and an eighth. */
export function createInWork({ most, ms }: { most: number; ms: number }): InWork {
  const calls = new Set<Call>();
  let beats = 0;
  let timer: NodeJS.Timeout | null = null;

  const beat = () => {
    beats += 1;
    for (const call of calls) {
      if (call.endsAt > beats) break;
      call.tooLong?.(new TookTooLong(`${call.what} took longer than ${ms} ms`));
      call.tooLong = null;
    }
    if (calls.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };

  return {
    count: () => calls.size,
    full: () => calls.size >= most,
    run<T>(what: string, act: () => Promise<T>): Promise<T> {
      if (calls.size >= most) throw refuse('edge.busy');
      timer ??= setInterval(beat, ms / PARTS).unref();
      return new Promise<T>((resolve, reject) => {
        const call: Call = { what, endsAt: beats + PARTS + 1, tooLong: reject };
        calls.add(call);
        act().then(
          (answer) => {
            calls.delete(call);
            resolve(answer);
          },
          (err: unknown) => {
            calls.delete(call);
            reject(err as Error);
          },
        );
      });
    },
  };
}
