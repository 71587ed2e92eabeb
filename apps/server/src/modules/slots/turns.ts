import { createRecent } from '../../kernel/recent.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Lets one member's spins go one after another on this server; the commit decides over all. */
export type Turns = { run<T>(who: string, work: () => Promise<T>): Promise<T> };

/** Waiting calls of one member; the next is refused with edge.busy. */
const MOST_WAITING = 256;
/** A line forgotten while somebody stands in it costs a round that is computed again, no more. */
const MOST_LINES = 50_000;

type Line = { last: Promise<unknown> | null; waiting: number };

export function createTurns(): Turns {
  const lines = createRecent<string, Line>(MOST_LINES);
  return {
    async run(who, work) {
      let line = lines.get(who);
      if (!line) lines.set(who, (line = { last: null, waiting: 0 }));
      if (line.waiting >= MOST_WAITING) throw refuse('edge.busy');
      line.waiting++;
      const mine = line.last ? line.last.then(work, work) : work();
      line.last = mine;
      try {
        return await mine;
      } finally {
        if (--line.waiting === 0) line.last = null;
      }
    },
  };
}
