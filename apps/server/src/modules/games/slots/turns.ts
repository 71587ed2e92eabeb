import QuickLRU from 'quick-lru';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/refusal.ts';

/** Runs one member's spins one after another on this server; over servers the commit decides. */
export type Turns = { run<T>(who: string, work: () => Promise<T>): Promise<T> };

/** The most waiting calls of one member; another one is refused with edge.busy. */
const MOST_WAITING = 256;
/** How many queues are remembered; forgetting one in use costs a round that is computed again. */
const MOST_LINES = 25_000;

/**
 * A caller that waited longer has given up or will: the call is refused with edge.busy and does
 * nothing. Otherwise a server that fell behind would work for callers that are gone.
 */
const LONGEST_WAIT_MS = 5_000;

type Line = { last: Promise<unknown>; waiting: number };

export function createTurns(clock: Clock): Turns {
  const lines = new QuickLRU<string, Line>({ maxSize: MOST_LINES });
  const lineOf = (who: string): Line => {
    const known = lines.get(who);
    if (known) return known;
    const line = { last: Promise.resolve(), waiting: 0 };
    lines.set(who, line);
    return line;
  };
  return {
    async run(who, work) {
      const line = lineOf(who);
      if (line.waiting >= MOST_WAITING) throw refuse('edge.busy');
      const latest = clock.now().getTime() + LONGEST_WAIT_MS;
      const mine = line.last.then(() => {
        if (clock.now().getTime() > latest) throw refuse('edge.busy');
        return work();
      });
      line.waiting += 1;
      const leave = () => {
        line.waiting -= 1;
      };
      line.last = mine.then(leave, leave);
      return mine;
    },
  };
}
