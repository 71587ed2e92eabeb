import { describe, expect, test } from 'vitest';
import { simulationRandom } from '../../fairness/simulation.ts';
import type { Numbers, Play } from '../play.ts';
import { expectChances } from '../testing/over-draws.ts';
import { selectionOf } from '../testing/selections.ts';
import { arrangementsOf } from '../tuples.ts';
import { dicePlays, THROWS } from './dice.ts';
import { elevenPlays } from './eleven.ts';
import { racePlays } from './race.ts';
import { wingoPlays } from './wingo.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
const ELEVEN_DRAWS = arrangementsOf(upTo(11), 5);
/** Five places are all that a play of order looks at; the others follow in any order. */
const RACES = arrangementsOf(upTo(10), 5).map((front) => [
  ...front,
  ...upTo(10).filter((car) => !front.includes(car)),
]);
/** Each car in each place as often as in all of 10! races, and so is each pair of opposite places. */
const TURNS = upTo(10).flatMap((turn) =>
  upTo(10).flatMap((shift) => {
    const cars = upTo(10).map((_, at) => ((at + turn + shift) % 10) + 1);
    return [cars, cars.toReversed()];
  }),
);
const FRONT = /^(front|top2)/;

const FAMILIES: readonly (readonly [
  string,
  readonly Play[],
  (play: Play) => readonly Numbers[],
])[] = [
  ['11x5', elevenPlays(), () => ELEVEN_DRAWS],
  ['race of ten', racePlays(), ({ code }) => (FRONT.test(code) ? RACES : TURNS)],
  ['three dice', dicePlays(), () => THROWS],
  ['a digit with colours', wingoPlays(), () => upTo(10).map((value) => [value - 1])],
];

describe.each(FAMILIES)('%s', (_, plays, drawsOf) => {
  test('each play has a code of its own', () => {
    expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length);
  });

  test.each(plays.map((play) => [play.code, play] as const))(
    '%s wins as often as its units and their chance say, over all draws',
    (_code, play) => {
      expectChances(play, selectionOf(play, simulationRandom(4)), drawsOf(play));
    },
  );
});

test('the first two of a race sum to 3 to 19 in 2 2 4 4 6 6 8 8 10 8 8 6 6 4 4 2 2 of 90 ways', () => {
  const sums = racePlays().find(({ code }) => code === 'top2-sum');
  expect(sums?.prizes.map(({ chance }) => chance.n)).toEqual([
    2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2,
  ]);
});

test('three dice sum to 3 to 18 in 1 3 6 10 15 21 25 27 27 25 21 15 10 6 3 1 of 216 ways', () => {
  const sums = dicePlays().find(({ code }) => code === 'sum');
  expect(sums?.prizes.map(({ chance }) => chance.n)).toEqual([
    1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1,
  ]);
});
