import type { WithdrawalRisk } from '@nokshi/contract/console/withdrawals.ts';
import { nameKey } from '@nokshi/contract/registration/name-key.ts';

/** What is known about a withdrawal and its member when an operator reviews it. Minor units. */
export type RiskFacts = {
  /** Other members who were ever paid to the same account, or have it as a payee. */
  readonly others: number;
  readonly accountAddedAt: Date;
  readonly requestedAt: Date;
  readonly holder: string;
  /** The name the member registered with; null when none was asked for. */
  readonly payeeName: string | null;
  /** How many withdrawals were paid before. */
  readonly paidBefore: number;
  readonly deposited: bigint;
  /** Including this one. */
  readonly withdrawn: bigint;
  readonly lastDepositAt: Date | null;
  /** Requested from a place that had not settled, without an older proof. */
  readonly fromUnknown: boolean;
};

const HOUR = 3_600_000;
const NEW_ACCOUNT_HOURS = 72;
const QUICK_HOURS = 1;

const RULES: Readonly<Record<WithdrawalRisk, (facts: RiskFacts) => boolean>> = {
  'account-shared': ({ others }) => others > 0,
  'account-new': ({ accountAddedAt, requestedAt }) =>
    hoursBetween(accountAddedAt, requestedAt) < NEW_ACCOUNT_HOURS,
  'name-differs': ({ holder, payeeName }) =>
    payeeName !== null && nameKey(holder) !== nameKey(payeeName),
  first: ({ paidBefore }) => paidBefore === 0,
  'more-than-deposited': ({ deposited, withdrawn }) => withdrawn > deposited,
  quick: ({ lastDepositAt, requestedAt }) =>
    lastDepositAt !== null && hoursBetween(lastDepositAt, requestedAt) < QUICK_HOURS,
  'unknown-address': ({ fromUnknown }) => fromUnknown,
};

/** What deserves a second look; it decides nothing. */
export const risksOf = (facts: RiskFacts): WithdrawalRisk[] =>
  (Object.keys(RULES) as WithdrawalRisk[]).filter((risk) => RULES[risk](facts));

const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / HOUR;
