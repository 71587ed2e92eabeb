import { expect, test } from 'vitest';
import { simulationRandom } from '../fairness/simulation.ts';
import { some, times } from '../../../../tests/harness/extent.ts';
import { chanceOfAnyWin } from './chance-of-win.ts';
import { FAMILIES, playOf } from './families.ts';
import { type Fraction, fraction, numberOf } from '../fraction.ts';
import type { Numbers, Play, Selection } from './play.ts';
import { selectionOf } from './testing/selections.ts';
import { arrangementsOf, tuplesOf } from './tuples.ts';

const DAY = '2026-11-27';
const PLAYS = Object.values(FAMILIES).flatMap((family) =>
  family.plays(DAY).map((play) => [`${family.code} ${play.code}`, family, play] as const),
);
const playNamed = (family: string, code: string): Play => {
  const play = playOf(family, DAY, code);
  if (!play) throw new Error(`there is no play ${code}`);
  return play;
};
const anyWin = (family: string, code: string, selection: Selection) =>
  chanceOfAnyWin({ family, play: playNamed(family, code), selection });
const isWon = (play: Play, selection: Selection, numbers: Numbers) =>
  play.hits(selection, numbers).some((hits) => hits > 0);

const SAMPLE = times(120);

test.each(PLAYS)('%s: any win comes as often as said', (_, family, play) => {
  const random = simulationRandom(41);
  const selection = selectionOf(play, random);
  const { chance, isExact } = chanceOfAnyWin({ family: family.code, play, selection });
  const p = numberOf(chance);
  let won = 0;
  for (let draw = 0; draw < SAMPLE; draw += 1)
    if (isWon(play, selection, family.draw(random))) won += 1;
  // Five standard errors, and room for what hardly ever comes.
  const room = 5 * Math.sqrt((p * (1 - p)) / SAMPLE) + 6 / SAMPLE;
  expect(won / SAMPLE).toBeLessThan(p + room);
  expect(isExact).toBe(true);
  expect(won / SAMPLE).toBeGreaterThan(p - room);
});

const counted = (play: Play, selection: Selection, draws: readonly Numbers[]): Fraction =>
  fraction(
    BigInt(draws.filter((numbers) => isWon(play, selection, numbers)).length),
    BigInt(draws.length),
  );
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

test.each(
  some(
    [
      'any3-straight',
      'five-any-3',
      'place-size-parity',
      'five-position',
      'five-combination',
      'five-at-least-2',
    ],
    2,
  ),
)('of all 100,000 draws of five digits exactly so many pay %s anything', (code) => {
  const play = playNamed('ssc', code);
  const selection = selectionOf(play, simulationRandom(42));
  const { chance, isExact } = anyWin('ssc', code, selection);
  expect(isExact).toBe(true);
  expect(chance).toEqual(counted(play, selection, tuplesOf(10, 5)));
});

test.each(['position', 'place-size-parity', 'any4', 'any6-bankers'])(
  'of all 55,440 orders of five of eleven exactly so many pay %s anything',
  (code) => {
    const play = playNamed('11x5', code);
    const selection = selectionOf(play, simulationRandom(43));
    const { chance, isExact } = anyWin('11x5', code, selection);
    expect(isExact).toBe(true);
    expect(chance).toEqual(counted(play, selection, arrangementsOf(upTo(11), 5)));
  },
);

test('a car named for every place of a race comes in none of them as often as a derangement, 1,334,961 of 3,628,800', () => {
  const { chance } = anyWin('pk10', 'position', {
    kind: 'places',
    places: upTo(10).map((car) => [car]),
  });
  expect(chance).toEqual(fraction(3_628_800n - 1_334_961n, 3_628_800n));
});

test('big in every place of a race always wins, and big in the first wins half of all draws', () => {
  const big = upTo(10).map(() => [0]);
  expect(anyWin('pk10', 'place-size-parity', { kind: 'places', places: big }).chance).toEqual(
    fraction(1n, 1n),
  );
  const first = upTo(10).map((place) => (place === 1 ? [0] : []));
  expect(anyWin('pk10', 'place-size-parity', { kind: 'places', places: first }).chance).toEqual(
    fraction(1n, 2n),
  );
});

test('a pair of digits is shown by one of 27 prizes with 1 - 0.99^27', () => {
  const { chance } = anyWin('vn-north', 'all-prizes-2', { kind: 'numbers', numbers: [7] });
  expect(chance).toEqual(fraction(100n ** 27n - 99n ** 27n, 100n ** 27n));
});

test('a play without a formula wins at most as often as its units together', () => {
  const play = { ...playNamed('ssc', 'five-position'), code: 'unknown' };
  const selection: Selection = { kind: 'places', places: [[1, 2], [3], [], [], []] };
  expect(chanceOfAnyWin({ family: 'ssc', play, selection })).toEqual({
    chance: fraction(3n, 10n),
    isExact: false,
  });
});
