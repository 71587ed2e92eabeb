import { dayOf, spanOf } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { asksHours, overDeposit, usageNow } from './usage.ts';
import { restrictionAt } from './rules/restriction.ts';
import { addDeposit } from './store/deposit.ts';
import { addToHour } from './store/rolling.ts';
import { lockProtection, readGuard, type Starts } from './store/guard.ts';

/**
 * Counts a deposit (minor units) in the commit that credits it. False, and nothing counted, when it
 * would pass a limit or the member is restricted: then the deposit waits for an operator. Call it
 * before the transfer: the lane is locked last. Source: domain.md 11.
 */
export async function countDeposit(
  room: LimitsDeps,
  tx: Tx,
  input: { memberId: MemberId; amount: bigint },
): Promise<boolean> {
  const now = room.clock.now();
  const seat = seatOf(room, input.memberId);
  // An exclusion locks the same row first, so this deposit is wholly before it or wholly after.
  await lockProtection(tx, seat);
  const guard = await readGuard(tx, seat);
  if (!guard || restrictionAt(guard, now)) return false;
  if (overDeposit(await usageNow(tx, seat, { now, guard }), input.amount)) return false;
  const deposit = { amount: input.amount, at: now };
  if (asksHours(guard, now)) await addToHour(tx, seat, deposit);
  await addDeposit(tx, seat, { ...startsAt(now), ...deposit });
  return true;
}

/** The business days on which the current day, week and month began. */
export const startsAt = (now: Date): Starts => ({
  day: dayOf(spanOf('D', now).start),
  week: dayOf(spanOf('W', now).start),
  month: dayOf(spanOf('M', now).start),
});
