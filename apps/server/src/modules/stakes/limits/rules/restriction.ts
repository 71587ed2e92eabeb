/** What keeps a member from play and deposits, as the guard stores it; several may overlap. */
export type Standing = {
  readonly frozen: boolean;
  readonly excludedUntil: Date | null;
  /** When play opens again, once the member asked to return; null: not asked. */
  readonly returnsAt: Date | null;
  readonly timeOutUntil: Date | null;
};

export type Restricted = {
  readonly kind: 'frozen' | 'self-excluded' | 'time-out';
  /** null: until an operator lifts it. */
  readonly until: Date | null;
};

/**
 * The restriction in force, the heaviest first; null when there is none. Ends are compared with the
 * current clock, so a clock that was set back locks again instead of staying open. A self-exclusion
 * continues after its time, until the member has asked to return and waited.
 */
export function restrictionAt(standing: Standing, now: Date): Restricted | null {
  const { frozen, excludedUntil, returnsAt, timeOutUntil } = standing;
  if (frozen) return { kind: 'frozen', until: null };
  if (excludedUntil && !(returnsAt && returnsAt <= now))
    return { kind: 'self-excluded', until: excludedUntil };
  if (timeOutUntil && timeOutUntil > now) return { kind: 'time-out', until: timeOutUntil };
  return null;
}

/** The same time of day some months later; the last day of a shorter month. */
export function monthsAfter(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, lastDay));
  return to;
}

export const hoursAfter = (from: Date, hours: number): Date =>
  new Date(from.getTime() + hours * 3_600_000);
