import type { Protection } from '@nokshi/contract/player/limits.ts';
import { toDecimal } from '@nokshi/money';
import { dayOf, dayStart, spanOf } from '../../kernel/calendar.ts';
import type { Tx } from '../../kernel/db.ts';
import { type MemberId, toWire } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { restrictionAt } from './rules/restriction.ts';
import { waitingChanges } from './store/change.ts';
import { readGuard, readUsage, type Seat, type UsageRow } from './store/guard.ts';

/**
 * The member's nine limits, what is used of each, changes that wait, and any restriction.
 * Refuses: identity.member-unknown. Source: checklist S-066, A-044.
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
  const usage = await usageNow(tx, seat, now);
  return {
    limits: usage.map(({ kind, period, amount, used, resetsAt }) => {
      const pending = waiting.find((c) => c.kind === kind && c.period === period);
      return {
        kind,
        period,
        amount: decimalOrNull(amount),
        used: toDecimal(used),
        resetsAt: resetsAt.toISOString(),
        pending: pending
          ? {
              id: toWire('lim', pending.id),
              amount: decimalOrNull(pending.amount),
              confirmableAt: pending.confirmableAt.toISOString(),
            }
          : null,
      };
    }),
    restriction: restricted && {
      kind: restricted.kind,
      until: restricted.until?.toISOString() ?? null,
    },
  };
}

const decimalOrNull = (amount: bigint | null) => (amount === null ? null : toDecimal(amount));

export type Usage = UsageRow & { readonly resetsAt: Date };

/**
 * What is used in the period that runs. Counters of a period that is over count nothing, and a
 * period that a clock once reached is never gone back from. A net win uses nothing of a limit.
 */
export async function usageNow(tx: Tx, seat: Seat, now: Date): Promise<Usage[]> {
  return (await readUsage(tx, seat)).map((row) => {
    const counted = dayStart(row.since);
    if (!counted) throw new Error(`${row.since} is no day`);
    const running = spanOf(row.period, now);
    const over = counted < running.start;
    const span = over ? running : spanOf(row.period, counted);
    const used = over || row.used < 0n ? 0n : row.used;
    return { ...row, since: dayOf(span.start), used, resetsAt: span.end };
  });
}
