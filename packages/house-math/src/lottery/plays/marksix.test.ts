import { expect, test } from 'vitest';
import { simulationRandom } from '../../fairness/simulation.ts';
import { times } from '../../../../../tests/harness/extent.ts';
import { choose, sum } from '../counting.ts';
import { expectChances } from '../testing/over-draws.ts';
import { selectionOf } from '../testing/selections.ts';
import { animalOf, ANIMALS, lunarYearOf } from './lunar-years.ts';
import { markSixPlays, waveOf } from './marksix.ts';

const ALL = Array.from({ length: 49 }, (_, at) => at + 1);
const PLAYS = markSixPlays(2026);
const SAMPLE = times(3_000);

/** Draws as chance makes them: seven different ones of 49. */
function draws(seed: number): number[][] {
  const random = simulationRandom(seed);
  return Array.from({ length: SAMPLE }, () => {
    const left = [...ALL];
    return Array.from({ length: 7 }, () => left.splice(random.below(left.length), 1)[0] ?? 0);
  });
}
const DRAWS = draws(49);

test.each(PLAYS.map((play) => [play.code, play] as const))(
  '%s wins about as often in thousands of draws as its units and their chance say',
  (_, play) => {
    const selection = selectionOf(play, simulationRandom(6));
    const units = play.units(selection);
    expect(sum(units)).toBeGreaterThan(0);
    play.prizes.forEach(({ code, chance }, at) => {
      const counts = DRAWS.map((numbers) => play.hits(selection, numbers)[at] ?? 0);
      const mean = sum(counts) / SAMPLE;
      const spread = Math.sqrt(sum(counts.map((count) => (count - mean) ** 2)) / SAMPLE);
      const expected = ((units[at] ?? 0) * chance.n) / chance.d;
      // Five standard errors, and room for what hardly ever comes.
      expect(Math.abs(mean - expected), `${code}: ${mean} for ${expected}`).toBeLessThan(
        5 * (spread / Math.sqrt(SAMPLE)) + 12 / SAMPLE,
      );
    });
  },
);

/**
 * Every draw by how many of its normal numbers are of each class and of which its special one is, with how many draws are
 * so: all 601,304,088 of them. Plays of numbers do not tell numbers of a class apart.
 */
function drawsByClass(
  classes: readonly (readonly number[])[],
): { numbers: number[]; ways: bigint }[] {
  let parts: { normals: number[][]; ways: bigint }[] = [{ normals: [], ways: 1n }];
  for (const members of classes)
    parts = parts.flatMap(({ normals, ways }) =>
      Array.from({ length: 7 }, (_, count) => ({
        normals: [...normals, members.slice(0, count)],
        ways: ways * BigInt(choose(members.length, count)),
      })),
    );
  return parts
    .filter(({ normals, ways }) => ways > 0n && normals.flat().length === 6)
    .flatMap(({ normals, ways }) =>
      classes.flatMap((members, at) => {
        const left = members.slice(normals[at]?.length);
        const [special] = left;
        if (special === undefined) return [];
        return [{ numbers: [...normals.flat(), special], ways: ways * BigInt(left.length) }];
      }),
    );
}

const OF_NUMBERS = PLAYS.filter(({ kind }) => kind === 'numbers' || kind === 'bankers');

test.each(OF_NUMBERS.map((play) => [play.code, play] as const))(
  '%s wins exactly as often as its units and their chance say, over all 601,304,088 draws',
  (_, play) => {
    const selection = selectionOf(play, simulationRandom(8));
    const chosen =
      selection.kind === 'numbers'
        ? [selection.numbers]
        : selection.kind === 'bankers'
          ? [selection.bankers, selection.others]
          : [];
    const rest = ALL.filter((number) => !chosen.flat().includes(number));
    const draws = drawsByClass([...chosen, rest]);
    const all = draws.reduce((ways, draw) => ways + draw.ways, 0n);
    expect(all).toBe(601_304_088n);
    play.prizes.forEach(({ code, chance }, at) => {
      const hits = draws.reduce(
        (sum, { numbers, ways }) => sum + ways * BigInt(play.hits(selection, numbers)[at] ?? 0),
        0n,
      );
      const units = BigInt(play.units(selection)[at] ?? 0);
      expect(hits * BigInt(chance.d), code).toBe(units * BigInt(chance.n) * all);
    });
  },
);

