import { FAMILIES, type FamilyCode, type Shape } from './families.ts';
import type { Numbers } from './play.ts';

/** What a number has done in the draws that are shown. */
export type TrendCell = {
  readonly number: number;
  /** Draws since it last came; 0 when it came in the newest, all of them when it did not come. */
  readonly omission: number;
  readonly longest: number;
  /** Draws without it between two with it, on average. */
  readonly average: number;
  readonly frequency: number;
  /** Came much more or much less often than expected, as a few do by chance; null for most. */
  readonly heat: 'hot' | 'cold' | null;
};

/** A place of the draw, counted from 0, or all places (null): whether a number came anywhere. */
export type TrendColumn = {
  readonly place: number | null;
  readonly cells: readonly TrendCell[];
};

/** Standard deviations from the expected frequency at which a number is called hot or cold. */
const HEAT = 1.5;

/** What a column counts: its numbers, which of them a draw shows, and how often each is expected in a draw. */
type Counted = {
  readonly place: number | null;
  readonly numbers: readonly number[];
  readonly shown: (draw: Numbers) => Numbers;
  readonly chance: number;
};

/** All columns of a family: each of its places, and the draw as a whole where that says more. */
export function trendOf(family: FamilyCode, draws: readonly Numbers[]): readonly TrendColumn[] {
  return countedBy(FAMILIES[family].shape).map((counted) => ({
    place: counted.place,
    cells: counted.numbers.map((number) => cellOf(counted, number, draws)),
  }));
}

/** The omission of each number of a column as it was at each draw, newest first; 0 where it came. */
export function omissionsOf(
  family: FamilyCode,
  place: number | null,
  draws: readonly Numbers[],
): readonly (readonly number[])[] {
  const counted = countedBy(FAMILIES[family].shape).find((column) => column.place === place);
  if (!counted) return [];
  let before = counted.numbers.map(() => 0);
  return draws
    .toReversed()
    .map((draw) => {
      const shown = counted.shown(draw);
      before = counted.numbers.map((number, at) =>
        shown.includes(number) ? 0 : (before[at] ?? 0) + 1,
      );
      return before;
    })
    .toReversed();
}

const rangeOf = ({ from, to }: Shape): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

function countedBy(shape: Shape): readonly Counted[] {
  const { look, count } = shape;
  // Of regional prizes members follow the last two digits.
  if (look === 'prizes')
    return [
      {
        place: null,
        numbers: Array.from({ length: 100 }, (_, pair) => pair),
        shown: (draw) => draw.map((number) => number % 100),
        chance: 1 - 0.99 ** count,
      },
    ];
  const numbers = rangeOf(shape);
  const places = Array.from(
    { length: count },
    (_, place): Counted => ({
      place,
      numbers,
      shown: (draw) => draw.slice(place, place + 1),
      chance: 1 / numbers.length,
    }),
  );
  const isDistinct = look === 'balls' || look === 'marks';
  const chance = isDistinct ? count / numbers.length : 1 - (1 - 1 / numbers.length) ** count;
  const whole: Counted = { place: null, numbers, shown: (draw) => draw, chance };
  // A race shows every car, and a single digit has no places to tell apart.
  return look === 'race' || count === 1 ? places : [...places, whole];
}

function cellOf({ shown, chance }: Counted, number: number, draws: readonly Numbers[]): TrendCell {
  const came = draws.map((draw) => shown(draw).includes(number));
  const frequency = came.filter(Boolean).length;
  const runs = runsWithout(came);
  return {
    number,
    omission: runs[0] ?? 0,
    longest: Math.max(...runs),
    average: (draws.length - frequency) / (frequency + 1),
    frequency,
    heat: heatOf(frequency, chance, draws.length),
  };
}

/** How many draws it stayed away before, between and after those in which it came, newest first. */
function runsWithout(came: readonly boolean[]): number[] {
  const runs = [0];
  for (const isIn of came) {
    if (isIn) runs.push(0);
    else runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
  }
  return runs;
}

function heatOf(frequency: number, chance: number, draws: number): TrendCell['heat'] {
  const deviation = Math.sqrt(draws * chance * (1 - chance));
  const off = frequency - draws * chance;
  if (deviation === 0 || Math.abs(off) < HEAT * deviation) return null;
  return off > 0 ? 'hot' : 'cold';
}
