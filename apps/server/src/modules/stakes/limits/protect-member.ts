import type { HouseReason } from '@nokshi/contract/player/limits.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { profileInForce } from './profile.ts';
import { restrict } from './restrict-self.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { judgeChange, type Spanned } from './rules/change.ts';
import { hoursAfter } from './rules/restriction.ts';
import { factsOf } from './limit-facts.ts';
import { changeLimit } from './set-limit.ts';
import { type HouseActId, insertHouseAct, type LowerKind } from './store/by-house.ts';
import { lockProtection, readGuard, readLimit } from './store/guard.ts';

/** A limit (minor units, or minutes) that the house sets for a member. */
export type Lowered = {
  readonly memberId: MemberId;
  readonly kind: LowerKind;
  readonly period: Spanned;
  readonly amount: bigint;
  readonly why: HouseReason;
};

/**
 * The house lowers a limit of a member, in force with this commit; a pending rise is withdrawn.
 * Only the member can raise it again, like any other. Refuses: identity.member-unknown,
 * limits.not-lower. Source: domain.md 12.
 */
export async function lowerFor(room: LimitsDeps, tx: Tx, wish: Lowered): Promise<HouseActId> {
  const { memberId, kind, period, amount, why } = wish;
  const seat = seatOf(room, memberId);
  await lockProtection(tx, seat);
  const amountBefore = await readLimit(tx, seat, wish);
  if (amountBefore === undefined) throw refuse('identity.member-unknown');
  if (judgeChange(amountBefore, amount) !== 'at-once')
    throw refuse('limits.not-lower', { field: 'amount' });
  await changeLimit(room, tx, { memberId, kind, period, amount });
  const facts = { ...factsOf(wish), why };
  await room.identity.recordActivity(tx, { memberId, kind: 'house-limit', facts });
  const id = room.ids.next<HouseActId>();
  const setAt = room.clock.now();
  await insertHouseAct(tx, seat, { id, kind, period, amount, amountBefore, why, setAt });
  return id;
}

/**
 * The house gives a member a time-out with a fixed end: all sessions end, withdrawals stay
 * possible. Refuses: identity.member-unknown, limits.not-offered, limits.already-excluded.
 */
export async function timeOutFor(
  room: LimitsDeps,
  tx: Tx,
  { memberId, hours, why }: { memberId: MemberId; hours: number; why: HouseReason },
): Promise<{ id: HouseActId; until: Date }> {
  const { timeOutHours } = await profileInForce(room, tx);
  if (!timeOutHours.some((each) => each === hours)) throw refuse('limits.not-offered');
  const seat = seatOf(room, memberId);
  await lockProtection(tx, seat);
  const untilBefore = (await readGuard(tx, seat))?.timeOutUntil ?? null;
  const setAt = room.clock.now();
  const until = hoursAfter(setAt, hours);
  await restrict(room, tx, { memberId, kind: 'time-out', until });
  const facts = { until: until.toISOString(), why };
  await room.identity.recordActivity(tx, { memberId, kind: 'house-time-out', facts });
  const id = room.ids.next<HouseActId>();
  await insertHouseAct(tx, seat, { id, kind: 'time-out', until, untilBefore, why, setAt });
  return { id, until };
}
