import type { Numbers } from './play.ts';

/** Draws of others, whose results operators enter. */
export type Region = 'vn-north' | 'vn-central' | 'vn-south' | 'thai' | 'lao' | 'my-4d' | 'sg-4d';

/** Prizes of one tier: how many numbers are drawn for it, each of so many digits. */
export type Tier = { readonly code: string; readonly count: number; readonly digits: number };

/** 23 numbers of four digits, in the order in which they are told. */
export const FOUR_DIGIT_TIERS: readonly Tier[] = [
  { code: 'first', count: 1, digits: 4 },
  { code: 'second', count: 1, digits: 4 },
  { code: 'third', count: 1, digits: 4 },
  { code: 'special', count: 10, digits: 4 },
  { code: 'consolation', count: 10, digits: 4 },
];

/** 27 prizes. */
const NORTH: readonly Tier[] = [
  { code: 'special', count: 1, digits: 5 },
  { code: 'first', count: 1, digits: 5 },
  { code: 'second', count: 2, digits: 5 },
  { code: 'third', count: 6, digits: 5 },
  { code: 'fourth', count: 4, digits: 4 },
  { code: 'fifth', count: 6, digits: 4 },
  { code: 'sixth', count: 3, digits: 3 },
  { code: 'seventh', count: 4, digits: 2 },
];

/** 18 prizes. */
const SOUTH: readonly Tier[] = [
  { code: 'special', count: 1, digits: 6 },
  { code: 'first', count: 1, digits: 5 },
  { code: 'second', count: 1, digits: 5 },
  { code: 'third', count: 2, digits: 5 },
  { code: 'fourth', count: 7, digits: 5 },
  { code: 'fifth', count: 1, digits: 4 },
  { code: 'sixth', count: 3, digits: 4 },
  { code: 'seventh', count: 1, digits: 3 },
  { code: 'eighth', count: 1, digits: 2 },
];

/** The tiers of each region, in the order of its results. Source: domain.md 1.3. */
export const REGIONS: Readonly<Record<Region, readonly Tier[]>> = {
  'vn-north': NORTH,
  'vn-central': SOUTH,
  'vn-south': SOUTH,
  thai: [
    { code: 'first', count: 1, digits: 6 },
    { code: 'front-three', count: 2, digits: 3 },
    { code: 'back-three', count: 2, digits: 3 },
    { code: 'last-two', count: 1, digits: 2 },
  ],
  lao: [{ code: 'first', count: 1, digits: 4 }],
  'my-4d': FOUR_DIGIT_TIERS,
  'sg-4d': FOUR_DIGIT_TIERS,
};

/** A result as it is told: for each tier, in order, its numbers with their zeros. */
export type RegionalResult = readonly (readonly string[])[];

/** How many digits each number of a draw has. */
export const digitsOf = (tiers: readonly Tier[]): readonly number[] =>
  tiers.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits));

/** The places in a draw's numbers of some tiers. */
export function slotsOf(tiers: readonly Tier[], codes: readonly string[]): readonly number[] {
  const all = tiers.flatMap(({ code, count }) => Array.from({ length: count }, () => code));
  return all.flatMap((code, slot) => (codes.includes(code) ? [slot] : []));
}

/** What is wrong with a result: a tier with too few or too many numbers, or a number (from 1) of other digits. */
export type ResultFault =
  | { readonly fault: 'tiers'; readonly expected: number; readonly given: number }
  | {
      readonly fault: 'count';
      readonly tier: string;
      readonly expected: number;
      readonly given: number;
    }
  | {
      readonly fault: 'digits';
      readonly tier: string;
      readonly number: number;
      readonly expected: number;
      readonly given: string;
    };

export function faultOf(region: Region, prizes: RegionalResult): ResultFault | null {
  const tiers = REGIONS[region];
  if (prizes.length !== tiers.length)
    return { fault: 'tiers', expected: tiers.length, given: prizes.length };
  for (const [at, { code, count, digits }] of tiers.entries()) {
    const numbers = prizes[at] ?? [];
    if (numbers.length !== count)
      return { fault: 'count', tier: code, expected: count, given: numbers.length };
    const wrong = numbers.findIndex((each) => each.length !== digits || !/^[0-9]+$/.test(each));
    if (wrong >= 0)
      return {
        fault: 'digits',
        tier: code,
        number: wrong + 1,
        expected: digits,
        given: numbers[wrong] ?? '',
      };
  }
  return null;
}

/** The same in words, or null where the result is complete. */
export function checkResult(region: Region, prizes: RegionalResult): string | null {
  const fault = faultOf(region, prizes);
  if (!fault) return null;
  if (fault.fault === 'tiers') return `${fault.expected} tiers expected, ${fault.given} given`;
  if (fault.fault === 'count')
    return `${fault.tier}: ${fault.expected} numbers expected, ${fault.given} given`;
  return `${fault.tier}, number ${fault.number}: ${fault.expected} digits expected, “${fault.given}” given`;
}

/** The numbers that plays read: those of a result in its order, without their zeros. */
export function numbersOfResult(region: Region, prizes: RegionalResult): Numbers {
  const fault = checkResult(region, prizes);
  if (fault) throw new Error(`no result of ${region}: ${fault}`);
  return prizes.flat().map(Number);
}

/** The result that gives these numbers. */
export function resultOfNumbers(tiers: readonly Tier[], numbers: Numbers): RegionalResult {
  let at = 0;
  return tiers.map(({ count, digits }) =>
    Array.from({ length: count }, () => String(numbers[at++] ?? 0).padStart(digits, '0')),
  );
}
