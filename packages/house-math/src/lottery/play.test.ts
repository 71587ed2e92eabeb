import { expect, test } from 'vitest';
import { FAMILIES } from './families.ts';
import { type Play, prizeOf, rebateOf } from './play.ts';
import { elevenPlays } from './plays/eleven.ts';
import { racePlays } from './plays/race.ts';
import { FIVE, sscPlays } from './plays/ssc.ts';
import { straight } from './plays/digits.ts';
import { sharing } from './testing/sharing.ts';

const prizeFor = (plays: readonly Play[], code: string, base: bigint): bigint => {
  const prize = plays.find((play) => play.code === code)?.prizes[0];
  if (!prize) throw new Error(`there is no play ${code}`);
  return prizeOf(200n, base, prize);
};

test.each([
  [sscPlays(), 'back3-straight', 1_800_00n],
  [sscPlays(), 'five-straight', 180_000_00n],
  [sscPlays(), 'back3-group-3', 600_00n],
  [sscPlays(), 'back3-group-6', 300_00n],
  [elevenPlays(), 'front3-straight', 1_782_00n],
  [racePlays(), 'front2-straight', 162_00n],
] as const)(
  'at base 1800 a unit of 2.00 of a published table pays what the table says',
  (plays, code, prize) => {
    expect(prizeFor(plays, code, 1800n)).toBe(prize);
  },
);

test('what a play returns and the rebate together are the member’s own base over 2000, wherever the slider stands', () => {
  const ceiling = 1956n;
  const plays = Object.values(FAMILIES).flatMap((family) => family.plays('2026-11-27'));
  for (const play of plays)
    for (const base of [1700n, 1800n, 1955n, ceiling])
      for (const places of sharing(play.prizes)) {
        const unit = play.prizes.filter((_, at) => places.includes(at));
        // A stake of which nothing has to be truncated.
        const stake = unit.reduce(
          (all, { chance, share }) => all * BigInt(chance.n) * BigInt(share?.d ?? 1),
          2_000n,
        );
        const returned = unit.map(
          (prize) =>
            (prizeOf(stake, base, prize) * BigInt(prize.chance.n)) / BigInt(prize.chance.d),
        );
        const all = returned.reduce((sum, each) => sum + each, rebateOf(stake, base, ceiling));
        expect(all, play.code).toBe((stake * ceiling) / 2_000n);
      }
});

test('a prize is truncated once, to the paisa below', () => {
  expect(prizeOf(1n, 1999n, { chance: { n: 3, d: 10 } })).toBe(3n);
  expect(rebateOf(999n, 1700n, 1956n)).toBe(127n);
});

test('a slip of a hundred thousand units is priced within a millisecond', () => {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const play = straight(FIVE);
  const selection = { kind: 'places', places: FIVE.places.map(() => digits) } as const;
  const times = Array.from({ length: 50 }, () => {
    const began = performance.now();
    expect(play.units(selection)).toEqual([100_000]);
    return performance.now() - began;
  });
  expect(times.toSorted((a, b) => a - b)[25]).toBeLessThan(1);
});
