import type { Protection } from '@nokshi/contract/player/limits.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, SessionId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { profileInForce } from './profile.ts';
import { protection } from './protection.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { hoursAfter, monthsAfter, restrictionAt } from './rules/restriction.ts';
import { lockProtection, readGuard, writeStanding } from './store/guard.ts';

/**
 * Excludes the member for months, in force with this commit: no stake and no deposit after it.
 * Other sessions end, this one continues restricted. A longer one may replace a shorter one.
 * Refuses: limits.not-offered, limits.already-excluded. Source: checklist S-065, A-044, domain.md
 * 12.
 */
export async function excludeSelf(
  room: LimitsDeps,
  tx: Tx,
  input: { session: PlayerSession; months: number },
): Promise<Protection> {
  const { exclusionMonths } = await profileInForce(room, tx);
  if (!exclusionMonths.some((each) => each === input.months)) throw refuse('limits.not-offered');
  const until = monthsAfter(room.clock.now(), input.months);
  return restrictOwn(room, tx, { session: input.session, kind: 'self-excluded', until });
}

/**
 * The same for hours. Refuses: limits.not-offered; limits.already-excluded when that or a longer
 * one is in force.
 */
export async function takeTimeOut(
  room: LimitsDeps,
  tx: Tx,
  input: { session: PlayerSession; hours: number },
): Promise<Protection> {
  const { timeOutHours } = await profileInForce(room, tx);
  if (!timeOutHours.some((each) => each === input.hours)) throw refuse('limits.not-offered');
  const until = hoursAfter(room.clock.now(), input.hours);
  return restrictOwn(room, tx, { session: input.session, kind: 'time-out', until });
}

async function restrictOwn(
  room: LimitsDeps,
  tx: Tx,
  input: { session: PlayerSession; kind: 'self-excluded' | 'time-out'; until: Date },
): Promise<Protection> {
  const { kind, until } = input;
  const { memberId, sessionId: keep } = input.session;
  const restricted = await restrict(room, tx, { memberId, keep, kind, until });
  await room.identity.recordActivity(tx, { memberId, kind, facts: { until: until.toISOString() } });
  return restricted;
}

/**
 * A restriction from this commit on; all sessions end but `keep`. Refuses: identity.member-unknown,
 * limits.already-excluded when that or a longer one is in force.
 */
export async function restrict(
  room: LimitsDeps,
  tx: Tx,
  input: {
    memberId: MemberId;
    kind: 'self-excluded' | 'time-out';
    until: Date;
    keep?: SessionId;
  },
): Promise<Protection> {
  const { memberId, kind, until, keep } = input;
  const seat = seatOf(room, memberId);
  // Locks in the order of all callers: deposits, the member, the guard.
  await lockProtection(tx, seat);
  const before = await readGuard(tx, seat);
  if (!before) throw refuse('identity.member-unknown');
  const inForce = restrictionAt({ ...before, frozen: false }, room.clock.now());
  const longer = inForce?.until && inForce.until >= until;
  if (inForce && (longer || (inForce.kind === 'self-excluded' && kind === 'time-out')))
    throw refuse('limits.already-excluded');

  // An exclusion has no end until the member asks for one.
  const end = kind === 'time-out' ? until : null;
  await room.identity.restrict(tx, { memberId, kind, until: end, ...(keep && { keep }) });
  await writeStanding(
    tx,
    seat,
    kind === 'time-out' ? { timeOutUntil: until } : { excludedUntil: until },
  );
  return protection(room, tx, { memberId });
}
