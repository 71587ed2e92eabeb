import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { periodsAsked } from './profile.ts';
import type { LimitsDeps } from './room.ts';
import { setPeriodsFrom } from './store/rolling.ts';

export const PERIODS_JOB = 'limits.set-periods';

/** Members whose guards one transaction holds; a lane's batch may need some of them. */
const AT_ONCE = 100;

/**
 * After a choice: writes the chosen periods to a lane's guards, and until when the previous ones
 * are checked as well, a hundred at a time. What the calendar counted is taken over. Nothing needs
 * to run when the day is over: each stake compares it with the clock.
 */
export async function setLanePeriods(
  room: LimitsDeps,
  tx: Tx,
  work: { lane: number; after: MemberId | null },
): Promise<void> {
  const now = room.clock.now();
  const asked = await periodsAsked(tx);
  const last = await setPeriodsFrom(tx, { ...work, limit: AT_ONCE }, { asked, now });
  if (last === null) return;
  await room.jobs.enqueue(tx, {
    name: PERIODS_JOB,
    key: `${work.lane} ${last} ${now.toISOString()}`,
    payload: { lane: work.lane, after: last },
    runAt: now,
  });
}
