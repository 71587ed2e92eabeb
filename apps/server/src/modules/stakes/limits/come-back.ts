import type { Protection } from '@nokshi/contract/player/limits.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { profileInForce } from './profile.ts';
import { protection } from './protection.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { hoursAfter, restrictionAt } from './rules/restriction.ts';
import { lockProtection, readGuard, writeStanding } from './store/guard.ts';

/**
 * The member asks to play again after the time of a self-exclusion; play opens a day later (longer
 * by the profile). Asking again keeps the first moment. Refuses: limits.not-excluded,
 * limits.exclusion-runs { until }. Source: domain.md 12.
 */
export async function comeBack(
  room: LimitsDeps,
  tx: Tx,
  { memberId }: { memberId: MemberId },
): Promise<Protection> {
  const now = room.clock.now();
  const seat = seatOf(room, memberId);
  await lockProtection(tx, seat);
  const guard = await readGuard(tx, seat);
  const { excludedUntil, returnsAt } = guard ?? {};
  const excluded = guard && restrictionAt({ ...guard, frozen: false }, now);
  if (!excludedUntil || excluded?.kind !== 'self-excluded') throw refuse('limits.not-excluded');
  if (excludedUntil > now)
    throw refuse('limits.exclusion-runs', { value: { until: excludedUntil.toISOString() } });
  if (returnsAt) return protection(room, tx, { memberId });
  const at = hoursAfter(now, (await profileInForce(room, tx)).returnWaitHours);
  await room.identity.lift(tx, { memberId, kind: 'self-excluded', at });
  await writeStanding(tx, seat, { returnsAt: at });
  const facts = { until: at.toISOString() };
  await room.identity.recordActivity(tx, { memberId, kind: 'came-back', facts });
  return protection(room, tx, { memberId });
}
