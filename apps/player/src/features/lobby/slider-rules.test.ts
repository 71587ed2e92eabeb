import { expect, test } from 'vitest';
import { goesByItself, shownIn } from './slider-rules.ts';

test('a slider shows seven slots, and five of every other category', () => {
  expect([shownIn('RNG'), shownIn('FISH'), shownIn('PVP'), shownIn('LIVE')]).toEqual([7, 5, 5, 5]);
});

test.each([
  ['RNG', 7, false],
  ['RNG', 8, true],
  ['FISH', 5, false],
  ['FISH', 6, true],
  ['PVP', 6, true],
  ['SPORTS', 6, true],
] as const)('%s with %i games goes by itself: %s', (category, count, goes) => {
  expect(goesByItself(category, { count, still: false })).toBe(goes);
  expect(goesByItself(category, { count, still: true })).toBe(false);
});
