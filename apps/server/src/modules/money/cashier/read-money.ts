import type { Tx } from '../../../kernel/db.ts';
import { resumePayments, tellUnpaid } from './withdrawals/resume-payments.ts';
import { reviewsOf } from './withdrawals/reviews.ts';
import { moneyByDay } from './close-days.ts';
import { everyMember } from './every-member.ts';
import type { CashierRoom } from './room.ts';
import { maskedAccount } from './rules/masked-account.ts';
import { depositors, depositsSince } from './store/deposits-of.ts';
import {
  adjustedByDay,
  borneFor,
  moneyAmong,
  moneyThrough,
  withdrawalIdsOf,
} from './store/member-money.ts';
import { depositedBy, depositsOf, firstDepositors, moneyOfMembers } from './store/team-money.ts';
import { sharedAccounts } from './store/shared-accounts.ts';
import { askedSince, waitingOf } from './store/waiting.ts';

type Rest<F> = F extends (room: CashierRoom, ...rest: infer R) => infer A
  ? (...rest: R) => A
  : never;

/**
 * What other rooms may read about deposits and withdrawals, and what a finished review asks for.
 */
export const moneyFace = (room: CashierRoom) => ({
  moneyByDay,
  adjustedByDay,
  borneFor,
  moneyThrough,
  moneyAmong,
  withdrawalIdsOf,
  depositors,
  depositsSince,
  moneyOfMembers,
  firstDepositors,
  depositedBy,
  depositsOf,
  everyMember: (tx: Tx) => everyMember(room, tx),
  sharedAccounts,
  askedSince,
  waitingOf,
  maskedAccount,
  reviewsOf: ((...rest) => reviewsOf(room, ...rest)) as Rest<typeof reviewsOf>,
  resumePayments: ((...rest) => resumePayments(room, ...rest)) as Rest<typeof resumePayments>,
  tellUnpaid: ((...rest) => tellUnpaid(room, ...rest)) as Rest<typeof tellUnpaid>,
});
