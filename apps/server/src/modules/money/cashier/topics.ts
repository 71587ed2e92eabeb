import type { RiskState } from '@nokshi/contract/console/risk.ts';
import { topic } from '../../../kernel/events.ts';
import type { DepositId, MemberId } from '../../../kernel/ids.ts';

/** A deposit is credited in this commit, before its money moves; minor units, less the fee. */
export const depositCredited = topic<DepositCredited>('cashier.deposit-credited');

export type DepositCredited = {
  readonly memberId: MemberId;
  readonly depositId: DepositId;
  readonly amount: bigint;
};

/** The review of a member whose withdrawal is shown. */
export type Review = {
  /** As it goes over the wire. */
  readonly caseId: string;
  readonly score: number;
  readonly state: RiskState;
  /** Withdrawals are held until the review, which is due by this time. */
  readonly held: { readonly since: Date; readonly by: Date } | null;
};

/**
 * A member wants to withdraw: listeners answer the most of a business day, or null where there is
 * none; the least answer counts. Minor units.
 */
export const dayLimitAsked = topic<MemberId, bigint | null>('cashier.day-limit-asked');

/** Asks about members whose withdrawals are shown; listeners answer with open reviews. */
export const reviewsAsked = topic<readonly MemberId[], ReadonlyMap<MemberId, Review>>(
  'cashier.reviews-asked',
);
