import type { StudioCode } from './studios.ts';

/** What the data of every slot has; amounts are credits. A family adds what its rounds need. */
export type Words = { readonly EN: string; readonly BN: string };

export type SlotSymbol = {
  readonly id: string;
  readonly name: Words;
  readonly role: 'wild' | 'scatter' | 'high' | 'low';
};

/** What the rules page explains, in this order; the values go into its sentences. */
export type SlotFeature = {
  readonly key:
    | 'lines'
    | 'three-reels'
    | 'both-ways'
    | 'ways'
    | 'changing-ways'
    | 'clusters'
    | 'wild'
    | 'wild-pays'
    | 'multiplying-wild'
    | 'expanding-wild'
    | 'walking-wild'
    | 'scatter'
    | 'free-games'
    | 'growing-free-games'
    | 'spreading-wild'
    | 'sticky-wild'
    | 'coins'
    | 'full-coins'
    | 'collect'
    | 'pick'
    | 'tumbles'
    | 'growing-multiplier'
    | 'largest-win';
  readonly values: Readonly<Record<string, number>>;
};

/** What the solver is asked for. A game older than the solver has none; no round depends on it. */
export type Aim = {
  readonly rtp: number;
  /** Standard deviation of a round, in stakes: 2 is calm, 10 is wild. */
  readonly sigma: number;
  /** The same seed finds the same strips and pays again. */
  readonly seed: number;
  /** How many symbols a strip has, of all reels or of each. */
  readonly length?: number | readonly number[];
  /** How many times as often the commonest symbol is there as the rarest, those in `on` apart. */
  readonly steep?: number;
  /** How many of a symbol (its id) each strip has, from the left. */
  readonly on?: Readonly<Record<string, readonly number[]>>;
};

export type SlotOf<Family extends string> = {
  readonly code: string;
  readonly studio: StudioCode;
  readonly name: Words;
  /** What a round is like, in two sentences that promise nothing. */
  readonly description: Words;
  readonly family: Family;
  /** Goes up when anything below or the family's code changes what a round is worth. */
  readonly ruleVersion: number;
  readonly betCredits: number;
  /** Permitted stakes in minor units (paisa), ascending, each a multiple of `betCredits`. */
  readonly stakes: readonly bigint[];
  readonly reels: number;
  /** Of the highest reel, where they differ. */
  readonly rows: number;
  readonly symbols: readonly SlotSymbol[];
  /** A round pays at most this much; null where the game has no such limit. */
  readonly maxCredits: number | null;
  readonly features: readonly SlotFeature[];
  readonly aim: Aim | null;
};

/** `strips[reel]`: every position is equally likely to stop in the top row; they are circular. */
export type Strips = { readonly strips: readonly (readonly number[])[] };

/** `pays[symbol][count]`, count from 0. */
export type Pays = { readonly pays: readonly (readonly number[])[] };

export type Wild = { readonly wild: number };

/** `scatterPays[count]` is for the whole screen. */
export type Scatter = { readonly scatter: number; readonly scatterPays: readonly number[] };

/** Per line the row of each reel. */
export type Lines = { readonly lines: readonly (readonly number[])[] };
