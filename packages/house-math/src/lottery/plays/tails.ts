import { isSet, withoutDoubles } from '../checks.ts';
import { countIn, sum } from '../counting.ts';
import { type Numbers, of, type Play, type Selection } from '../play.ts';
import { ordersOf, sortedDigits } from './orders.ts';

/** Digits of some numbers of a draw: `digits` of each, after the last `skip` are left out. */
export type Windows = {
  readonly slots: readonly number[];
  readonly digits: number;
  readonly skip?: number;
};

export const shownIn = ({ slots, digits, skip = 0 }: Windows, numbers: Numbers): number[] =>
  slots.map((slot) => Math.floor((numbers[slot] ?? 0) / 10 ** skip) % 10 ** digits);

/** Numbers of so many digits: each is staked on every one of the windows and paid for each that shows it. */
export function tailPlay(code: string, windows: Windows): Play {
  const most = 10 ** windows.digits - 1;
  return {
    code,
    kind: 'numbers',
    asks: { from: 0, to: most, least: 1, digits: windows.digits },
    prizes: [{ code: 'win', chance: { n: 1, d: most + 1 } }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, [0, most]),
    units: (selection) => [of(selection, 'numbers').numbers.length * windows.slots.length],
    hits: (selection, numbers) => [
      countIn(of(selection, 'numbers').numbers, shownIn(windows, numbers)),
    ],
  };
}

const padded = (number: number, digits: number): number[] =>
  Array.from(String(number).padStart(digits, '0'), Number);

const setsOf = (selection: Selection) =>
  withoutDoubles(of(selection, 'lines').lines.map((line) => line.toSorted((a, b) => a - b)));

const areLines = (selection: Selection, digits: number): boolean =>
  selection.kind === 'lines' &&
  selection.lines.length > 0 &&
  selection.lines.every(
    (line) => line.length === digits && line.every((digit) => isSet([digit], [0, 9])),
  );

/** The same with every order of the digits of each line. */
export function permutedTails(code: string, windows: Windows): Play {
  const { digits, slots } = windows;
  return {
    code,
    kind: 'lines',
    asks: { from: 0, to: 9, places: digits },
    prizes: [{ code: 'win', chance: { n: 1, d: 10 ** digits } }],
    accepts: (selection) => areLines(selection, digits),
    units: (selection) => [sum(setsOf(selection).map(ordersOf)) * slots.length],
    hits(selection, numbers) {
      const chosen = new Set(setsOf(selection).map(sortedDigits));
      const shown = shownIn(windows, numbers).map((each) => sortedDigits(padded(each, digits)));
      return [shown.filter((each) => chosen.has(each)).length];
    },
  };
}

/** The digits of one window in any order: a line is staked once; digits all alike are none. */
export function toteTails(code: string, windows: Windows): Play {
  const { digits } = windows;
  const kinds = digits === 4 ? [24, 12, 6, 4] : [6, 3];
  const having = (selection: Selection, orders: number) =>
    setsOf(selection).filter((line) => ordersOf(line) === orders);
  return {
    code,
    kind: 'lines',
    asks: { from: 0, to: 9, places: digits },
    prizes: kinds.map((orders) => ({
      code: `orders-${orders}`,
      chance: { n: orders, d: 10 ** digits },
    })),
    accepts: (selection) =>
      areLines(selection, digits) && setsOf(selection).every((line) => ordersOf(line) > 1),
    units: (selection) => kinds.map((orders) => having(selection, orders).length),
    hits(selection, numbers) {
      const shown = shownIn(windows, numbers).map((each) => sortedDigits(padded(each, digits)));
      return kinds.map(
        (orders) =>
          having(selection, orders).filter((line) => shown.includes(sortedDigits(line))).length,
      );
    },
  };
}

/** A digit that a window shows at least once. */
export function runDigit(code: string, windows: Windows): Play {
  const { digits } = windows;
  return {
    code,
    kind: 'numbers',
    asks: { from: 0, to: 9, least: 1 },
    prizes: [{ code: 'win', chance: { n: 10 ** digits - 9 ** digits, d: 10 ** digits } }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, [0, 9]),
    units: (selection) => [of(selection, 'numbers').numbers.length],
    hits(selection, numbers) {
      const shown = new Set(shownIn(windows, numbers).flatMap((each) => padded(each, digits)));
      return [countIn(of(selection, 'numbers').numbers, [...shown])];
    },
  };
}
