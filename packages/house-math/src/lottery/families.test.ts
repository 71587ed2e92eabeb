import { expect, test } from 'vitest';
import { hmacRandom } from '../fairness/hmac-node.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { FAMILIES, type FamilyCode, playOf } from './families.ts';
import type { Play, Selection } from './play.ts';
import { selectionOf } from './testing/selections.ts';

const SEEDS = { serverSeed: 'a1'.repeat(32), clientSeed: 'a root and an issue', nonce: 35 };
const families = Object.values(FAMILIES);

test.each(families.map((family) => [family.code, family] as const))(
  'a draw of %s has numbers of its shape, and the same seeds always draw the same',
  (_, { draw, shape }) => {
    const numbers = draw(hmacRandom(SEEDS));
    expect(numbers).toHaveLength(shape.count);
    expect(numbers.every((number) => number >= shape.from && number <= shape.to)).toBe(true);
    expect(draw(hmacRandom(SEEDS))).toEqual(numbers);
  },
);

test.each(['11x5', 'lhc', 'pk10'] as const)('no number comes twice in a draw of %s', (code) => {
  for (let nonce = 0; nonce < 50; nonce += 1) {
    const numbers = FAMILIES[code].draw(hmacRandom({ ...SEEDS, nonce }));
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

const FOUR_DIGITS = [
  3667, 755, 7934, 9763, 6150, 8426, 1258, 7231, 428, 2980, 3423, 6063, 4918, 9814, 3371, 966, 6281,
  4527, 31, 5497, 2087, 1937, 93,
];
const SOUTH = [
  763667, 40755, 7934, 89763, 16150, 38426, 21258, 67231, 50428, 62980, 83423, 36063, 4918, 9814,
  3371, 966, 281, 27,
];
/** A mapping never changes under its version: old draws must be verifiable for ever. */
const KNOWN: Readonly<Record<FamilyCode, readonly number[]>> = {
  ssc: [7, 5, 4, 3, 0],
  '11x5': [7, 6, 2, 5, 11],
  '3d': [7, 5, 4],
  p3: [7, 5, 4],
  p5: [7, 5, 4, 3, 0],
  '4d': FOUR_DIGITS,
  lhc: [49, 36, 22, 38, 39, 43, 6],
  pk10: [8, 10, 7, 1, 4, 3, 6, 2, 5, 9],
  k3: [6, 6, 5],
  wingo: [7],
  'vn-north': [
    63667, 40755, 7934, 89763, 16150, 38426, 21258, 67231, 50428, 62980, 3423, 6063, 4918, 9814,
    3371, 966, 6281, 4527, 31, 5497, 87, 937, 93, 85, 18, 52, 75,
  ],
  'vn-central': SOUTH,
  'vn-south': SOUTH,
  thai: [763667, 755, 934, 763, 150, 26],
  lao: [3667],
  'my-4d': FOUR_DIGITS,
  'sg-4d': FOUR_DIGITS,
};

test.each(families.map(({ code, draw }) => [code, draw] as const))(
  'mapping version 1 of %s draws what it has always drawn',
  (code, draw) => {
    expect(draw(hmacRandom(SEEDS))).toEqual(KNOWN[code]);
  },
);

test('a play is found by family, day and code, and an unknown one is null', () => {
  expect(playOf('ssc', '2026-11-27', 'five-straight')?.code).toBe('five-straight');
  expect(playOf('ssc', '2026-11-27', 'six-straight')).toBeNull();
  expect(playOf('constructor', '2026-11-27', 'five-straight')).toBeNull();
});

test('the animals of a mark six draw follow the lunar year of its day, and a year is made once', () => {
  const horse = (day: string) =>
    playOf('lhc', day, 'special-animal')?.prizes.find(({ code }) => code === 'horse')?.chance.n;
  expect([horse('2027-02-05'), horse('2027-02-06')]).toEqual([5, 4]);
  expect(FAMILIES.lhc.plays('2026-11-27')).toBe(FAMILIES.lhc.plays('2026-03-01'));
});

/** The selection with a number past the range that its play asks for. */
function past(selection: Selection, { asks, prizes }: Play): Selection {
  const far = asks.to + 1;
  switch (selection.kind) {
    case 'places':
      return { ...selection, places: selection.places.map((set) => [...set, far]) };
    case 'lines':
      return { ...selection, lines: selection.lines.map((line) => line.with(0, far)) };
    case 'repeated':
      return { ...selection, single: [...selection.single, far] };
    case 'bankers':
      return { ...selection, others: [...selection.others, far] };
    case 'options':
      return { ...selection, options: [...selection.options, prizes.length] };
    case 'numbers':
    case 'any':
      return { ...selection, numbers: [...selection.numbers, far] };
  }
}

test('every play accepts what its board offers, and no number past it', () => {
  const random = simulationRandom(12);
  for (const { code, plays } of families)
    for (const play of plays('2026-11-27')) {
      const selection = selectionOf(play, random);
      expect(play.kind, `${code} ${play.code}`).toBe(selection.kind);
      expect(play.accepts(past(selection, play)), `${code} ${play.code}`).toBe(false);
    }
});

test('a result of each shape counts its numbers by its tiers', () => {
  for (const { shape } of families)
    if (shape.tiers)
      expect(shape.tiers.reduce((all, { count }) => all + count, 0)).toBe(shape.count);
});
