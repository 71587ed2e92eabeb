import { type Fraction, fraction, multiply } from '../fraction.ts';
import type { Random } from '../fairness/random.ts';

/** A roll of 0.00 to 99.99, and a bet that it is under or over a number. Hundredths throughout. */
export const DICE_RETURN: Fraction = fraction(99n, 100n);
export const DICE_SIDES = 10_000;

export type DiceBet = { readonly side: 'under' | 'over'; readonly at: number };

/** Winning rolls: at least 1 %, at most 96 % of all, so that a win is always more than the stake. */
export const LEAST_WAYS = 100;
export const MOST_WAYS = 9_600;

/** How many of the 10,000 rolls win. */
export const waysOf = ({ side, at }: DiceBet): number =>
  side === 'under' ? at : DICE_SIDES - 1 - at;

export const isDiceBet = (bet: DiceBet): boolean =>
  Number.isInteger(bet.at) && waysOf(bet) >= LEAST_WAYS && waysOf(bet) <= MOST_WAYS;

export const roll = (random: Random): number => random.below(DICE_SIDES);

export const diceWins = ({ side, at }: DiceBet, rolled: number): boolean =>
  side === 'under' ? rolled < at : rolled > at;

/** In ten-thousandths, the stake included, truncated. */
export const dicePays = (bet: DiceBet): number =>
  Number((10_000n * DICE_RETURN.n * BigInt(DICE_SIDES)) / (DICE_RETURN.d * BigInt(waysOf(bet))));

/** What the bet returns after its truncation: exact. */
export const diceReturn = (bet: DiceBet): Fraction =>
  multiply(
    fraction(BigInt(dicePays(bet)), 10_000n),
    fraction(BigInt(waysOf(bet)), BigInt(DICE_SIDES)),
  );

export const dicePayout = (bet: DiceBet, stake: bigint, rolled: number): bigint =>
  diceWins(bet, rolled) ? (stake * BigInt(dicePays(bet))) / 10_000n : 0n;
