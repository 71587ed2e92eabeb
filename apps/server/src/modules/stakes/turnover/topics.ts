import { topic } from '../../../kernel/events.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import type { End } from './store/obligations.ts';

/**
 * What a member owes, in minor units, and the oldest reversed payment; null: it is owed for something
 * else.
 */
export type Debt = { readonly owed: bigint; readonly reference: Uuid | null };

/** A member's withdrawable balance is read: listeners answer what is owed, or null. They are added up. */
export const debtAsked = topic<MemberId, Debt | null>('turnover.debt-asked');

/**
 * Money is about to leave a member's cash: listeners answer whether a review holds it, and their
 * answer stays true until the transaction ends.
 */
export const reviewAsked = topic<MemberId, boolean>('turnover.review-asked');

/** Money leaves a member's cash while a bonus is active: it ends in this commit. */
export const moneyLeaving = topic<MemberId>('turnover.money-leaving');

/** An obligation was met or has expired. */
export const obligationEnded = topic<{
  readonly memberId: MemberId;
  readonly id: Uuid;
  readonly as: End;
}>('turnover.obligation-ended');
