import type { Protection } from '@nokshi/contract/player/limits.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { standingActs } from './lift-for.ts';
import { profileInForce } from './profile.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import type { LimitKind, LimitPeriod } from './rules/change.ts';
import type { Profile } from './rules/profiles.ts';
import { type Restricted, restrictionAt } from './rules/restriction.ts';
import type { HouseAct } from './store/by-house.ts';
import { type ChangeRow, waitingChanges } from './store/change.ts';
import { type GuardRow, readGuard, readLimit } from './store/guard.ts';
import { bothAsked, usageNow } from './usage.ts';

/**
 * The member's limits of money and time, the reality check, what is used of each, pending changes,
 * and any restriction. Refuses: identity.member-unknown. Source: checklist S-066, A-044.
 */
export async function protection(
  room: LimitsDeps,
  tx: Tx,
  input: { memberId: MemberId },
): Promise<Protection> {
  const now = room.clock.now();
  const seat = seatOf(room, input.memberId);
  const guard = await readGuard(tx, seat);
  if (!guard) throw refuse('identity.member-unknown');
  const waiting = await waitingChanges(tx, seat);
  const restricted = restrictionAt(guard, now);
  const usage = await usageNow(tx, seat, { now, guard });
  const profile = await profileInForce(room, tx);
  const check = await readLimit(tx, seat, { kind: 'check', period: 'S' });
  const pendingOf = (kind: LimitKind, period: LimitPeriod) =>
    waiting.find((change) => change.kind === kind && change.period === period);
  return {
    periods: guard.periods,
    bothUntil: bothAsked(guard, now) ? (guard.bothUntil?.toISOString() ?? null) : null,
    limits: usage.flatMap(({ kind, period, periods, amount, used, resetsAt }) => {
      if (kind === 'time') return [];
      const pending = pendingOf(kind, period);
      return {
        kind,
        period,
        periods,
        amount: decimalOrNull(amount),
        used: toDecimal(used),
        resetsAt: resetsAt.toISOString(),
        pending: pending
          ? { ...wirePending(pending), amount: decimalOrNull(pending.amount) }
          : null,
      };
    }),
    times: usage.flatMap(({ kind, period, periods, amount, used, resetsAt }) => {
      if (kind !== 'time') return [];
      return {
        period,
        periods,
        minutes: minutesOrNull(amount),
        usedMinutes: Number(used),
        resetsAt: resetsAt.toISOString(),
        pending: pendingMinutes(pendingOf(kind, period)),
      };
    }),
    realityCheck: {
      minutes: minutesOrNull(check ?? null),
      pending: pendingMinutes(pendingOf('check', 'S')),
    },
    offers: offersOf(profile),
    byHouse: (await standingActs(room, tx, input.memberId)).map(wireHouseAct),
    restriction: restricted && {
      kind: restricted.kind,
      until: restricted.until?.toISOString() ?? null,
      ...returnOf(restricted, guard, now),
    },
  };
}

const wireHouseAct = (act: HouseAct): Protection['byHouse'][number] => {
  const { kind, why } = act;
  const setAt = act.setAt.toISOString();
  return kind === 'time-out'
    ? { kind, period: null, why, setAt }
    : { kind, period: act.period, why, setAt };
};

const decimalOrNull = (amount: bigint | null) => (amount === null ? null : toDecimal(amount));
const minutesOrNull = (minutes: bigint | null) => (minutes === null ? null : Number(minutes));

const wirePending = ({ id, confirmableAt }: ChangeRow) => ({
  id: toWire('lim', id),
  confirmableAt: confirmableAt.toISOString(),
});

const pendingMinutes = (pending: ChangeRow | undefined) =>
  pending ? { ...wirePending(pending), minutes: minutesOrNull(pending.amount) } : null;

const offersOf = (profile: Profile): Protection['offers'] => ({
  exclusionMonths: [...profile.exclusionMonths],
  timeOutHours: [...profile.timeOutHours],
  checkMinutes: [...profile.checkMinutes],
  checkMayBeOff: profile.checkMayBeOff,
  riseWaitHours: profile.riseWaitHours,
  returnWaitHours: profile.returnWaitHours,
});

function returnOf({ kind, until }: Restricted, { returnsAt }: GuardRow, now: Date) {
  const isOver = kind === 'self-excluded' && until !== null && until <= now;
  return {
    mayReturn: isOver && returnsAt === null,
    returnsAt: isOver ? (returnsAt?.toISOString() ?? null) : null,
  };
}
