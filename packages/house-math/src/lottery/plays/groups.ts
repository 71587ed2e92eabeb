import { isSet, withoutDoubles } from '../checks.ts';
import { choose, countIn, factorial, sum, tallyOf } from '../counting.ts';
import {
  type Chance,
  type Numbers,
  type NumberSet,
  of,
  type Play,
  type Selection,
} from '../play.ts';
import { choicesOf, tuplesOf } from '../tuples.ts';
import type { Area } from './digits.ts';
import { ordersOf, sortedDigits } from './orders.ts';

/** Digits without their order: `count` digits that come `times` times each. */
type Part = { readonly times: number; readonly count: number };
export type Pattern = { readonly repeated?: Part; readonly single: Part };

const DIGITS = [0, 9] as const;
const shown = ({ places }: Area, numbers: Numbers): number[] =>
  places.map((place) => numbers[place] ?? 0);

/** The orders in which digits of a pattern can stand. */
const ordersOfPattern = (places: number, { repeated, single }: Pattern): number =>
  factorial(places) /
  (factorial(single.times) ** single.count *
    (repeated ? factorial(repeated.times) ** repeated.count : 1));

/** Units of a pattern: digits for its repeated part, and other digits for the single one. */
function unitsOf({ repeated, single }: Pattern, sets: Sets): number {
  if (!repeated) return choose(sets.single.length, single.count);
  const both = countIn(sets.single, sets.repeated);
  const alone = sets.repeated.length - both;
  return sum(
    Array.from(
      { length: repeated.count + 1 },
      (_, at) =>
        choose(both, at) *
        choose(alone, repeated.count - at) *
        choose(sets.single.length - at, single.count),
    ),
  );
}

type Sets = { readonly repeated: NumberSet; readonly single: NumberSet };

function isHit(pattern: Pattern, sets: Sets, digits: readonly number[]): boolean {
  const tally = [...tallyOf(digits)];
  const coming = (times: number) =>
    tally.flatMap(([digit, often]) => (often === times ? [digit] : []));
  const { repeated, single } = pattern;
  const alone = coming(single.times);
  const often = repeated ? coming(repeated.times) : [];
  return (
    alone.length === single.count &&
    often.length === (repeated?.count ?? 0) &&
    alone.length + often.length === tally.length &&
    countIn(sets.single, alone) === alone.length &&
    countIn(sets.repeated, often) === often.length
  );
}

/** A group by its number of orders; `oneSet`: both parts are taken from the same digits. */
export function group(area: Area, pattern: Pattern, { oneSet = false } = {}): Play {
  const orders = ordersOfPattern(area.places.length, pattern);
  const isTwofold = pattern.repeated !== undefined && !oneSet;
  const setsOf = (selection: Selection): Sets => {
    if (isTwofold) return of(selection, 'repeated');
    const { numbers } = of(selection, 'numbers');
    return { repeated: numbers, single: numbers };
  };
  const hasUnits = (sets: Sets) =>
    isSet(sets.repeated, DIGITS) && isSet(sets.single, DIGITS) && unitsOf(pattern, sets) > 0;
  return {
    code: `${area.name}-group-${orders}`,
    kind: isTwofold ? 'repeated' : 'numbers',
    asks: isTwofold
      ? { from: 0, to: 9 }
      : { from: 0, to: 9, least: pattern.single.count + (pattern.repeated?.count ?? 0) },
    prizes: [{ code: 'win', chance: { n: orders, d: 10 ** area.places.length } }],
    accepts: (selection) =>
      selection.kind === (isTwofold ? 'repeated' : 'numbers') && hasUnits(setsOf(selection)),
    units: (selection) => [unitsOf(pattern, setsOf(selection))],
    hits: (selection, numbers) => [isHit(pattern, setsOf(selection), shown(area, numbers)) ? 1 : 0],
  };
}

const PAIR: Pattern = { single: { times: 1, count: 2 } };
const GROUP_3: Pattern = { repeated: { times: 2, count: 1 }, single: { times: 1, count: 1 } };
const GROUP_6: Pattern = { single: { times: 1, count: 3 } };

const chanceOf = (orders: number, places: number): Chance => ({ n: orders, d: 10 ** places });

/** The groups of an area that may be won: all but those of one digit alone, each with its orders. */
function groupsOf(places: number): ReadonlyMap<string, { orders: number; digits: number[] }> {
  const groups = new Map<string, { orders: number; digits: number[] }>();
  for (const tuple of tuplesOf(10, places)) {
    if (new Set(tuple).size === 1) continue;
    const key = sortedDigits(tuple);
    const known = groups.get(key);
    if (known) known.orders += 1;
    else groups.set(key, { orders: 1, digits: tuple });
  }
  return groups;
}

type Picked = {
  readonly name: string;
  readonly most: number;
  readonly holds: (digits: readonly number[], value: number) => boolean;
};

