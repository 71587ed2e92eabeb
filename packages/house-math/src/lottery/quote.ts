import { type Fraction, fraction } from '../fraction.ts';
import { type Largest, largestPrize } from './largest.ts';
import { type Play, type Prize, stakesOf } from './play.ts';
import { type Bet, rebateFor, type Terms, unitPrizes, unitStakeOf } from './pricing.ts';

/** What a bet is before it is placed, computed by what settles it. Amounts are minor units. */
export type Quote = {
  /** How many times the price of a unit is staked. */
  readonly units: number;
  /** The price of a unit with its multiple. */
  readonly unitStake: bigint;
  readonly stake: bigint;
  /** What a winning unit of each prize pays, of how many. */
  readonly prizes: readonly {
    readonly code: string;
    readonly units: number;
    readonly prize: bigint;
  }[];
  /** The most that one draw can pay, without the rebate. */
  readonly largest: Largest;
  /** What comes back on average, as a share of the stake: prizes and returned stakes, without the rebate. */
  readonly returns: Fraction;
  /** What comes back whatever is drawn, where no stake is returned. */
  readonly rebate: bigint;
};

/**
 * Quotes a bet in closed form, however many units it has; null where the play does not accept the selection, or a unit
 * would cost no whole number of minor units.
 */
export function quoteOf(bet: Bet & { readonly family: string }): Quote | null {
  const { play, selection, terms } = bet;
  const unitStake = unitStakeOf(terms);
  if (unitStake === null || !play.accepts(selection)) return null;
  const units = play.units(selection);
  const each = unitPrizes(play, terms);
  const staked = stakesOf(play, selection);
  const stake = BigInt(staked) * unitStake;
  return {
    units: staked,
    unitStake,
    stake,
    prizes: play.prizes.map(({ code }, at) => ({
      code,
      units: units[at] ?? 0,
      prize: each[at] ?? 0n,
    })),
    largest: largestPrize(bet, each),
    returns: returnOf(play.prizes, { units, each, unitStake, stake }),
    rebate: rebateFor(stake, terms),
  };
}

/**
 * What each prize of a play returns on average of what is staked on it. Where a unit has a right to several prizes, their
 * sum is what it returns.
 */
export function returnsOf(play: Play, terms: Terms): readonly Fraction[] {
  const unitStake = unitStakeOf(terms);
  if (unitStake === null) throw new Error('a unit costs a whole number of minor units');
  const each = unitPrizes(play, terms);
  return play.prizes.map((prize, at) =>
    returnOf([prize], { units: [1], each: [each[at] ?? 0n], unitStake, stake: unitStake }),
  );
}

type Staked = {
  readonly units: readonly number[];
  readonly each: readonly bigint[];
  readonly unitStake: bigint;
  readonly stake: bigint;
};

function returnOf(prizes: readonly Prize[], { units, each, unitStake, stake }: Staked): Fraction {
  // One denominator for all prizes: those of a play are few and mostly alike.
  const d = prizes.reduce((all, { chance, tie }) => {
    return common(common(all, BigInt(chance.d)), BigInt(tie?.d ?? 1));
  }, 1n);
  const n = prizes.reduce((all, { chance, tie = { n: 0, d: 1 } }, at) => {
    const won = (each[at] ?? 0n) * BigInt(chance.n) * (d / BigInt(chance.d));
    const returned = unitStake * BigInt(tie.n) * (d / BigInt(tie.d));
    return all + BigInt(units[at] ?? 0) * (won + returned);
  }, 0n);
  return fraction(n, d * stake);
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
const common = (a: bigint, b: bigint): bigint => (a / divisor(a, b)) * b;
