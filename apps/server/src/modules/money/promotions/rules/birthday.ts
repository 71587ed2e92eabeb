/** The day of a birthday in a year; of the 29th of February the day after it in common years. */
function birthdayIn(year: number, birthday: string): Date {
  const [, month = 1, day = 1] = birthday.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day));
}

const DAY_MS = 86_400_000;

/**
 * The year whose birthday was at most `days` days ago, today included; null: none was. Days are of the
 * business calendar, `yyyy-MM-dd`.
 */
export function openBirthday(of: {
  readonly birthday: string;
  readonly today: string;
  readonly days: number;
}): number | null {
  const today = Date.parse(`${of.today}T00:00:00.000Z`);
  const thisYear = new Date(today).getUTCFullYear();
  // In the first days of a year the birthday of the last may still be open.
  const open = [thisYear, thisYear - 1].find((year) => {
    const since = (today - birthdayIn(year, of.birthday).getTime()) / DAY_MS;
    return since >= 0 && since < of.days;
  });
  return open ?? null;
}
