import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import { toDecimal } from '@nokshi/money';
import type { DepositPolicy } from './deposit-policy.ts';

const ALL_DAY = '00:00-24:00';

/** The terms of a channel until an operator sets any: open, no fee, the brand's amounts. */
export const usualTerms = ({ minimum, maximum }: DepositPolicy): ChannelTerms => ({
  on: true,
  minimum: toDecimal(minimum),
  maximum: toDecimal(maximum),
  fee: { fixed: '0.00', points: 0 },
  hours: {
    mon: ALL_DAY,
    tue: ALL_DAY,
    wed: ALL_DAY,
    thu: ALL_DAY,
    fri: ALL_DAY,
    sat: ALL_DAY,
    sun: ALL_DAY,
  },
  currencies: ['BDT'],
  fields: [],
  rules: {
    accountTypes: [0, 1, 2, 41, 42],
    earlierDeposits: 0,
    newMemberDays: 0,
    newMemberMaximum: toDecimal(maximum),
    firstDepositMaximum: toDecimal(maximum),
  },
});
