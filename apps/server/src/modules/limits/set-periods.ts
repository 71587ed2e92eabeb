import type { Tx } from '../../kernel/db.ts';
import type { MemberId } from '../../kernel/ids.ts';
import { profileInForce } from './profile.ts';
import type { LimitsDeps } from './room.ts';
import { setPeriods } from './store/rolling.ts';

export const PERIODS_JOB = 'limits.set-periods';

/** Members whose guard one transaction holds; a lane's batch may want some of them. */
const AT_ONCE = 100;

/**
 * After a choice, and again a day later when it may loosen: a lane's guards get the periods that
 * are in force then, a hundred at a time. What the calendar counted is taken over.
 */
export async function setLanePeriods(
  room: LimitsDeps,
  tx: Tx,
  work: { lane: number; after: MemberId | null },
): Promise<void> {
  const now = room.clock.now();
  const { periods } = await profileInForce(room, tx);
  const last = await setPeriods(tx, {
    ...work,
    rolling: periods === 'rolling',
    limit: AT_ONCE,
    now,
  });
  if (last === null) return;
  await room.jobs.enqueue(tx, {
    name: PERIODS_JOB,
    key: `${work.lane} ${last} ${now.toISOString()}`,
    payload: { lane: work.lane, after: last },
    runAt: now,
  });
}
