import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { isServerOf } from './postmaster.ts';

const WATCH_MS = 200;
const LONGEST_PAUSE_MS = 30_000;

export type Supervision = {
  pid(): number;
  /** No restart begins after this; one in progress is waited for. */
  end(): Promise<void>;
};

/**
 * Watches the server of a cluster, a child or an adopted one, and starts another when it is
 * gone: at once, then with pauses that double up to half a minute.
 */
export function supervise(options: {
  cluster: string;
  pid: number;
  log: Log;
  restart: () => Promise<number>;
  onRestart: (pid: number) => void;
}): Supervision {
  const { cluster, log } = options;
  const state = { pid: options.pid, ended: false, busy: false };
  let restarting: Promise<void> = Promise.resolve();

  async function startAgain(): Promise<void> {
    log.warn('PostgreSQL is gone, starting it again', { pid: state.pid });
    for (let pauseMs = 500; !state.ended; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        state.pid = await options.restart();
        log.info('PostgreSQL runs again', { pid: state.pid });
        return options.onRestart(state.pid);
      } catch (error) {
        log.error('PostgreSQL did not start again', { error: String(error), nextTryMs: pauseMs });
        await pauseUnlessEnded(pauseMs, state);
      }
    }
  }

  const timer = setInterval(() => {
    if (state.busy || isServerOf(cluster, state.pid)) return;
    state.busy = true;
    restarting = startAgain().finally(() => {
      state.busy = false;
    });
  }, WATCH_MS);
  timer.unref();

  return {
    pid: () => state.pid,
    async end() {
      state.ended = true;
      clearInterval(timer);
      await restarting;
    },
  };
}

async function pauseUnlessEnded(pauseMs: number, state: { ended: boolean }): Promise<void> {
  const until = performance.now() + pauseMs;
  while (!state.ended && performance.now() < until) await sleep(WATCH_MS);
}
