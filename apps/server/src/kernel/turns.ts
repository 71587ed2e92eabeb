import { refuse } from './refusal.ts';

export type Turns = {
  /** How many run in parallel; the rest waits. */
  readonly atOnce: number;
  /** More than this waiting is refused. */
  readonly waiting: number;
};

/** Runs at most `atOnce`, in order of arrival. Refuses: edge.busy when too many wait already. */
export function createTurns({ atOnce, waiting }: Turns) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refuse('edge.busy');
      // A finished one hands its place on, so `running` stays as it is.
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
