import { expect, it } from 'vitest';
import { wholeDates } from './whole-dates.ts';

/** Where a line may end: after a hyphen that nothing holds to what follows. */
const pieces = (text: string) => text.split(/(?<=-)(?=\d)/);

it('ends no line within a date, and changes nothing that is seen', () => {
  const said = 'From 2026-11-22 09:30:05 to 2026-12-01.';
  expect(pieces(said)).toHaveLength(5);
  expect(pieces(wholeDates(said))).toEqual([wholeDates(said)]);
  expect(wholeDates(said).replaceAll('\u2060', '')).toBe(said);
});

it('leaves all else as it is', () => {
  for (const text of ['', 'TRX-2026-17', '01712-345678', '2026-1-2', '৳1,234.50'])
    expect(wholeDates(text)).toBe(text);
});
