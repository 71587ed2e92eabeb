import type { Finding } from '../../src/fairness/battery.ts';
import { chiSquare, even } from '../../src/fairness/chi-square.ts';
import { hmacRandom } from '../../src/fairness/hmac-node.ts';
import type { Family, Shape } from '../../src/lottery/families.ts';
import type { Numbers } from '../../src/lottery/play.ts';
import { digitsOf } from '../../src/lottery/regions.ts';
import { seedsFrom } from './stream.ts';

/** See mappings.ts: past 5 by chance alone one of some thousand findings strays in thousands of runs. */
const LIMIT = 5;
/** A choice that is met more rarely than this on average says nothing. */
const LEAST_EACH = 20;
/** Of a long number its last digits and its first ones are looked at, in so many parts. */
const PARTS = 100;

/** What is counted of a draw: which of `choices` it shows, all of them equally likely; null says nothing. */
type Look = {
  readonly test: string;
  readonly choices: number;
  readonly of: (numbers: Numbers, before: Numbers | null) => number | null;
};

type Drawn = Pick<Family, 'code' | 'shape' | 'draw'>;

/**
 * Draws of a family as issues have them: each place shows each number as often as every other, so does each pair of
 * neighbours, and no draw says anything of the next. Source: promises T14.
 */
export function drawFindings(
  { code, shape, draw }: Drawn,
  { word, rounds }: { readonly word: string; readonly rounds: number },
): Finding[] {
  const looks = looksAt(shape).filter(({ choices }) => rounds >= choices * LEAST_EACH);
  const seen = looks.map(({ choices }) => even(choices, 0));
  let before: Numbers | null = null;
  let drawn = 0;
  for (const seeds of seedsFrom(`${word}:${code}`)) {
    if (drawn++ === rounds) break;
    const numbers = draw(hmacRandom(seeds));
    for (const [at, { of }] of looks.entries()) {
      const shown = of(numbers, before);
      const table = seen[at];
      if (shown !== null && table) table[shown] = (table[shown] ?? 0) + 1;
    }
    before = numbers;
  }
  return looks.map(({ test, choices }, at) => {
    const table = seen[at] ?? [];
    const total = table.reduce((sum, count) => sum + count, 0);
    return { test, off: chiSquare(table, even(choices, total)), limit: LIMIT };
  });
}

function looksAt(shape: Shape): readonly Look[] {
  if (shape.tiers) return digitsOf(shape.tiers).flatMap(prizeLooks);
  const { count, from, to, look } = shape;
  const all = to - from + 1;
  // Balls, marks and cars are drawn without being put back: a pair is never twice the same.
  const isDistinct = look === 'balls' || look === 'marks' || look === 'race';
  const pair = (one: number, other: number) =>
    isDistinct ? one * (all - 1) + (other > one ? other - 1 : other) : one * all + other;
  const at = (numbers: Numbers, place: number) => (numbers[place] ?? 0) - from;
  const places = Array.from({ length: count }, (_, place) => place);
  return [
    ...places.map((place) => ({
      test: `place ${place + 1}`,
      choices: all,
      of: (numbers: Numbers) => at(numbers, place),
    })),
    ...places.slice(1).map((place) => ({
      test: `places ${place} and ${place + 1}`,
      choices: isDistinct ? all * (all - 1) : all * all,
      of: (numbers: Numbers) => pair(at(numbers, place - 1), at(numbers, place)),
    })),
    {
      test: 'a draw tells nothing of the next',
      choices: all * all,
      of: (numbers, before) => (before ? at(before, 0) * all + at(numbers, 0) : null),
    },
  ];
}

/** The first digits of a prize and its last ones: all of them where it has two. */
function prizeLooks(digits: number, slot: number): readonly Look[] {
  const at = (numbers: Numbers) => numbers[slot] ?? 0;
  const parts = 10 ** digits / PARTS;
  return [
    { test: `prize ${slot + 1}, last digits`, choices: PARTS, of: (all) => at(all) % PARTS },
    ...(digits === 2
      ? []
      : [
          {
            test: `prize ${slot + 1}, first digits`,
            choices: PARTS,
            of: (all: Numbers) => Math.floor(at(all) / parts),
          },
        ]),
    {
      test: `prize ${slot + 1} tells nothing of the next draw`,
      choices: PARTS,
      of: (all, before) => (before ? (at(before) % 10) * 10 + (at(all) % 10) : null),
    },
  ];
}
