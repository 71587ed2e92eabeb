import type { RiskState } from '@nokshi/contract/console/risk.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';

/** What a room above says of a member whose money goes out. */
export type Review = {
  /** As it is on the wire. */
  readonly caseId: string;
  readonly score: number;
  readonly state: RiskState;
  /** Nothing is paid out meanwhile; it is looked at by then. */
  readonly held: { readonly since: Date; readonly by: Date } | null;
};

export type AskReviews = {
  /** Of those members who have one. */
  reviews(tx: Tx, memberIds: readonly MemberId[]): Promise<ReadonlyMap<MemberId, Review>>;
  /** Whether nothing may be paid out; what it answers stays so until the transaction ends. */
  isHeld(tx: Tx, memberId: MemberId): Promise<boolean>;
};

export type Reviews = AskReviews & {
  /** The room above that reviews members says here how it is asked. */
  reviewedBy(ask: AskReviews): void;
};

/** The cashier knows no room above it: who reviews members registers when the house is opened. */
export function createReviews(): Reviews {
  let asked: AskReviews = { reviews: async () => new Map(), isHeld: async () => false };
  return {
    reviews: (tx, memberIds) => asked.reviews(tx, memberIds),
    isHeld: (tx, memberId) => asked.isHeld(tx, memberId),
    reviewedBy(given) {
      asked = given;
    },
  };
}

/** Refuses: cashier.withdrawal-under-review, while this member's withdrawals are held. */
export async function refuseHeld(room: AskReviews, tx: Tx, memberId: MemberId): Promise<void> {
  if (await room.isHeld(tx, memberId)) throw refuse('cashier.withdrawal-under-review');
}
