import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { profileInForce } from './profile.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { restrictionAt } from './rules/restriction.ts';
import { readGuard } from './store/guard.ts';
import { overDeposit, usageNow } from './usage.ts';

/**
 * Checks that the member may request a deposit of `amount` (minor units). Counts nothing: a
 * requested deposit may never be paid. Refuses, in this order: limits.frozen, limits.self-excluded,
 * limits.time-out, limits.deposit-limit-needed, limits.deposit-limit { limit, used, resetsAt }.
 * Source: domain.md 11, 12.
 */
export async function askDeposit(
  room: LimitsDeps,
  tx: Tx,
  input: { memberId: MemberId; amount: bigint },
): Promise<void> {
  const now = room.clock.now();
  const seat = seatOf(room, input.memberId);
  const guard = await readGuard(tx, seat);
  if (!guard) throw refuse('identity.member-unknown');
  const restricted = restrictionAt(guard, now);
  if (restricted) throw refuse(`limits.${restricted.kind}`);
  const usage = await usageNow(tx, seat, { now, guard });
  const { depositLimitNeeded } = await profileInForce(room, tx);
  if (
    depositLimitNeeded &&
    usage.every(({ kind, amount }) => kind !== 'deposit' || amount === null)
  )
    throw refuse('limits.deposit-limit-needed');
  const over = overDeposit(usage, input.amount);
  if (over)
    throw refuse('limits.deposit-limit', {
      value: {
        limit: toDecimal(over.amount),
        used: toDecimal(over.used),
        resetsAt: over.resetsAt.toISOString(),
      },
    });
}
