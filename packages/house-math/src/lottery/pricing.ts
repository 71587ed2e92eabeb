import { type Asset, ASSETS } from '@nokshi/money';
import { sum } from './counting.ts';
import {
  type Chance,
  type Numbers,
  type Play,
  type Prize,
  prizeOf,
  rebateOf,
  type Selection,
  stakesOf,
} from './play.ts';

/** What decides the prize of a winning unit beside its play. */
export type Terms = {
  readonly asset: Asset;
  /** Price of one unit in thousandths of the asset: 2000n is 2.00, and 2n is 0.002. */
  readonly unitPrice: bigint;
  readonly multiple: number;
  /** Prize base G of the bet, and the member's own, from which the rebate comes. */
  readonly base: number;
  readonly ceiling: number;
  /** By the base, or fixed odds: thousandths of the stake, by prize, the stake included. */
  readonly prizes: 'base' | readonly number[];
};

const THOUSAND = 1_000n;

/**
 * What one unit costs with its multiple, in minor units; null where it is no whole number of them. A prize is truncated
 * once per unit at this stake, so a small price with a large multiple loses no more than a large price.
 */
export function unitStakeOf({ unitPrice, multiple, asset }: Terms): bigint | null {
  const minorTimesThousand = unitPrice * BigInt(multiple) * 10n ** BigInt(ASSETS[asset].scale);
  return minorTimesThousand > 0n && minorTimesThousand % THOUSAND === 0n
    ? minorTimesThousand / THOUSAND
    : null;
}

/**
 * The chance that a prize base is divided by: where stakes may come back, that of the draws that decide. So every play
 * returns G / 2000 of what it decides, and a base never returns more than all of a stake.
 */
export function decidedChance({ chance, tie }: Prize): Chance {
  if (!tie) return chance;
  return { n: chance.n * tie.d, d: chance.d * (tie.d - tie.n) };
}

/** What a winning unit pays, by prize. */
export function unitPrizes(play: Play, terms: Terms): readonly bigint[] {
  const stake = wholeUnitStake(terms);
  const { prizes, base } = terms;
  if (prizes === 'base')
    return play.prizes.map((prize) =>
      prizeOf(stake, BigInt(base), { ...prize, chance: decidedChance(prize) }),
    );
  if (prizes.length !== play.prizes.length)
    throw new Error(`${play.code} has ${play.prizes.length} prizes, not ${prizes.length}`);
  return prizes.map((odds) => (stake * BigInt(odds)) / THOUSAND);
}

export const stakeFor = (play: Play, selection: Selection, terms: Terms): bigint =>
  BigInt(stakesOf(play, selection)) * wholeUnitStake(terms);

/** Minor units: what units win, what a tie gives back, and the rebate on what was decided. */
export type Payout = { readonly prize: bigint; readonly rebate: bigint; readonly returned: bigint };

export type Bet = { readonly play: Play; readonly selection: Selection; readonly terms: Terms };

/** What a bet pays with these numbers. */
export function settle({ play, selection, terms }: Bet, numbers: Numbers): Payout {
  const each = unitPrizes(play, terms);
  const hits = play.hits(selection, numbers);
  const prize = each.reduce((all, value, at) => all + value * BigInt(hits[at] ?? 0), 0n);
  const tied = sum(play.ties?.(selection, numbers) ?? []);
  const returned = BigInt(tied) * wholeUnitStake(terms);
  return { prize, returned, rebate: rebateFor(stakeFor(play, selection, terms) - returned, terms) };
}

export const rebateFor = (decided: bigint, { base, ceiling }: Terms): bigint =>
  rebateOf(decided, BigInt(base), BigInt(ceiling));

function wholeUnitStake(terms: Terms): bigint {
  const stake = unitStakeOf(terms);
  if (stake === null) throw new Error('a unit costs a whole number of minor units');
  return stake;
}
