import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { LimitsDeps } from './room.ts';
import { tightenChecks } from './store/stretch.ts';

export const TIGHTEN_JOB = 'limits.tighten-checks';

/** Members whose guards one transaction holds; a lane's batch may need some of them. */
const AT_ONCE = 100;

/**
 * After a stricter profile: shortens a lane's reality checks to its interval, a hundred at a time.
 */
export async function tightenLane(
  room: LimitsDeps,
  tx: Tx,
  work: { lane: number; most: number; mayBeOff: boolean; after: MemberId | null },
): Promise<void> {
  const last = await tightenChecks(tx, { ...work, limit: AT_ONCE });
  if (last === null) return;
  await room.jobs.enqueue(tx, {
    name: TIGHTEN_JOB,
    key: `${work.lane} ${last} ${room.clock.now().toISOString()}`,
    payload: { ...work, after: last },
    runAt: room.clock.now(),
  });
}
