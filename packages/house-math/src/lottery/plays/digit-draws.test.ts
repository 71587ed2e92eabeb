import { describe, expect, test } from 'vitest';
import { full, times } from '../../../../../tests/harness/extent.ts';
import { simulationRandom } from '../../fairness/simulation.ts';
import type { Numbers, Play } from '../play.ts';
import { expectChances } from '../testing/over-draws.ts';
import { selectionOf } from '../testing/selections.ts';
import { tuplesOf } from '../tuples.ts';
import { FIVE_THREES, FIVE_TWOS, fiveDigitPlays, threeDigitPlays } from './digit-draws.ts';
import { fourDigitPlays, MALAYSIA, SINGAPORE, totalOf } from './four-digits.ts';
import { sscPlays } from './ssc.ts';

const AREAS = [...FIVE_THREES, ...FIVE_TWOS];
const OF_SSC = new Set(sscPlays().map(({ code }) => code));
const THREE_DRAWS = tuplesOf(10, 3);
const FIVE_DRAWS = tuplesOf(10, 5);

/** All draws of five digits that a play can tell apart. */
function fiveDrawsOf({ code }: Play): readonly Numbers[] {
  const area = AREAS.find(({ name }) => code.startsWith(`${name}-`));
  if (!area) return FIVE_DRAWS;
  return tuplesOf(10, area.places.length).map((tuple) => {
    const numbers = [1, 8, 8, 2, 6];
    area.places.forEach((place, at) => {
      numbers[place] = tuple[at] ?? 0;
    });
    return numbers;
  });
}

/** No play looks at two of the 23 numbers at once, so they may all be the same. */
const FOUR_DRAWS: readonly Numbers[] = Array.from({ length: 10_000 }, (_, value) =>
  Array.from({ length: 23 }, () => value),
);

const FAMILIES: readonly (readonly [
  string,
  readonly Play[],
  (play: Play) => readonly Numbers[],
])[] = [
  ['three digits', threeDigitPlays(), () => THREE_DRAWS],
  // Most are plays of SSC, which its own test enumerates: again in `npm run test:full`.
  ['five digits', fiveDigitPlays().filter(({ code }) => full || !OF_SSC.has(code)), fiveDrawsOf],
  ['23 numbers of four digits', fourDigitPlays(MALAYSIA), () => FOUR_DRAWS],
];

describe.each(FAMILIES)('%s', (_, plays, drawsOf) => {
  test('each play has a code of its own', () => {
    expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length);
  });

  test.each(plays.map((play) => [play.code, play] as const))(
    '%s wins as often as its units and their chance say, over all draws',
    (_code, play) => {
      const draws = drawsOf(play);
      for (let at = 0; at < times(1); at += 1)
        expectChances(play, selectionOf(play, simulationRandom(7 + at)), draws);
    },
  );
});

const play = (code: string): Play => {
  const found = fourDigitPlays(MALAYSIA).find((each) => each.code === code);
  if (!found) throw new Error(`there is no play ${code}`);
  return found;
};

test('the published table returns 64 % of big and 65 % of small in Malaysia, 65.9 % and 58 % in Singapore', () => {
  expect([MALAYSIA, SINGAPORE].flatMap(({ big, small }) => [totalOf(big), totalOf(small)])).toEqual(
    [6_400, 6_500, 6_590, 5_800],
  );
});

test('four digits in any order are 24, 12, 6, 4 or 1 units, and one where the stake is shared', () => {
  const lines = [
    [1, 2, 3, 4],
    [1, 1, 2, 3],
    [1, 1, 2, 2],
    [1, 1, 1, 2],
    [1, 1, 1, 1],
  ];
  const stakes = (code: string) =>
    lines.map((line) => play(code).stakes?.({ kind: 'lines', lines: [line] }));
  expect(stakes('big-box')).toEqual([24, 12, 6, 4, 1]);
  expect(stakes('big-shared-box')).toEqual([1, 1, 1, 1, 1]);
});

test('a number that comes twice in a draw of 23 is paid twice', () => {
  const numbers = Array.from({ length: 23 }, (_, at) => (at < 1 || at > 20 ? 1234 : 5678));
  const hits = play('big-lines').hits({ kind: 'lines', lines: [[1, 2, 3, 4]] }, numbers);
  expect(hits).toEqual([1, 0, 0, 0, 2]);
});
