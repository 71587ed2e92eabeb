import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { startsAt } from './count-deposit.ts';
import { periodsAsked, profileInForce } from './profile.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { insertGuard, writeStanding } from './store/guard.ts';
import { setPeriods } from './store/rolling.ts';

/** Sessions of a new member begin with this generation. */
const FIRST_GENERATION = 1;

/**
 * Makes a new member's guard, in the commit of the registration: no limits, nothing used, the
 * default reality check.
 */
export async function openGuard(room: LimitsDeps, tx: Tx, memberId: MemberId): Promise<void> {
  const now = room.clock.now();
  const seat = seatOf(room, memberId);
  const { usualCheckMinutes: checkMinutes } = await profileInForce(room, tx);
  const generation = FIRST_GENERATION;
  await insertGuard(tx, seat, { ...startsAt(now), generation, checkMinutes });
  await setPeriods(
    tx,
    { lane: seat.lane, members: [memberId] },
    { asked: await periodsAsked(tx), now },
  );
}

/** A freeze or a new session generation applies to the very next stake. */
export async function followStanding(
  room: LimitsDeps,
  tx: Tx,
  change: { memberId: MemberId; frozen: boolean; generation: number },
): Promise<void> {
  const { frozen, generation } = change;
  await writeStanding(tx, seatOf(room, change.memberId), { frozen, generation });
}
