import type { Clock } from '../../kernel/clock.ts';
import { createRecent } from '../../kernel/recent.ts';
import { refuse } from '../../kernel/refusal.ts';

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
  return {
    async run(who, work) {
      let line = lines.get(who);
      if (!line) lines.set(who, (line = { last: null, waiting: 0 }));
      if (line.waiting >= MOST_WAITING) throw refuse('edge.busy');
      line.waiting++;
      const latest = clock.now().getTime() + LONGEST_WAIT_MS;
      const begin = () => {
        if (clock.now().getTime() > latest) throw refuse('edge.busy');
        return work();
      };
      try {
        const mine = line.last ? line.last.then(begin, begin) : work();
        line.last = mine;
        return await mine;
      } finally {
        if (--line.waiting === 0) line.last = null;
      }
    },
  };
}
