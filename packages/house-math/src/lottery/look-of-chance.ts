import { chiSquare, even } from '../fairness/chi-square.ts';
import { tallyOf } from './counting.ts';
import { FAMILIES, type FamilyCode } from './families.ts';
import type { Numbers } from './play.ts';

/** How well draws agree with chance. Each draw is independent of all others, so this foretells nothing. */
export type LookOfChance = {
  readonly draws: number;
  /** Chance alone makes numbers come as unevenly as this, or more so, with this probability. */
  readonly p: number;
  /** Neither so uneven nor so even as once in a hundred times. */
  readonly isUsual: boolean;
};

/** With fewer expected of each number, the test says nothing. */
const LEAST_EXPECTED = 2;
const RARE = 0.01;

/** Pearson's chi-square over the draws that are shown; null where they are too few. */
export function chanceOf(family: FamilyCode, draws: readonly Numbers[]): LookOfChance | null {
  const { seen, choices, factor, freedom } = countsOf(family, draws);
  const total = seen.reduce((all, count) => all + count, 0);
  const expected = even(choices, total);
  const [mean = 0] = expected;
  if (mean < LEAST_EXPECTED) return null;
  // Numbers of one draw that differ from one another come more evenly: their distance from the mean is stretched.
  const stretched = seen.map((count) => mean + (count - mean) * Math.sqrt(factor));
  const p = upperTail(chiSquare(stretched, expected, freedom));
  return { draws: draws.length, p, isUsual: p >= RARE && p <= 1 - RARE };
}

type Counts = {
  readonly seen: readonly number[];
  readonly choices: number;
  readonly factor: number;
  readonly freedom: number;
};

function countsOf(family: FamilyCode, draws: readonly Numbers[]): Counts {
  const { look, count, from, to } = FAMILIES[family].shape;
  const most = to - from + 1;
  const seenIn = (values: readonly number[], choices: number) => {
    const tally = tallyOf(values);
    return Array.from({ length: choices }, (_, at) => tally.get(at) ?? 0);
  };
  if (look === 'prizes') {
    const digits = draws.flatMap((draw) => draw.map((number) => number % 10));
    return { seen: seenIn(digits, 10), choices: 10, factor: 1, freedom: 9 };
  }
  if (look === 'race') {
    // All cars come in each race: what may vary is who comes where.
    const cells = draws.flatMap((draw) => draw.map((car, place) => place * most + car - from));
    const choices = most * count;
    const free = most - 1;
    return { seen: seenIn(cells, choices), choices, factor: free / most, freedom: free * free };
  }
  const numbers = draws.flatMap((draw) => draw.map((number) => number - from));
  const isDistinct = look === 'balls' || look === 'marks';
  const factor = isDistinct ? (most - 1) / (most - count) : 1;
  return { seen: seenIn(numbers, most), choices: most, factor, freedom: most - 1 };
}

/**
 * The share of a normal distribution above a number of standard deviations, to seven decimals. Source: Abramowitz and
 * Stegun 26.2.17.
 */
export function upperTail(deviations: number): number {
  const z = Math.abs(deviations);
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduceRight((all, term) => (all + term) * t, 0);
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return deviations >= 0 ? above : 1 - above;
}
