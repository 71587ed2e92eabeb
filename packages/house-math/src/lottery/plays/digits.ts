import { isSet, withoutDoubles } from '../checks.ts';
import { choose, countIn, product, productsOf, sum } from '../counting.ts';
import {
  type Chance,
  type Numbers,
  type NumberSet,
  of,
  type Play,
  type Selection,
} from '../play.ts';
import { tuplesOf } from '../tuples.ts';

/** Places of a draw that a play looks at, from the left; each shows a digit, every one equally likely. */
export type Area = { readonly name: string; readonly places: readonly number[] };

const DIGITS = [0, 9] as const;
const oneOf = (places: number): Chance => ({ n: 1, d: 10 ** places });
const one = (chance: Chance) => [{ code: 'win', chance }];
const shown = ({ places }: Area, numbers: Numbers): number[] =>
  places.map((place) => numbers[place] ?? 0);

const placesOf = (selection: Selection): readonly NumberSet[] => of(selection, 'places').places;
const areSets = (sets: readonly NumberSet[], count: number, least: number): boolean =>
  sets.length === count && sets.every((set) => set.length >= least && isSet(set, DIGITS));

/** A digit for each place, in its place. */
export function straight(area: Area): Play {
  const count = area.places.length;
  return {
    code: `${area.name}-straight`,
    kind: 'places',
    asks: { from: 0, to: 9, places: count, least: count },
    prizes: one(oneOf(count)),
    accepts: (selection) => selection.kind === 'places' && areSets(selection.places, count, 1),
    units: (selection) => [product(placesOf(selection).map((set) => set.length))],
    hits(selection, numbers) {
      const digits = shown(area, numbers);
      return [placesOf(selection).every((set, at) => set.includes(digits[at] ?? -1)) ? 1 : 0];
    },
  };
}

/** The same, written line by line. */
export function straightLines(area: Area): Play {
  const count = area.places.length;
  const linesOf = (selection: Selection) => withoutDoubles(of(selection, 'lines').lines);
  return {
    code: `${area.name}-lines`,
    kind: 'lines',
    asks: { from: 0, to: 9, places: count },
    prizes: one(oneOf(count)),
    accepts: (selection) =>
      selection.kind === 'lines' &&
      selection.lines.length > 0 &&
      selection.lines.every(
        (line) => line.length === count && line.every((digit) => isSet([digit], DIGITS)),
      ),
    units: (selection) => [linesOf(selection).length],
    hits(selection, numbers) {
      const digits = shown(area, numbers).join(' ');
      return [linesOf(selection).some((line) => line.join(' ') === digits) ? 1 : 0];
    },
  };
}

/** Each combination is staked on all of its digits, on the last of them but one, and so on: a prize for each. */
export function combination(area: Area): Play {
  const count = area.places.length;
  const tails = area.places.map((_, at) => count - at);
  return {
    code: `${area.name}-combination`,
    kind: 'places',
    asks: { from: 0, to: 9, places: count, least: count },
    prizes: tails.map((tail) => ({ code: `last-${tail}`, chance: oneOf(tail) })),
    accepts: (selection) => selection.kind === 'places' && areSets(selection.places, count, 1),
    units(selection) {
      const combinations = product(placesOf(selection).map((set) => set.length));
      return tails.map(() => combinations);
    },
    hits(selection, numbers) {
      const digits = shown(area, numbers);
      const sets = placesOf(selection);
      return tails.map((tail) => {
        const before = sets.slice(0, count - tail);
        const isHit = sets.slice(count - tail).every((set, at) => {
          return set.includes(digits[count - tail + at] ?? -1);
        });
        return isHit ? product(before.map((set) => set.length)) : 0;
      });
    },
  };
}

/** A digit in a place; places may be left out. */
export function position(area: Area): Play {
  const count = area.places.length;
  return {
    code: `${area.name}-position`,
    kind: 'places',
    asks: { from: 0, to: 9, places: count, least: 1 },
    prizes: one(oneOf(1)),
    accepts: (selection) =>
      selection.kind === 'places' &&
      areSets(selection.places, count, 0) &&
      selection.places.some((set) => set.length > 0),
    units: (selection) => [sum(placesOf(selection).map((set) => set.length))],
    hits(selection, numbers) {
      const digits = shown(area, numbers);
      return [placesOf(selection).filter((set, at) => set.includes(digits[at] ?? -1)).length];
    },
  };
}

/** Any so many of five places, each with the digits chosen for it. */
export function anyStraight(area: Area, k: number): Play {
  const count = area.places.length;
  return {
    code: `any${k}-straight`,
    kind: 'places',
    asks: { from: 0, to: 9, places: count, least: k },
    prizes: one(oneOf(k)),
    accepts: (selection) =>
      selection.kind === 'places' &&
      areSets(selection.places, count, 0) &&
      selection.places.filter((set) => set.length > 0).length >= k,
    units: (selection) => [
      productsOf(
        placesOf(selection).map((set) => set.length),
        k,
      ),
    ],
    hits(selection, numbers) {
      const digits = shown(area, numbers);
      const right = placesOf(selection).filter((set, at) => set.includes(digits[at] ?? -1));
      return [choose(right.length, k)];
    },
  };
}

