const DAY_MS = 86_400_000;
/** A check is asked for so many days at once. */
const STEP_DAYS = 31;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days from `from` to `to` in pieces that one check takes, oldest first. */
export function monthSteps(from: string, to: string): { from: string; to: string }[] {
  const steps: { from: string; to: string }[] = [];
  for (let start = from; start <= to; start = dayAfter(start, STEP_DAYS)) {
    const end = dayAfter(start, STEP_DAYS - 1);
    steps.push({ from: start, to: end < to ? end : to });
  }
  return steps;
}