/** All groups for which something holds of a chosen value: their sum, or that they have a digit. */
function groupsWhere(area: Area, { name, most, holds }: Picked): Play {
  const places = area.places.length;
  const groups = [...groupsOf(places).values()];
  const orders = [...new Set(groups.map((each) => each.orders))].toSorted((a, b) => a - b);
  const counts = Array.from({ length: most + 1 }, (_, value) =>
    orders.map(
      (each) => groups.filter((one) => one.orders === each && holds(one.digits, value)).length,
    ),
  );
  return {
    code: `${area.name}-${name}`,
    kind: 'numbers',
    asks: { from: 0, to: most, least: 1 },
    prizes: orders.map((each) => ({ code: `group-${each}`, chance: chanceOf(each, places) })),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      isSet(selection.numbers, [0, most]) &&
      sum(selection.numbers.map((value) => sum(counts[value] ?? []))) > 0,
    units: (selection) =>
      orders.map((_, at) =>
        sum(of(selection, 'numbers').numbers.map((value) => counts[value]?.[at] ?? 0)),
      ),
    hits(selection, numbers) {
      const digits = shown(area, numbers);
      const many = of(selection, 'numbers').numbers.filter((value) => holds(digits, value)).length;
      const own = new Set(digits).size === 1 ? 0 : ordersOf(digits);
      return orders.map((each) => (each === own ? many : 0));
    },
  };
}

/** Groups by the sum of their digits. */
export const groupSum = (area: Area): Play =>
  groupsWhere(area, {
    name: 'group-sum',
    most: 9 * area.places.length - 1,
    holds: (digits, value) => sum(digits) === value,
  });

/** One digit that must be in the group. */
export const groupBanker = (area: Area): Play => {
  const play = groupsWhere(area, {
    name: 'group-banker',
    most: 9,
    holds: (digits, value) => digits.includes(value),
  });
  return {
    ...play,
    asks: { ...play.asks, most: 1 },
    accepts: (selection) =>
      play.accepts(selection) && of(selection, 'numbers').numbers.length === 1,
  };
};

/** Groups that are written line by line, two alike or three different; digits all alike are none. */
export function groupLines(area: Area): Play {
  const places = area.places.length;
  const groups = groupsOf(places);
  const orders = [...new Set([...groups.values()].map((each) => each.orders))].toSorted(
    (a, b) => a - b,
  );
  const linesOf = (selection: Selection) =>
    withoutDoubles(of(selection, 'lines').lines.map((line) => line.toSorted((a, b) => a - b)));
  const ordersOfLine = (line: readonly number[]) => groups.get(sortedDigits(line))?.orders;
  return {
    code: `${area.name}-group-lines`,
    kind: 'lines',
    asks: { from: 0, to: 9, places },
    prizes: orders.map((each) => ({ code: `group-${each}`, chance: chanceOf(each, places) })),
    accepts: (selection) =>
      selection.kind === 'lines' &&
      selection.lines.length > 0 &&
      selection.lines.every((line) => line.length === places && groups.has(sortedDigits(line))),
    units(selection) {
      const lines = linesOf(selection);
      return orders.map((each) => lines.filter((line) => ordersOfLine(line) === each).length);
    },
    hits(selection, numbers) {
      const digits = sortedDigits(shown(area, numbers));
      const line = linesOf(selection).find((each) => sortedDigits(each) === digits);
      return orders.map((each) => (line && ordersOfLine(line) === each ? 1 : 0));
    },
  };
}

/** Groups on any of the chosen places: each choice of places with each group is a unit. */
export function anyGroup(area: Area, places: number, pattern: Pattern): Play {
  const orders = ordersOfPattern(places, pattern);
  const setsOf = (selection: Selection): Sets => {
    const { numbers } = of(selection, 'any');
    return { repeated: numbers, single: numbers };
  };
  return {
    code: `any${places}-group-${orders}`,
    kind: 'any',
    asks: { from: 0, to: 9, places: area.places.length, least: places },
    prizes: [{ code: 'win', chance: chanceOf(orders, places) }],
    accepts: (selection) =>
      selection.kind === 'any' &&
      isSet(selection.places, [0, area.places.length - 1]) &&
      selection.places.length >= places &&
      isSet(selection.numbers, DIGITS) &&
      unitsOf(pattern, setsOf(selection)) > 0,
    units: (selection) => [
      choose(of(selection, 'any').places.length, places) * unitsOf(pattern, setsOf(selection)),
    ],
    hits(selection, numbers) {
      const digits = shown(area, numbers);
      const sets = setsOf(selection);
      return [
        choicesOf(of(selection, 'any').places, places).filter((chosen) =>
          isHit(
            pattern,
            sets,
            chosen.map((place) => digits[place] ?? 0),
          ),
        ).length,
      ];
    },
  };
}

export const PATTERNS = { PAIR, GROUP_3, GROUP_6 } as const;
