import { setTimeout as sleep } from 'node:timers/promises';
import type { FakeClock } from '../tests/harness/clock.ts';
import type { Pace } from './life.ts';

const MINUTE = 60_000;
/** What the house does by the clock is done this often; what is due at a time, when it is. */
const ROUTINE_EVERY_MINUTES = 5;
/** While nobody does anything for longer than this, once in an hour is enough. */
const QUIET = 90 * MINUTE;
const QUIET_EVERY_MINUTES = 60;

type Jobs = { backlog(): Promise<{ readonly due: number }>; runDue(): Promise<number> };

/** The clock jumps to what comes next, no more than a minute at once, and jobs are done on the way. */
export function fastPace(
  clock: FakeClock,
  jobs: Jobs,
  routineEveryMinutes = ROUTINE_EVERY_MINUTES,
): Pace {
  const now = () => clock.now().getTime();
  let routineAt = 0;
  return {
    now,
    isOver: () => false,
    async until(at) {
      while (now() < at) {
        clock.advance(Math.min(MINUTE, at - now()));
        if (now() < routineAt && (await jobs.backlog()).due === 0) continue;
        const isQuiet = at - now() > QUIET;
        routineAt = now() + (isQuiet ? QUIET_EVERY_MINUTES : routineEveryMinutes) * MINUTE;
        await jobs.runDue();
      }
    },
  };
}

/** As on the wall; after the signal there is no waiting any more. */
export const realPace = (signal: AbortSignal): Pace => ({
  now: () => Date.now(),
  isOver: () => signal.aborted,
  until: (at) =>
    sleep(Math.max(0, at - Date.now()), undefined, { signal }).catch((err: Error) => {
      if (!signal.aborted) throw err;
    }),
});
