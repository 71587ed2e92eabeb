/** A limit of the member as it stands, in minor units or minutes; null is none. */
type Limit = { readonly kind: string; readonly period: string; readonly amount: bigint | null };

type Act =
  | { readonly kind: 'time-out'; readonly until: Date }
  | {
      readonly kind: 'deposit' | 'loss' | 'stake' | 'time';
      readonly period: string;
      readonly amount: bigint;
    };

/** A mistake is seen within a day; after that what the house set is raised as any limit is. */
export const LIFT_HOURS = 24;

/**
 * Whether what the house set is still what holds: the member, or the house again, may have set
 * something else since. Source: domain.md 12.
 */
export function stillHolds(
  act: Act,
  { limits, timeOutUntil, now }: { limits: readonly Limit[]; timeOutUntil: Date | null; now: Date },
): boolean {
  if (act.kind === 'time-out')
    return act.until > now && timeOutUntil?.getTime() === act.until.getTime();
  const limit = limits.find(({ kind, period }) => kind === act.kind && period === act.period);
  return limit?.amount === act.amount;
}

/** Whether a mistake may still be lifted. A clock that went back does not reopen what is over. */
export const mayLift = (setAt: Date, now: Date): boolean => {
  const passed = now.getTime() - setAt.getTime();
  return passed >= 0 && passed < LIFT_HOURS * 3_600_000;
};
