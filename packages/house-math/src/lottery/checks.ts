import type { NumberSet, Selection } from './play.ts';

/** Different numbers from `from` to `to`, ascending. */
export const isSet = (set: NumberSet, [from, to]: readonly [number, number]): boolean =>
  set.every(
    (number, at) =>
      Number.isInteger(number) &&
      number >= from &&
      number <= to &&
      (at === 0 || number > (set[at - 1] ?? number)),
  );

export const share = (one: NumberSet, other: NumberSet): boolean =>
  one.some((number) => other.includes(number));

/** Lines without those that stand there twice. */
export function withoutDoubles(lines: readonly (readonly number[])[]): (readonly number[])[] {
  const seen = new Map(lines.map((line) => [line.join(' '), line]));
  return [...seen.values()];
}

export const isOptions = (selection: Selection, count: number): boolean =>
  selection.kind === 'options' &&
  selection.options.length > 0 &&
  isSet(selection.options, [0, count - 1]);
