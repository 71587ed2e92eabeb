import { describe, expect, test } from 'vitest';
import { simulationRandom } from '../fairness/simulation.ts';
import { times } from '../../../../tests/harness/extent.ts';
import { FAMILIES, type FamilyCode } from './families.ts';
import { chanceOf, upperTail } from './look-of-chance.ts';
import { omissionsOf, trendOf } from './trend.ts';

const drawsOf = (family: FamilyCode, count: number, seed: number) => {
  const random = simulationRandom(seed);
  return Array.from({ length: count }, () => FAMILIES[family].draw(random));
};
const cell = (family: FamilyCode, draws: number[][], place: number | null, number: number) =>
  trendOf(family, draws)
    .find((column) => column.place === place)
    ?.cells.find((each) => each.number === number);

describe('the trend of draws, newest first,', () => {
  const draws = [[3], [7], [3], [1], [1], [1], [7], [2]];

  test('says for how many draws a number stayed away, at most and on average, and how often it came', () => {
    expect(cell('wingo', draws, 0, 3)).toMatchObject({ omission: 0, longest: 5, frequency: 2 });
    expect(cell('wingo', draws, 0, 7)).toMatchObject({ omission: 1, longest: 4, frequency: 2 });
    expect(cell('wingo', draws, 0, 7)?.average).toBe(2);
    expect(cell('wingo', draws, 0, 2)).toMatchObject({ omission: 7, longest: 7, frequency: 1 });
    expect(cell('wingo', draws, 0, 9)).toMatchObject({ omission: 8, longest: 8, frequency: 0 });
  });

  test('calls a number hot or cold that came much more or less often than expected', () => {
    const often = Array.from({ length: 60 }, (_, at) => [at % 3 === 0 ? 5 : 1 + (at % 4)]);
    expect(cell('wingo', often, 0, 5)?.heat).toBe('hot');
    expect(cell('wingo', often, 0, 0)?.heat).toBe('cold');
    const evenly = Array.from({ length: 60 }, (_, at) => [at % 10]);
    expect(cell('wingo', evenly, 0, 4)?.heat).toBeNull();
  });

  test('has the omission of each number at each draw, counted from the oldest', () => {
    const rows = omissionsOf('wingo', 0, draws);
    expect(rows.map((row) => row[7])).toEqual([1, 0, 4, 3, 2, 1, 0, 1]);
    expect(rows[0]).toEqual(trendOf('wingo', draws)[0]?.cells.map(({ omission }) => omission));
  });

  test.each<[FamilyCode, (number | null)[]]>([
    ['wingo', [0]],
    ['k3', [0, 1, 2, null]],
    ['ssc', [0, 1, 2, 3, 4, null]],
    ['11x5', [0, 1, 2, 3, 4, null]],
    ['pk10', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['lhc', [0, 1, 2, 3, 4, 5, 6, null]],
    ['vn-north', [null]],
  ])('of %s has the columns %j', (family, places) => {
    const columns = trendOf(family, drawsOf(family, 20, 1));
    expect(columns.map(({ place }) => place)).toEqual(places);
  });

  test('counts a number anywhere once a draw, and each place by itself', () => {
    const dice = [
      [6, 6, 1],
      [2, 6, 3],
    ];
    expect(cell('k3', dice, null, 6)?.frequency).toBe(2);
    expect(cell('k3', dice, 0, 6)?.frequency).toBe(1);
    expect(cell('vn-north', [[12_345, 45]], null, 45)?.frequency).toBe(1);
  });

  test('of no draws is empty of hits', () => {
    expect(cell('wingo', [], 0, 3)).toMatchObject({ omission: 0, longest: 0, frequency: 0 });
    expect(chanceOf('wingo', [])).toBeNull();
  });
});

describe('whether draws look as chance does', () => {
  test.each<FamilyCode>(['wingo', 'k3', 'ssc', '11x5', 'pk10', 'lhc', '4d', 'vn-south'])(
    '%s: draws of chance have every p about equally often',
    (family) => {
      const runs = times(200);
      const all = drawsOf(family, runs * 50, 51);
      const values = Array.from(
        { length: runs },
        (_, run) => chanceOf(family, all.slice(run * 50, run * 50 + 50))?.p ?? -1,
      );
      for (const below of [0.1, 0.5, 0.9]) {
        const share = values.filter((p) => p < below).length / runs;
        // Four standard errors, and a little for a test that is not exact with so few draws.
        const room = 4 * Math.sqrt((below * (1 - below)) / runs) + 0.03;
        expect(Math.abs(share - below), `${share} below ${below}`).toBeLessThan(room);
      }
    },
  );

  test('a digit that comes twice as often as others is no chance, and neither is one that comes in turn', () => {
    const loaded = drawsOf('wingo', 500, 52).map(([digit = 0], at) =>
      at % 9 === 0 ? [4] : [digit],
    );
    expect(chanceOf('wingo', loaded)).toMatchObject({ isUsual: false });
    expect(chanceOf('wingo', loaded)?.p).toBeLessThan(0.001);
    const inTurn = Array.from({ length: 500 }, (_, at) => [at % 10]);
    expect(chanceOf('wingo', inTurn)).toMatchObject({ isUsual: false });
    expect(chanceOf('wingo', inTurn)?.p).toBeGreaterThan(0.999);
  });

  test('is not asked of a handful of draws', () => {
    expect(chanceOf('wingo', drawsOf('wingo', 19, 53))).toBeNull();
    expect(chanceOf('wingo', drawsOf('wingo', 20, 53))).not.toBeNull();
  });

  test.each([
    [0, 0.5],
    [1.2815516, 0.1],
    [2.3263479, 0.01],
    [-2.3263479, 0.99],
  ])('%d standard deviations have %d of a normal distribution above them', (deviations, share) => {
    expect(upperTail(deviations)).toBeCloseTo(share, 6);
  });
});
