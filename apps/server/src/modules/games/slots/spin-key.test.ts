import { expect, it } from 'vitest';
import { spinDigest, wagerIdOf } from './spin-key.ts';

const KEY = '01930f3c-a1b2-7c3d-9e4f-5a6b7c8d9e0f';

it('spin key: the same key of the same member is the same wager', () => {
  expect(wagerIdOf('a', KEY)).toBe(wagerIdOf('a', KEY));
  expect(wagerIdOf('a', KEY)).toBe(wagerIdOf('a', KEY.toUpperCase().toLowerCase()));
});

it('spin key: the same key of two members is two wagers', () => {
  expect(wagerIdOf('a', KEY)).not.toBe(wagerIdOf('b', KEY));
});

it('spin key: the id is a UUID that keeps the time of a time-ordered key', () => {
  expect(wagerIdOf('a', KEY)).toMatch(
    /^01930f3c-a1b2-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(wagerIdOf('a', 'any words')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab]/);
});

it('spin key: digests differ by stake, game, member and free rounds', () => {
  const one = { memberId: 'a', gameCode: 'river-ways', stake: 200n, grantId: null };
  const digests = [
    one,
    { ...one, stake: 400n },
    { ...one, gameCode: 'kantha-lines' },
    { ...one, memberId: 'b' },
    { ...one, grantId: 'c' },
  ].map((input) => spinDigest(input).toString('hex'));
  expect(new Set(digests).size).toBe(5);
});
