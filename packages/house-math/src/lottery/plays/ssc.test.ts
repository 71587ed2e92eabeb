import { simulationRandom } from '../../fairness/simulation.ts';
import { expect, test } from 'vitest';
import { expectChances } from '../testing/over-draws.ts';
import { selectionOf } from '../testing/selections.ts';
import { tuplesOf } from '../tuples.ts';
import { full } from '../../../../../tests/harness/extent.ts';
import type { Numbers, Play } from '../play.ts';
import { AREAS, bullOf, sscPlays } from './ssc.ts';

const DRAWS = tuplesOf(10, 5);

test('each play has a code of its own', () => {
  const codes = sscPlays().map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

/** All draws that a play can tell apart: those of its own places; what the others show is of no play's concern. */
function drawsOf({ code }: Play): readonly Numbers[] {
  const area = AREAS.find(({ name }) => code.startsWith(`${name}-`));
  if (!area) return DRAWS;
  return tuplesOf(10, area.places.length).map((tuple) => {
    const numbers = [7, 3, 3, 0, 9];
    area.places.forEach((place, at) => {
      numbers[place] = tuple[at] ?? 0;
    });
    return numbers;
  });
}

/** As `any3-group-6`, and with the same units over all draws it takes seconds. */
const LONG = 'any4-group-6';
/** Those of one place beside the next are alike: every third play, and all in `npm run test:full`. */
const PLAYS = sscPlays().filter(({ code }, at) => full || (at % 3 === 0 && code !== LONG));

test.each(PLAYS.map((play) => [play.code, play] as const))(
  '%s wins as often as its units and their chance say, over all draws',
  (_, play) => {
    expectChances(play, selectionOf(play, simulationRandom(3)), drawsOf(play));
  },
);

test('three digits are a triple, a straight, a pair, half a straight or mixed: 10, 60, 270, 360 and 300 of 1,000', () => {
  const patterns = sscPlays().find(({ code }) => code === 'back3-pattern');
  expect(patterns?.prizes.map(({ chance }) => [chance.n, chance.d])).toEqual([
    [10, 1000],
    [60, 1000],
    [270, 1000],
    [360, 1000],
    [300, 1000],
  ]);
});

test('of 100,000 hands 35,649 are no bull, odd ones come 6,375 times, even ones 6,505 and the best 6,456', () => {
  const often = new Map<number | null, number>();
  for (const numbers of DRAWS) {
    const bull = bullOf(numbers);
    often.set(bull, (often.get(bull) ?? 0) + 1);
  }
  const counts = [null, 1, 2, 9, 10].map((bull) => often.get(bull));
  expect(counts).toEqual([35_649, 6_375, 6_505, 6_375, 6_456]);
});
