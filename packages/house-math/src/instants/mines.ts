import { type Fraction, fraction, multiply } from '../fraction.ts';
import type { Random } from '../fairness/random.ts';

/** Twenty-five fields, some of them mines; each safe field that is opened raises what the round pays. */
export const FIELDS = 25;
export const MOST_MINES = 24;
export const MINES_RETURN: Fraction = fraction(99n, 100n);
/** Hundredths: no field is offered that would pay more than 10,000.00. */
export const MINES_CEILING = 1_000_000;

/** The fields of the mines, 0 to 24, each `below(left)` of the fields that are left, in ascending order. */
export function layMines(random: Random, mines: number): readonly number[] {
  const left = Array.from({ length: FIELDS }, (_, field) => field);
  return Array.from({ length: mines }, () => left.splice(random.below(left.length), 1)[0] ?? 0);
}

/** That so many fields in a row are safe. */
export function chanceOfSafe(mines: number, opened: number): Fraction {
  let chance: Fraction = fraction(1n, 1n);
  for (let at = 0; at < opened; at += 1)
    chance = multiply(chance, fraction(BigInt(FIELDS - mines - at), BigInt(FIELDS - at)));
  return chance;
}

/** Hundredths, the stake included, truncated; nothing opened gives the stake back. */
export function minesPay(mines: number, opened: number): number {
  if (opened === 0) return 100;
  const { n, d } = chanceOfSafe(mines, opened);
  if (n === 0n) throw new Error(`${opened} fields cannot be safe beside ${mines} mines`);
  return Number((100n * MINES_RETURN.n * d) / (MINES_RETURN.d * n));
}

/** What a round returns that is ended after so many safe fields: exact. */
export const minesReturn = (mines: number, opened: number): Fraction =>
  multiply(fraction(BigInt(minesPay(mines, opened)), 100n), chanceOfSafe(mines, opened));

/**
 * How many fields may be opened: all safe ones, or as many as pay no more than the ceiling. A field whose pay the ceiling
 * would cut is never offered, so that every end returns what it should.
 */
export function mostOpened(mines: number): number {
  const safe = FIELDS - mines;
  for (let opened = 1; opened < safe; opened += 1)
    if (minesPay(mines, opened + 1) > MINES_CEILING) return opened;
  return safe;
}
