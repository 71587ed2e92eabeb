import { toDecimal } from '@nokshi/money';
import type { LimitAmount, LimitKind, LimitPeriod } from './rules/change.ts';

type Limit = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: LimitAmount;
};

/** What the activity list shows of a limit. */
export const factsOf = ({ kind, period, amount }: Limit) => ({
  limit: kind,
  period,
  ...(kind === 'time' || kind === 'check'
    ? { minutes: amount === null ? null : Number(amount) }
    : { amount: amount === null ? null : toDecimal(amount) }),
});