test.each(['one-animal', 'one-tail'])('%s comes in exactly as many draws as it says', (code) => {
  const play = PLAYS.find((each) => each.code === code);
  play?.prizes.forEach(({ chance }, at) => {
    const selection = { kind: 'options', options: [at] } as const;
    const own = ALL.filter((number) => play.hits(selection, [number])[at] === 1);
    const draws = drawsByClass([own, ALL.filter((number) => !own.includes(number))]);
    const hits = draws
      .filter(({ numbers }) => play.hits(selection, numbers)[at] === 1)
      .reduce((sum, { ways }) => sum + ways, 0n);
    expect(hits * BigInt(chance.d)).toBe(BigInt(chance.n) * 601_304_088n);
  });
});

const OF_SPECIAL = PLAYS.filter(({ code }) => code.startsWith('special-'));

test.each(OF_SPECIAL.map((play) => [play.code, play] as const))(
  '%s wins and ties with exactly as many special numbers as it says',
  (_, play) => {
    const draws = ALL.map((number) => [
      ...ALL.filter((other) => other !== number).slice(0, 6),
      number,
    ]);
    const options = play.prizes.map((_prize, at) => at);
    expectChances(play, { kind: 'options', options }, draws);
  },
);

test.each(PLAYS.filter(({ kind }) => kind === 'places').map((play) => [play.code, play] as const))(
  '%s wins and ties with exactly as many numbers of each place as it says',
  (_, play) => {
    // Each number once in each place.
    const turns = ALL.map((turn) =>
      Array.from({ length: 7 }, (_at, at) => ((turn + 7 * at) % 49) + 1),
    );
    expectChances(play, selectionOf(play, simulationRandom(5)), turns);
  },
);

test('every special number makes exactly one of two sides true, but 49, of which neither wins and both come back', () => {
  const sides = PLAYS.find(({ code }) => code === 'special-sides');
  const all = { kind: 'options', options: [0, 1, 2, 3, 4, 5, 6, 7] } as const;
  for (const number of ALL) {
    const numbers = [...ALL.filter((other) => other !== number).slice(0, 6), number];
    const hits = sides?.hits(all, numbers) ?? [];
    const pairs = [0, 2, 4, 6].map((at) => (hits[at] ?? 0) + (hits[at + 1] ?? 0));
    expect(pairs).toEqual(number === 49 ? [0, 0, 0, 0] : [1, 1, 1, 1]);
    expect(sum(sides?.ties?.(all, numbers) ?? [])).toBe(number === 49 ? 8 : 0);
  }
});

test('of 49 numbers 17 are red, 16 blue and 16 green', () => {
  const often = (wave: string) => ALL.filter((number) => waveOf(number) === wave).length;
  expect(['red', 'blue', 'green'].map(often)).toEqual([17, 16, 16]);
});

test('the animal of the year has five numbers, every other one four', () => {
  for (const year of [2024, 2025, 2026, 2027, 2030]) {
    const counts = ANIMALS.map(
      (animal) => ALL.filter((number) => animalOf(number, year) === animal).length,
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5]);
    expect(animalOf(49, year)).toBe(animalOf(1, year));
  }
  expect([animalOf(1, 2026), animalOf(2, 2026), animalOf(1, 2027)]).toEqual([
    'horse',
    'snake',
    'goat',
  ]);
});

test.each([
  ['2026-02-16', 2025],
  ['2026-02-17', 2026],
  ['2027-02-05', 2026],
  ['2027-02-06', 2027],
  ['2027-02-07', 2027],
  ['2030-02-02', 2029],
  ['2030-02-03', 2030],
] as const)('%s is in the lunar year %i', (day, year) => {
  expect(lunarYearOf(day)).toBe(year);
});
