import { refuse } from './refusal.ts';

export type Turns = {
  /** Run side by side; the rest waits. */
  readonly atOnce: number;
  /** More than this waiting is refused. */
  readonly waiting: number;
};

/** At most `atOnce` run, in the order they came. Refuses: edge.busy when too many wait already. */
export function createTurns({ atOnce, waiting }: Turns) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refuse('edge.busy');
      // Whoever is done hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
