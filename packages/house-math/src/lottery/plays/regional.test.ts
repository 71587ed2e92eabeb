import { describe, expect, test } from 'vitest';
import { times } from '../../../../../tests/harness/extent.ts';
import { simulationRandom } from '../../fairness/simulation.ts';
import { sum } from '../counting.ts';
import { FAMILIES } from '../families.ts';
import type { Numbers, Play } from '../play.ts';
import { REGIONS, type Region } from '../regions.ts';
import { expectChances } from '../testing/over-draws.ts';
import { selectionOf } from '../testing/selections.ts';
import { chanceOfAll } from './vietnam.ts';

const DAY = '2026-11-27';
const regions = ['vn-north', 'vn-south', 'thai', 'lao'] as const;
const PARLAY = /^parlay/;

/** No play but the parlays looks at two prizes at once, and none at more than four digits: all prizes may be the same. */
const sameOf = (region: Region): readonly Numbers[] => {
  const count = sum(REGIONS[region].map((tier) => tier.count));
  return Array.from({ length: 10_000 }, (_, value) => Array.from({ length: count }, () => value));
};

const playOf = (region: Region, code: string): Play => {
  const play = FAMILIES[region].plays(DAY).find((each) => each.code === code);
  if (!play) throw new Error(`${region} has no play ${code}`);
  return play;
};

describe.each(regions)('%s', (region) => {
  const plays = FAMILIES[region].plays(DAY);
  const draws = sameOf(region);

  test('each play has a code of its own', () => {
    expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length);
  });

  test.each(
    plays.filter(({ code }) => !PARLAY.test(code)).map((play) => [play.code, play] as const),
  )('%s is hit as often as its units and their chance say, over all draws', (_, play) => {
    expectChances(play, selectionOf(play, simulationRandom(8)), draws);
  });
});

test.each(['vn-north', 'vn-south'] as const)(
  'a parlay of %s wins about as often in thousands of draws as its formula says',
  (region) => {
    const random = simulationRandom(27);
    const draws = Array.from({ length: times(2_000) }, () => FAMILIES[region].draw(random));
    for (const k of [2, 3, 4]) {
      const play = playOf(region, `parlay-${k}`);
      // Many pairs at once: with two of them hardly a draw of thousands would win.
      const selection = {
        kind: 'numbers',
        numbers: Array.from({ length: 30 }, (_, at) => at),
      } as const;
      const [units = 0] = play.units(selection);
      const counts = draws.map((numbers) => play.hits(selection, numbers)[0] ?? 0);
      const mean = sum(counts) / draws.length;
      const spread = Math.sqrt(sum(counts.map((count) => (count - mean) ** 2)) / draws.length);
      const { n, d } = play.prizes[0]?.chance ?? { n: 0, d: 1 };
      expect(Math.abs(mean - (units * n) / d)).toBeLessThan((5 * spread) / Math.sqrt(draws.length));
    }
  },
);

test('that two pairs both come in 27 prizes is 1 - 2 x 0.99^27 + 0.98^27', () => {
  const { n, d } = chanceOfAll(2, 27);
  expect(n / d).toBeCloseTo(1 - 2 * 0.99 ** 27 + 0.98 ** 27, 12);
  const one = chanceOfAll(1, 27);
  expect(one.n / one.d).toBeCloseTo(1 - 0.99 ** 27, 12);
});

test('two, three and four digits are staked on 27, 23 and 20 prizes in the north, 18, 17 and 16 in the south', () => {
  const prizes = (region: Region) =>
    [2, 3, 4].map((digits) =>
      sum(playOf(region, `all-prizes-${digits}`).units({ kind: 'numbers', numbers: [7] })),
    );
  expect(prizes('vn-north')).toEqual([27, 23, 20]);
  expect(prizes('vn-south')).toEqual([18, 17, 16]);
});

test('seven prizes of the south and eight of the north are staked on where a play says so', () => {
  const units = (region: Region, code: string) =>
    sum(playOf(region, code).units({ kind: 'numbers', numbers: [7] }));
  expect(units('vn-south', 'seven-prizes-2')).toBe(7);
  expect(units('vn-south', 'seven-prizes-3')).toBe(7);
  expect(units('vn-north', 'eight-prizes-2')).toBe(8);
});

test('a pair that three prizes show is paid three times', () => {
  const numbers = Array.from({ length: 27 }, (_, slot) => (slot % 9 === 0 ? 12_307 : 50));
  const hits = playOf('vn-north', 'all-prizes-2').hits({ kind: 'numbers', numbers: [7] }, numbers);
  expect(hits).toEqual([3]);
});

test('the digits of a line in any order are each a unit on every prize', () => {
  const play = playOf('vn-south', 'all-prizes-3-orders');
  const unitsOf = (line: number[]) => sum(play.units({ kind: 'lines', lines: [line] }));
  expect([unitsOf([1, 2, 3]), unitsOf([1, 1, 3]), unitsOf([1, 1, 1])]).toEqual([
    6 * 17,
    3 * 17,
    17,
  ]);
});
