import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { periodsAsked } from './profile.ts';
import type { LimitsDeps } from './room.ts';
import { setPeriodsFrom } from './store/rolling.ts';

export const PERIODS_JOB = 'limits.set-periods';

/** Members whose guard one transaction holds; a lane's batch may want some of them. */
const AT_ONCE = 100;

/**
 * After a choice: a lane's guards are told which periods were chosen and until when those of before are asked
 * as well, a hundred at a time. What the calendar counted is taken over. When the day is over nothing
 * needs to run: each stake compares it with the clock.
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
