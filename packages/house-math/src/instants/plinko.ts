import { type Fraction, fraction, plus, NONE } from '../fraction.ts';
import type { Random } from '../fairness/random.ts';

/** A ball falls through rows of pins, left or right at each; the bin it falls into pays. */
export const ROW_COUNTS = [8, 12, 16] as const;
export type PlinkoRows = (typeof ROW_COUNTS)[number];
export const RISKS = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof RISKS)[number];

/** Hundredths by bin from the middle outwards; both sides pay alike. Each board returns 97.95 to 98.05 %; tests say so. */
export const PLINKO_PAYS: Readonly<
  Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>
> = {
  8: {
    low: [50, 100, 110, 200, 515],
    medium: [40, 70, 130, 300, 1_185],
    high: [20, 25, 150, 430, 2_800],
  },
  12: {
    low: [50, 100, 115, 120, 160, 300, 950],
    medium: [30, 60, 110, 195, 390, 1_080, 3_200],
    high: [20, 20, 65, 200, 830, 2_350, 16_500],
  },
  16: {
    low: [50, 100, 105, 125, 130, 150, 200, 850, 1_500],
    medium: [30, 50, 100, 150, 290, 480, 990, 4_000, 10_500],
    high: [20, 20, 20, 190, 420, 900, 2_500, 12_500, 95_000],
  },
};

/** Right (1) or left (0) at each row. */
export const fall = (random: Random, rows: PlinkoRows): readonly number[] =>
  Array.from({ length: rows }, () => random.below(2));

/** 0 is the leftmost bin. */
export const binOf = (path: readonly number[]): number => path.reduce((sum, step) => sum + step, 0);

export function plinkoPays(rows: PlinkoRows, risk: PlinkoRisk): readonly number[] {
  const half = PLINKO_PAYS[rows][risk];
  return Array.from({ length: rows + 1 }, (_, bin) => half[Math.abs(bin - rows / 2)] ?? 0);
}

/** Of 2^rows paths. */
export function pathsTo(rows: number, bin: number): bigint {
  let paths = 1n;
  for (let at = 1; at <= bin; at += 1) paths = (paths * BigInt(rows - bin + at)) / BigInt(at);
  return paths;
}

export const plinkoReturn = (rows: PlinkoRows, risk: PlinkoRisk): Fraction =>
  plinkoPays(rows, risk)
    .map((pays, bin) => fraction(BigInt(pays) * pathsTo(rows, bin), 100n * 2n ** BigInt(rows)))
    .reduce(plus, NONE);
