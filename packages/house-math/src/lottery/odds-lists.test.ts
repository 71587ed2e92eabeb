import { describe, expect, test } from 'vitest';
import { FAMILIES, type FamilyCode, playsIn, prizesIn } from './families.ts';
import { type OddsList, oddsIn } from './odds-lists.ts';
import type { Play } from './play.ts';
import { sharing } from './testing/sharing.ts';

const DAY = '2026-11-27';
const families = Object.values(FAMILIES);

/** What comes back of a stake on average, by what a unit is staked on; in parts of a whole. */
function returnsOf(play: Play, odds: readonly number[]): number[] {
  return sharing(play.prizes).map((unit) =>
    unit.reduce((all, at) => {
      const { chance, tie } = play.prizes[at] ?? { chance: { n: 0, d: 1 } };
      const won = ((odds[at] ?? 0) * chance.n) / (1_000 * chance.d);
      return all + won + (tie ? tie.n / tie.d : 0);
    }, 0),
  );
}

const offered = (code: FamilyCode, mode: 'ZY' | 'Elott' | 'SEA', day = DAY) =>
  playsIn(code, mode, day).flatMap((play) => {
    const odds = prizesIn(code, mode, play);
    return odds === 'base' || odds === null ? [] : [[play, odds] as const];
  });

describe.each(['ssc', '3d', 'p3', 'p5', '11x5', 'pk10', 'k3', 'lhc', 'wingo'] as const)(
  'two-sided odds of %s',
  (code) => {
    test.each(offered(code, 'ZY').map(([play, odds]) => [play.code, play, odds] as const))(
      'every answer of %s returns from 0.97 to 0.985 of the stake',
      (_, play, odds) => {
        for (const share of returnsOf(play, odds)) {
          expect(share).toBeGreaterThanOrEqual(0.97);
          expect(share).toBeLessThanOrEqual(0.985);
        }
      },
    );
  },
);

test('the animal of the year has its own odds in every year', () => {
  for (const day of ['2026-11-27', '2027-11-27', '2028-11-27'])
    for (const [play, odds] of offered('lhc', 'ZY', day).filter(([{ code }]) =>
      /animal/.test(code),
    )) {
      expect(new Set(odds).size).toBe(2);
      for (const share of returnsOf(play, odds)) {
        expect(share).toBeGreaterThanOrEqual(0.97);
        expect(share).toBeLessThanOrEqual(0.985);
      }
    }
});

test('every answer on a digit with colours returns 98 %, with no fee beside the odds', () => {
  const returns = offered('wingo', 'Elott').flatMap(([play, odds]) => returnsOf(play, odds));
  expect(returns.length).toBe(15);
  for (const share of returns) expect(share).toBeCloseTo(0.98, 10);
});

test.each(['vn-north', 'vn-central', 'vn-south', 'thai', 'lao'] as const)(
  'regional odds of %s are for all of its plays, and return from 0.96 to 0.985',
  (code) => {
    expect(playsIn(code, 'SEA', DAY)).toEqual(FAMILIES[code].plays(DAY));
    for (const [play, odds] of offered(code, 'SEA'))
      for (const share of returnsOf(play, odds)) {
        expect(share, play.code).toBeGreaterThanOrEqual(0.96);
        expect(share, play.code).toBeLessThanOrEqual(0.985);
      }
  },
);

test('two digits at 75 return 75 % of what is staked on all 27 prizes of the north, at 99 they return 99 %', () => {
  const play = FAMILIES['vn-north'].plays(DAY).find(({ code }) => code === 'all-prizes-2');
  if (!play) throw new Error('the north has no play on all prizes');
  const [hits = 0] = play.units({ kind: 'numbers', numbers: [7] });
  const mean = (hits * (play.prizes[0]?.chance.n ?? 0)) / (play.prizes[0]?.chance.d ?? 1);
  expect(mean).toBeCloseTo(0.27, 12);
  expect(returnsOf(play, [75_000])[0]).toBeCloseTo(0.75, 12);
  expect(returnsOf(play, [99_000])[0]).toBeCloseTo(0.99, 12);
});

test('a list names no play or prize that its family does not have', () => {
  for (const { code, modes, plays } of families)
    for (const list of Object.values(modes)) {
      if (list === 'base') continue;
      for (const [play, odds] of Object.entries(list as OddsList)) {
        const found = plays(DAY).find((each) => each.code === play);
        const prizes = found?.prizes.map((prize) => prize.code) ?? [];
        const named = typeof odds === 'number' ? [] : Object.keys(odds);
        const unknown = named.filter((prize) => !['*', 'year', ...prizes].includes(prize));
        expect([code, found?.code, unknown]).toEqual([code, play, []]);
        if (found) expect(oddsIn(list, found)).toHaveLength(prizes.length);
      }
    }
});

test('a play that a list does not have is not offered in its mode', () => {
  expect(playsIn('wingo', 'ZY', DAY).map(({ code }) => code)).toEqual(['size']);
  expect(playsIn('ssc', 'SEA', DAY)).toEqual([]);
  const [play] = FAMILIES.ssc.plays(DAY);
  expect(play && [prizesIn('ssc', 'ZY', play), prizesIn('ssc', 'Lott', play)]).toEqual([
    null,
    'base',
  ]);
});
