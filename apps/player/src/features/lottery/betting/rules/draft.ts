import type { Asks, NumberSet, Play, Selection } from '@nokshi/house-math/lottery/play.ts';

/** What nothing is chosen of yet. */
export function emptyOf({ kind, asks }: Play): Selection {
  switch (kind) {
    case 'places':
      return { kind, places: Array.from({ length: asks.places ?? 1 }, () => []) };
    case 'numbers':
      return { kind, numbers: [] };
    case 'repeated':
      return { kind, repeated: [], single: [] };
    case 'bankers':
      return { kind, bankers: [], others: [] };
    case 'any':
      return { kind, places: upTo(asks.places ?? 0), numbers: [] };
    case 'lines':
      return { kind, lines: [] };
    case 'options':
      return { kind, options: [] };
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The numbers that a board shows. */
export const rangeOf = ({ from, to }: Pick<Asks, 'from' | 'to'>): number[] =>
  upTo(to - from + 1).map((at) => from + at);

/** With the number, or without it if it was there; ascending. */
export const toggled = (set: NumberSet, number: number): NumberSet =>
  set.includes(number)
    ? set.filter((each) => each !== number)
    : [...set, number].toSorted((a, b) => a - b);

/** Shortcuts of a row of numbers; `clear` takes all away. */
export const QUICK = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type Quick = (typeof QUICK)[number];

/** Those of the numbers that a shortcut means; the upper half is big. */
export function quickSet(asks: Pick<Asks, 'from' | 'to'>, quick: Quick): NumberSet {
  const middle = (asks.from + asks.to) / 2;
  const holds: Readonly<Record<Quick, (number: number) => boolean>> = {
    all: () => true,
    big: (number) => number >= middle,
    small: (number) => number < middle,
    odd: (number) => number % 2 === 1,
    even: (number) => number % 2 === 0,
    clear: () => false,
  };
  return rangeOf(asks).filter(holds[quick]);
}

/** Wide ranges, such as four digits, are typed: a board of them would fill many screens. */
const MOST_SHOWN = 100;
export const isTyped = ({ kind, asks }: Play): boolean =>
  kind === 'lines' || (kind === 'numbers' && asks.to - asks.from >= MOST_SHOWN);
