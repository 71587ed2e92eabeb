import type { Log } from './log.ts';
import { within } from './within.ts';

export type WorkLoop = {
  /** Another source of work; sources are asked in turn. */
  add(step: Step): void;
  /** Works until no source has anything left; returns how many were done. */
  drain(): Promise<number>;
  /** There may be work now: do not wait for the next poll. */
  wake(): void;
  start(): void;
  /** Finishes the current work, takes no more; waits `limitMs` at most. */
  stop(limitMs?: number): Promise<void>;
};

/** Does one piece of work; false when there was none. */
export type Step = () => Promise<boolean>;

/**
 * Polls the table at a steady pace and is woken in between. `workers` run in parallel. A source
 * that throws (the database is away) is logged and asked again at the next poll.
 */
export function createWorkLoop(deps: { log: Log; pollMs: number; workers: number }): WorkLoop {
  const steps: Step[] = [];
  const busy = new Set<Promise<void>>();
  let state: 'idle' | 'running' | 'stopped' = 'idle';
  let awake = false;
  let timer: NodeJS.Timeout | undefined;

  const drain = async (): Promise<number> => {
    let done = 0;
    for (let more = true; more; ) {
      more = false;
      for (const step of steps) {
        while (state !== 'stopped' && (await step())) {
          done += 1;
          more = true;
        }
      }
    }
    return done;
  };
  const work = (): void => {
    if (state !== 'running' || busy.size >= deps.workers) return;
    const piece: Promise<void> = drain()
      .then(
        () => undefined,
        (err: unknown) => deps.log.warn('background work waits for the next poll', { err }),
      )
      .finally(() => {
        busy.delete(piece);
        if (awake) {
          awake = false;
          work();
        }
      });
    busy.add(piece);
  };
  return {
    add: (step) => steps.push(step),
    drain,
    wake() {
      if (busy.size >= deps.workers) awake = true;
      else work();
    },
    start() {
      state = 'running';
      timer = setInterval(work, deps.pollMs);
      timer.unref();
      work();
    },
    async stop(limitMs = 3_000) {
      state = 'stopped';
      clearInterval(timer);
      await within(limitMs, 'stopping background work', Promise.all(busy)).catch((err: unknown) =>
        deps.log.warn('background work was left unfinished', { err }),
      );
    },
  };
}
