/** Older than anyone who plays; such a year is a slip of the finger. */
const OLDEST = 120;

/** Whether somebody alive may have been born on this day. Both are `yyyy-MM-dd`. */
export const isBirthday = (birthday: string, today: string): boolean =>
  birthday < today && ageOn(birthday, today) <= OLDEST;

/** Whole years; who was born on 29 February is a year older on 1 March. */
export function ageOn(birthday: string, today: string): number {
  const [born, now] = [birthday, today].map((day) => Number(day.slice(0, 4))) as [number, number];
  return now - born - (birthday.slice(5) > today.slice(5) ? 1 : 0);
}
