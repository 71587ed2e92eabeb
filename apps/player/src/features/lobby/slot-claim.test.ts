import { expect, it } from 'vitest';
import { slotClaim } from './slot-claim.ts';

it.each([
  { advertised: 10_000, there: 12_345, words: 'lobby.slots-at-least', count: 10_000 },
  { advertised: 10_000, there: 10_000, words: 'lobby.slots-at-least', count: 10_000 },
  { advertised: 10_000, there: 9_999, words: 'lobby.slots', count: 9_999 },
  { advertised: 10_000, there: 21, words: 'lobby.slots', count: 21 },
])('speaks of no more slots than there are: $advertised of $there', (given) => {
  const { advertised, there, words, count } = given;
  expect(slotClaim(advertised, there)).toEqual({ words, count });
});

it('speaks of none where the operator chose no number, or there is none', () => {
  expect(slotClaim(0, 500)).toBeNull();
  expect(slotClaim(10_000, 0)).toBeNull();
});
