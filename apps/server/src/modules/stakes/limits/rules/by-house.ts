/** A current limit of the member, in minor units or minutes; null is none. */
type Limit = { readonly kind: string; readonly period: string; readonly amount: bigint | null };

type Act =
  | { readonly kind: 'time-out'; readonly until: Date }
  | {
      readonly kind: 'deposit' | 'loss' | 'stake' | 'time';
      readonly period: string;
      readonly amount: bigint;
    };

/** A mistake may be lifted within a day; after that the member raises the limit like any other. */
export const LIFT_HOURS = 24;

/**
 * Whether the house's measure is still in force: the member, or the house again, may have set
 * something else since. Source: domain.md 12.
 */
export function isInForce(
  act: Act,
  { limits, timeOutUntil, now }: { limits: readonly Limit[]; timeOutUntil: Date | null; now: Date },
): boolean {
  if (act.kind === 'time-out')
    return act.until > now && timeOutUntil?.getTime() === act.until.getTime();
  const limit = limits.find(({ kind, period }) => kind === act.kind && period === act.period);
  return limit?.amount === act.amount;
}

/** Whether a mistake may still be lifted. A clock that was set back does not reopen the time. */
export const mayLift = (setAt: Date, now: Date): boolean => {
  const passed = now.getTime() - setAt.getTime();
  return passed >= 0 && passed < LIFT_HOURS * 3_600_000;
};
