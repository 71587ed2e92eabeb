/**
 * What a model run does, as plain data: a list of acts can be generated from a seed, played,
 * shortened, printed, and pasted into a test. Members, keys and holds are numbers; a hold's number
 * is that of its key. Amounts are minor units.
 */
export type Act = Post | Story | Expire;

/** Through the group commit. Posts of one member are sent one after another without waiting. */
export type Post = { readonly do: 'post' } & PlainPosting;

/** One transaction of a story, with its steps in order. */
export type Story = {
  readonly do: 'story';
  readonly ends: 'commits' | 'rolls back';
  readonly steps: readonly Step[];
};

/** Once everything before it is done, this much time passes and holds expire. */
export type Expire = { readonly do: 'expire'; readonly minutes: number };

/** A member's accounts of one asset: twice the member's number, plus one for FUN. */
export type Purse = number;

export type PlainLeg = readonly [kind: keyof typeof CONTRA, amount: number];

export type PlainPosting = {
  readonly purse: Purse;
  readonly key: number;
  /** Two inputs differ only when this does: the digest is made of it. */
  readonly input: number;
  readonly legs: readonly PlainLeg[];
  /** Whether it has a rider, and what that answers. */
  readonly ride: 'none' | 'yes' | 'no';
  /** The hold that the money leaves, in place of the cash; then all legs are below zero. */
  readonly hold?: number;
};

export type Step =
  | ({ readonly do: 'transfer' } & PlainPosting)
  | { readonly do: 'open' | 'close'; readonly purse: Purse }
  | { readonly do: 'ask' | 'tombstone'; readonly purse: Purse; readonly key: number }
  | HoldStep
  | PartStep
  | MoveStep;

export type HoldStep = {
  readonly do: 'hold';
  readonly purse: Purse;
  readonly key: number;
  readonly amount: number;
  /** Minutes since the run began. */
  readonly due: number | null;
};

export type PartStep = {
  readonly do: 'capture' | 'release';
  readonly hold: number;
  readonly key: number;
  readonly amount: number;
};

/** The first of its story; it locks no lanes but these two. */
export type MoveStep = {
  readonly do: 'move';
  readonly purse: Purse;
  readonly to: Purse;
  readonly key: number;
  readonly input: number;
  readonly amount: number;
};

/** The house account on the other side of each kind of leg. */
export const CONTRA = {
  stake: 'house:slots',
  win: 'house:slots',
  refund: 'house:slots',
  deposit: 'clearing:cashier',
  withdrawal: 'payouts',
  adjustment: 'adjustment',
} as const;

export const memberOf = (purse: Purse): number => purse >> 1;
export const assetOf = (purse: Purse): 'BDT' | 'FUN' => (purse % 2 === 0 ? 'BDT' : 'FUN');
export const laneOf = (purse: Purse): number => memberOf(purse) % 16;

/** How many wallet operations an act contains. */
export const operationsIn = (act: Act): number => (act.do === 'story' ? act.steps.length : 1);

/** Acts as they are written in a test. */
export const printActs = (acts: readonly Act[]): string =>
  `[\n${acts.map((act) => `  ${JSON.stringify(act).replaceAll(/"(\w+)":/g, '$1: ')},\n`).join('')}]`;

/** The members whose purses an act names. */
export function namedBy(act: Act): number[] {
  if (act.do === 'expire') return [];
  if (act.do === 'post') return [memberOf(act.purse)];
  return act.steps.flatMap((step) => [
    ...('purse' in step ? [memberOf(step.purse)] : []),
    ...('to' in step ? [memberOf(step.to)] : []),
  ]);
}

/** Its keys; a hold's number is that of its key. */
export function keysOf(act: Act): number[] {
  if (act.do === 'expire') return [];
  if (act.do === 'post') return act.hold === undefined ? [act.key] : [act.key, act.hold];
  return act.steps.flatMap((step) => [
    ...('key' in step ? [step.key] : []),
    ...('hold' in step ? [step.hold] : []),
  ]);
}
