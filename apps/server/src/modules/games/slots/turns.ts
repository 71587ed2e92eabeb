import type { Clock } from '../../../kernel/clock.ts';
import { createRecent } from '../../../kernel/recent.ts';
import { refuse } from '../../../kernel/refusal.ts';

/** Lets one member's spins go one after another on this server; the commit decides over all. */
export type Turns = { run<T>(who: string, work: () => Promise<T>): Promise<T> };

/** Waiting calls of one member; the next is refused with edge.busy. */
const MOST_WAITING = 256;
/** A line forgotten while somebody stands in it costs a round that is computed again, no more. */
const MOST_LINES = 50_000;

/**
 * Whoever waited longer has given up or will: the call is refused with edge.busy and nothing is
 * done for it. Else a server that fell behind would work only for callers who are gone.
 */
const LONGEST_WAIT_MS = 5_000;

type Line = { last: Promise<unknown> | null; waiting: number };

export function createTurns(clock: Clock): Turns {
  const lines = createRecent<string, Line>(MOST_LINES);
  const stand = (who: string): Line => {
    const line = { last: null, waiting: 0 };
    lines.set(who, line);
    return line;
  };
  const behind = <T>(last: Promise<unknown>, work: () => Promise<T>): Promise<T> => {
    const latest = clock.now().getTime() + LONGEST_WAIT_MS;
    const begin = () => {
      if (clock.now().getTime() > latest) throw refuse('edge.busy');
      return work();
    };
    return last.then(begin, begin);
  };
  return {
    run(who, work) {
      const line = lines.get(who) ?? stand(who);
      if (line.waiting >= MOST_WAITING) return Promise.reject(refuse('edge.busy'));
      const mine = line.last ? behind(line.last, work) : begun(work);
      line.waiting++;
      line.last = mine;
      const leave = () => {
        if (--line.waiting === 0) line.last = null;
      };
      void mine.then(leave, leave);
      return mine;
    },
  };
}

/** Alone in the line, work begins at once; what it throws is its answer. */
function begun<T>(work: () => Promise<T>): Promise<T> {
  try {
    return work();
  } catch (err) {
    return Promise.reject(err as Error);
  }
}
