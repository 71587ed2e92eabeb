import { plainDigits } from '@nokshi/contract/typed-code.ts';
import type { Tier } from '@nokshi/house-math/lottery/regions.ts';

/** Numbers by tier, as they are typed: a place for each that the tier has. */
export type Prizes = Readonly<Record<string, readonly string[]>>;

export const emptyPrizes = (tiers: readonly Tier[]): Prizes =>
  Object.fromEntries(
    tiers.map(({ code, count }) => [code, Array.from({ length: count }, () => '')]),
  );

export const countOf = (tiers: readonly Tier[]): number =>
  tiers.reduce((all, { count }) => all + count, 0);

/**
 * A whole result as a paper prints it: its numbers in the order of the tiers. Words and whatever
 * has another count of digits than the next number are passed over, so that dates and the names of
 * tiers may stand between; what is missing stays empty.
 */
export function readResult(
  tiers: readonly Tier[],
  text: string,
): { prizes: Prizes; found: number } {
  const groups = plainDigits(text).match(/\d+/g) ?? [];
  let at = 0;
  let found = 0;
  const next = (digits: number): string => {
    const from = groups.findIndex((group, index) => index >= at && group.length === digits);
    if (from < 0) return '';
    at = from + 1;
    found += 1;
    return groups[from] ?? '';
  };
  const prizes = Object.fromEntries(
    tiers.map(({ code, count, digits }) => [
      code,
      Array.from({ length: count }, () => next(digits)),
    ]),
  );
  return { prizes, found };
}

/** The fields that do not hold a number of their tier's digits, as `tier.place`. */
export const wrongFields = (tiers: readonly Tier[], prizes: Prizes): string[] =>
  tiers.flatMap(({ code, count, digits }) =>
    Array.from({ length: count }, (_, at) => `${code}.${at}`).filter((_, at) => {
      const typed = prizes[code]?.[at] ?? '';
      return typed.length !== digits || !/^\d+$/.test(typed);
    }),
  );
