import type { RiskState } from '@nokshi/contract/console/risk.ts';
import { topic } from '../../../kernel/events.ts';
import type { MemberId } from '../../../kernel/ids.ts';

/** The review of a member whose withdrawal is shown. */
export type Review = {
  /** As it goes over the wire. */
  readonly caseId: string;
  readonly score: number;
  readonly state: RiskState;
  /** Withdrawals are held until the review, which is due by this time. */
  readonly held: { readonly since: Date; readonly by: Date } | null;
};

/** Asks about members whose withdrawals are shown; listeners answer with open reviews. */
export const reviewsAsked = topic<readonly MemberId[], ReadonlyMap<MemberId, Review>>(
  'cashier.reviews-asked',
);
