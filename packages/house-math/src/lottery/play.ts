import { sum } from './counting.ts';

/** The numbers of a draw in the order in which they are shown. */
export type Numbers = readonly number[];

/** Different numbers in ascending order. */
export type NumberSet = readonly number[];

/** What a member has chosen: the shape that its play asks for. */
export type Selection =
  /** For each place a set of numbers; an empty one where a play lets a place be left out. */
  | { readonly kind: 'places'; readonly places: readonly NumberSet[] }
  | { readonly kind: 'numbers'; readonly numbers: NumberSet }
  /** Numbers that come so often, and numbers that come once. */
  | { readonly kind: 'repeated'; readonly repeated: NumberSet; readonly single: NumberSet }
  /** Numbers that must be in each unit, and those that fill it up. */
  | { readonly kind: 'bankers'; readonly bankers: NumberSet; readonly others: NumberSet }
  /** Which places count, and which numbers. */
  | { readonly kind: 'any'; readonly places: NumberSet; readonly numbers: NumberSet }
  /** Written one by one: each line is a unit; doubles are taken out before it is priced. */
  | { readonly kind: 'lines'; readonly lines: readonly Numbers[] }
  /** Some of the prizes of the play, by their place in it. */
  | { readonly kind: 'options'; readonly options: NumberSet };

export type Kind = Selection['kind'];

/** An exact chance: n of d. */
export type Chance = { readonly n: number; readonly d: number };

/** One of the prizes of a play. All its units have the same chance; those of a tie get their stake back. */
export type Prize = {
  readonly code: string;
  /** How often a unit wins it in a draw, on average: where it can be hit more than once, each hit counts. */
  readonly chance: Chance;
  readonly tie?: Chance;
  /** Its part of what a unit returns, where a unit has several prizes (`stakes`); all of it where none is given. */
  readonly share?: Chance;
};

/** What a board has to offer for a selection of the play; `accepts` decides. */
export type Asks = {
  /** The numbers to choose from; of options, their places among the prizes. */
  readonly from: number;
  readonly to: number;
  /** How many places there are (kinds `places` and `any`), or how many numbers a line has. */
  readonly places?: number;
  /** How many places must be filled (`places`, `any`), or how many numbers a unit has (`numbers`, `bankers`). */
  readonly least?: number;
  /** The most numbers that may be chosen. */
  readonly most?: number;
  /** 0 to 3 are big, small, odd and even. */
  readonly sides?: true;
  /** Numbers are written with so many digits, zeros in front. */
  readonly digits?: number;
};

/**
 * A play as data with a pure rule. `units` and `hits` count in closed form, by prize: no selection is ever written out
 * unit by unit. Over all draws of the family, hits of a prize = units x chance x draws, for each selection: tests
 * enumerate it. Source: domain.md 1.2 and 1.3.
 */
export type Play = {
  readonly code: string;
  readonly kind: Kind;
  readonly asks: Asks;
  readonly prizes: readonly Prize[];
  /** Whether the selection is one that this play has. */
  accepts(selection: Selection): boolean;
  /** How many units of each prize it stakes on. */
  units(selection: Selection): readonly number[];
  /** How many of them win with these numbers. */
  hits(selection: Selection, numbers: Numbers): readonly number[];
  /** How many unit stakes, where a unit is staked once for several prizes; else each prize has units of its own. */
  readonly stakes?: (selection: Selection) => number;
  /** How many get their stake back, where a play has ties. */
  readonly ties?: (selection: Selection, numbers: Numbers) => readonly number[];
};

/** Of a kind that the play has; who calls has asked `accepts` before. */
export function of<K extends Kind>(selection: Selection, kind: K): Extract<Selection, { kind: K }> {
  if (selection.kind !== kind) throw new Error(`a selection of ${kind} was expected`);
  return selection as Extract<Selection, { kind: K }>;
}

/** How many times the unit is staked: what a selection costs is this x the unit's stake x the multiple. */
export const stakesOf = (play: Play, selection: Selection): number =>
  play.stakes?.(selection) ?? sum(play.units(selection));

/** The base of a prize that returns all that is staked. */
export const FULL_BASE = 2000n;

/**
 * What one winning unit pays: stake x share x G / 2000 / p, truncated once. `unitStake` and the answer are minor units;
 * `base` is the prize base G. Source: domain.md 1.2.
 */
export const prizeOf = (
  unitStake: bigint,
  base: bigint,
  { chance, share = { n: 1, d: 1 } }: Pick<Prize, 'chance' | 'share'>,
): bigint =>
  (unitStake * base * BigInt(chance.d) * BigInt(share.n)) /
  (FULL_BASE * BigInt(chance.n) * BigInt(share.d));

/** What the member gets back of a stake for a base below their own: (ceiling - G) / 2000, truncated. */
export const rebateOf = (stake: bigint, base: bigint, ceiling: bigint): bigint =>
  (stake * (ceiling - base)) / FULL_BASE;
