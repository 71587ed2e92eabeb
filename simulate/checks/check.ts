import type { Operator } from '../desk/operator.ts';
import type { Person, World } from '../world.ts';

/** What is compared at the end of a day. A report that is new is one more file like these. */
export type Check = {
  readonly name: string;
  /** What does not agree, as sentences; none is what it should be. */
  find(day: LivedDay): Promise<string[]>;
};

export type LivedDay = {
  readonly world: World;
  readonly people: readonly Person[];
  readonly operator: Operator;
  readonly before: Totals;
  readonly sums: Sums;
  /** Lets some time pass, on the day's clock as well, for what goes on in the background. */
  rest(): Promise<void>;
};

/** What each kind of account holds, in paisa, by its name. */
export type Totals = ReadonlyMap<string, bigint>;

/** Of all the day's members, in paisa; filled by the check of members. */
export type Sums = {
  staked: bigint;
  paidOut: bigint;
  deposited: bigint;
  withdrawn: bigint;
  /** Of the pools that the house funds. */
  awarded: bigint;
  /** Credited deposits that a provider took back. */
  reversed: bigint;
  /** What promotions gave, in cash and bonus money, less what came back; taka for points; wins of free rounds. */
  promoted: bigint;
  /** The taka for points alone. */
  pointsPaid: bigint;
  /** Bonus money that members have. */
  bonus: bigint;
  /** Points that members have. */
  points: bigint;
  /** By hand, for a complaint, and for what was taken back. */
  adjusted: bigint;
  /** In vendors’ own wallets, and what was lost there. */
  atVendors: bigint;
  lostAtVendors: bigint;
  cash: bigint;
  held: bigint;
  products: Map<string, { staked: bigint; paidOut: bigint }>;
};

export const noSums = (): Sums => ({
  staked: 0n,
  paidOut: 0n,
  deposited: 0n,
  withdrawn: 0n,
  awarded: 0n,
  reversed: 0n,
  promoted: 0n,
  pointsPaid: 0n,
  bonus: 0n,
  points: 0n,
  adjusted: 0n,
  atVendors: 0n,
  lostAtVendors: 0n,
  cash: 0n,
  held: 0n,
  products: new Map(),
});

/** `name is A, B should be`, where they differ. */
export const differ = (name: string, found: bigint, expected: bigint): string[] =>
  found === expected ? [] : [`${name}: ${found} paisa, expected ${expected}`];
