import type { Log } from './log.ts';
import type { Bus } from './work.ts';

type Ready = {
  /** From now on listeners hear at once; first they hear, in order, what came before. */
  ready(): void;
};

/**
 * A bus whose listeners hear nothing before the house is ready. While a server starts, others talk
 * already: a room that reads again because of it would ask rooms that have not started yet.
 */
export function busOnceReady<B extends Bus>(bus: B, log: Log): B & Ready {
  let waiting: (() => void)[] | null = [];
  return {
    ...bus,
    subscribe: (topic: string, on: (message: Record<string, unknown>) => void) =>
      bus.subscribe(topic, (message) => {
        if (waiting) waiting.push(() => on(message));
        else on(message);
      }),
    ready() {
      const before = waiting ?? [];
      waiting = null;
      for (const hear of before)
        try {
          hear();
        } catch (err) {
          log.error('a bus listener failed', { err });
        }
    },
  };
}
