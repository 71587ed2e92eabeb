import type { RiskState } from '@nokshi/contract/console/risk.ts';
import { topic } from '../../../kernel/events.ts';
import type { MemberId } from '../../../kernel/ids.ts';

/** What a room that reviews members says of one whose withdrawal is shown. */
export type Review = {
  /** As it is on the wire. */
  readonly caseId: string;
  readonly score: number;
  readonly state: RiskState;
  /** Nothing is paid out meanwhile; it is looked at by then. */
  readonly held: { readonly since: Date; readonly by: Date } | null;
};

/** Withdrawals of these members are shown: listeners answer the reviews of those who have one. */
export const reviewsAsked = topic<readonly MemberId[], ReadonlyMap<MemberId, Review>>(
  'cashier.reviews-asked',
);
