import type { Protection } from '@nokshi/contract/player/limits.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { LimitChangeId, MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { factsOf } from './limit-facts.ts';
import { profileInForce } from './profile.ts';
import { protection } from './protection.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { judgeChange, type LimitKind, type LimitPeriod, type Verdict } from './rules/change.ts';
import { hoursAfter } from './rules/restriction.ts';
import { insertChange, transition, waitingChanges } from './store/change.ts';
import { lockProtection, readLimit, writeLimit } from './store/guard.ts';

type Wish = {
  readonly memberId: MemberId;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint | null;
};

/**
 * Sets one limit (minor units, or minutes; null removes it). A lower one is in force with this
 * commit. A rise or removal waits 24 h, or longer by the profile, and then for the confirmation. A
 * new request replaces a pending one. Refuses: identity.member-unknown. Source: RTS 12D, checklist
 * S-066.
 */
export async function setLimit(room: LimitsDeps, tx: Tx, wish: Wish): Promise<Protection> {
  const { memberId } = wish;
  const verdict = await changeLimit(room, tx, wish);
  if (verdict !== 'unchanged') {
    const kind = verdict === 'at-once' ? 'limit-set' : 'limit-asked';
    await room.identity.recordActivity(tx, { memberId, kind, facts: factsOf(wish) });
  }
  return protection(room, tx, { memberId });
}

/** The same for the member and the house. */
export async function changeLimit(room: LimitsDeps, tx: Tx, input: Wish): Promise<Verdict> {
  const { memberId, kind, period, amount } = input;
  const seat = seatOf(room, memberId);
  await lockProtection(tx, seat);
  const same = (row: { kind: LimitKind; period: LimitPeriod }) =>
    row.kind === kind && row.period === period;
  const current = await readLimit(tx, seat, input);
  if (current === undefined) throw refuse('identity.member-unknown');

  const waiting = (await waitingChanges(tx, seat)).find(same);
  if (waiting) await transition(tx, seat, { id: waiting.id, to: 'WITHDRAWN' });

  const verdict = judgeChange(current, amount);
  if (verdict === 'unchanged') return verdict;
  const now = room.clock.now();
  const { riseWaitHours } = await profileInForce(room, tx);
  await insertChange(tx, seat, {
    id: room.ids.next<LimitChangeId>(),
    kind,
    period,
    amount,
    state: verdict === 'at-once' ? 'IN_FORCE' : 'WAITING',
    askedAt: now,
    confirmableAt: verdict === 'at-once' ? now : hoursAfter(now, riseWaitHours),
  });
  if (verdict === 'at-once') await writeLimit(tx, seat, { kind, period, amount });
  return verdict;
}

/**
 * Sets the interval of the reality check in minutes; null is off. A shorter one applies at once.
 * Refuses: limits.not-offered, identity.member-unknown. Source: checklist S-067.
 */
export async function setRealityCheck(
  room: LimitsDeps,
  tx: Tx,
  { memberId, minutes }: { memberId: MemberId; minutes: number | null },
): Promise<Protection> {
  const { checkMinutes, checkMayBeOff } = await profileInForce(room, tx);
  if (minutes === null ? !checkMayBeOff : !checkMinutes.includes(minutes))
    throw refuse('limits.not-offered');
  const amount = minutes === null ? null : BigInt(minutes);
  return setLimit(room, tx, { memberId, kind: 'check', period: 'S', amount });
}
