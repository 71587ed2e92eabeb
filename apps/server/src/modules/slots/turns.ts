import { refuse } from '../../kernel/refusal.ts';

/** Lets one member's spins go one after another on this server; the commit decides over all. */
export type Turns = { run<T>(who: string, work: () => Promise<T>): Promise<T> };

/** Waiting calls of one member; the next is refused with edge.busy. */
const MOST_WAITING = 256;

export function createTurns(): Turns {
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return {
    async run(who, work) {
      const line = lines.get(who) ?? { last: Promise.resolve(), waiting: 0 };
      if (line.waiting >= MOST_WAITING) throw refuse('edge.busy');
      lines.set(who, line);
      line.waiting++;
      const mine = line.last.then(work, work);
      line.last = mine;
      try {
        return await mine;
      } finally {
        if (--line.waiting === 0) lines.delete(who);
      }
    },
  };
}
