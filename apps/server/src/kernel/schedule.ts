import { Cron } from 'croner';
import { TIME_ZONE } from './calendar.ts';

/** When a schedule (cron, Asia/Dhaka) ticks; moments are computed, no timer runs. */
export type Ticks = {
  /** The newest tick at or before `now` that was not returned before; null when there is none. */
  due(now: Date): Date | null;
};

/**
 * Of the ticks missed while nothing ran, only the newest is made up for: after a start the last
 * tick before it is returned once, and its key in the job table decides whether it was done.
 */
export function ticksOf(cron: string): Ticks {
  const pattern = new Cron(cron, { timezone: TIME_ZONE, paused: true });
  let next: Date | null = null;
  return {
    due(now) {
      if (next && now < next) return null;
      const second = Math.floor(now.getTime() / 1_000) * 1_000;
      // `previousRuns` excludes its reference, so the reference is one second later.
      const [tick] = pattern.previousRuns(1, new Date(second + 1_000));
      next = pattern.nextRun(new Date(second));
      return tick ?? null;
    },
  };
}
