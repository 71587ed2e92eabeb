import { refuse } from './refusal.ts';

export type Turns = {
  /** How many run in parallel; the rest waits. */
  readonly atOnce: number;
  /** More than this waiting is refused. */
  readonly waiting: number;
  /** More than this waiting of one caller is refused. */
  readonly ofOne?: number;
};

/**
 * Runs at most `atOnce`, in order of arrival. Refuses edge.busy when too many wait already, in all
 * or of this caller.
 */
export function createTurns({ atOnce, waiting, ofOne = waiting }: Turns) {
  const queue: { readonly caller: string; start(): void }[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>, caller = ''): Promise<T> => {
    if (running >= atOnce) {
      const own = queue.filter((one) => one.caller === caller).length;
      if (queue.length >= waiting || own >= ofOne) throw refuse('edge.busy');
      // A finished one hands its place on, so `running` stays as it is.
      await new Promise<void>((start) => queue.push({ caller, start }));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next.start();
      else running--;
    }
  };
}