type Measure = {
  readonly name: string;
  readonly most: number;
  readonly measure: (digits: readonly number[]) => number;
};

/** All combinations with a sum, or with a span between the largest and the smallest digit. */
function byMeasure(area: Area, { name, most, measure }: Measure): Play {
  const count = area.places.length;
  const counts = Array.from({ length: most + 1 }, () => 0);
  for (const tuple of tuplesOf(10, count))
    counts[measure(tuple)] = (counts[measure(tuple)] ?? 0) + 1;
  const numbersOf = (selection: Selection) => of(selection, 'numbers').numbers;
  return {
    code: `${area.name}-${name}`,
    kind: 'numbers',
    asks: { from: 0, to: most, least: 1 },
    prizes: one(oneOf(count)),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, [0, most]),
    units: (selection) => [sum(numbersOf(selection).map((value) => counts[value] ?? 0))],
    hits: (selection, numbers) => [countIn(numbersOf(selection), [measure(shown(area, numbers))])],
  };
}

export const sumPlay = (area: Area): Play =>
  byMeasure(area, { name: 'sum', most: 9 * area.places.length, measure: sum });
export const spanPlay = (area: Area): Play =>
  byMeasure(area, {
    name: 'span',
    most: 9,
    measure: (digits) => Math.max(...digits) - Math.min(...digits),
  });

/** The last digit of the sum. */
export function sumTail(area: Area): Play {
  return {
    code: `${area.name}-sum-tail`,
    kind: 'numbers',
    asks: { from: 0, to: 9, least: 1 },
    prizes: one(oneOf(1)),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, DIGITS),
    units: (selection) => [of(selection, 'numbers').numbers.length],
    hits: (selection, numbers) => [
      countIn(of(selection, 'numbers').numbers, [sum(shown(area, numbers)) % 10]),
    ],
  };
}

/** So many different digits somewhere among the places; each unit is so many chosen digits. */
export function noPosition(area: Area, many: number): Play {
  const count = area.places.length;
  // Inclusion and exclusion over the digits that are missing.
  const n = sum(
    Array.from(
      { length: many + 1 },
      (_, missing) => (-1) ** missing * choose(many, missing) * (10 - missing) ** count,
    ),
  );
  return {
    code: `${area.name}-any-${many}`,
    kind: 'numbers',
    asks: { from: 0, to: 9, least: many },
    prizes: one({ n, d: 10 ** count }),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= many &&
      isSet(selection.numbers, DIGITS),
    units: (selection) => [choose(of(selection, 'numbers').numbers.length, many)],
    hits(selection, numbers) {
      const digits = new Set(shown(area, numbers));
      return [choose(countIn(of(selection, 'numbers').numbers, [...digits]), many)];
    },
  };
}

/** 0 big (5 to 9), 1 small, 2 odd, 3 even. */
const ATTRIBUTES = [
  (digit: number) => digit >= 5,
  (digit: number) => digit < 5,
  (digit: number) => digit % 2 === 1,
  (digit: number) => digit % 2 === 0,
] as const;

/** Big, small, odd or even for each place; a draw may win with several units. */
export function attributes(area: Area): Play {
  const count = area.places.length;
  return {
    code: `${area.name}-size-parity`,
    kind: 'places',
    asks: { from: 0, to: 3, places: count, least: count, sides: true },
    prizes: one({ n: 1, d: 2 ** count }),
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === count &&
      selection.places.every((set) => set.length > 0 && isSet(set, [0, 3])),
    units: (selection) => [product(placesOf(selection).map((set) => set.length))],
    hits(selection, numbers) {
      const digits = shown(area, numbers);
      const right = placesOf(selection).map(
        (set, at) => set.filter((index) => ATTRIBUTES[index]?.(digits[at] ?? 0)).length,
      );
      return [product(right)];
    },
  };
}

/** A digit that comes at least so often among all places. */
export function atLeast(area: Area, times: number): Play {
  const count = area.places.length;
  const n = sum(
    Array.from({ length: count - times + 1 }, (_, more) => {
      const often = times + more;
      return choose(count, often) * 9 ** (count - often);
    }),
  );
  return {
    code: `${area.name}-at-least-${times}`,
    kind: 'numbers',
    asks: { from: 0, to: 9, least: 1 },
    prizes: one({ n, d: 10 ** count }),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, DIGITS),
    units: (selection) => [of(selection, 'numbers').numbers.length],
    hits(selection, numbers) {
      const digits = shown(area, numbers);
      const often = (digit: number) => digits.filter((each) => each === digit).length >= times;
      return [of(selection, 'numbers').numbers.filter(often).length];
    },
  };
}
