import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { type Review, reviewsAsked } from '../topics.ts';

/** The reviews of the members of these rows, by member. */
export async function reviewsOf(
  { events }: Pick<CashierRoom, 'events'>,
  tx: Tx,
  rows: readonly { readonly memberId: MemberId }[],
): Promise<ReadonlyMap<MemberId, Review>> {
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
  return new Map((await events.emit(tx, reviewsAsked, memberIds)).flatMap((found) => [...found]));
}

/** Refuses: cashier.withdrawal-under-review, while this member’s withdrawals are held. */
export async function refuseHeld(
  { turnover }: Pick<CashierRoom, 'turnover'>,
  tx: Tx,
  memberId: MemberId,
): Promise<void> {
  if (await turnover.isUnderReview(tx, memberId)) throw refuse('cashier.withdrawal-under-review');
}
