/** The data of a slot: all that its rounds depend on besides chance. Amounts are credits. */
export type SlotCode = 'kantha-lines' | 'river-ways' | 'monsoon-clusters';
export type SlotFamily = 'lines' | 'ways' | 'clusters';
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
    | 'ways'
    | 'clusters'
    | 'wild'
    | 'scatter'
    | 'free-games'
    | 'spreading-wild'
    | 'tumbles'
    | 'growing-multiplier'
    | 'largest-win';
  readonly values: Readonly<Record<string, number>>;
};

type SlotOf<Family extends SlotFamily> = {
  readonly code: SlotCode;
  readonly name: Words;
  readonly family: Family;
  /** Goes up when anything below or the engine changes what a round is worth. */
  readonly ruleVersion: number;
  readonly betCredits: number;
  /** Permitted stakes in minor units (paisa), ascending, each a multiple of `betCredits`. */
  readonly stakes: readonly bigint[];
  readonly reels: number;
  readonly rows: number;
  readonly symbols: readonly SlotSymbol[];
  /** A round pays at most this much; null where the game has no such limit. */
  readonly maxCredits: number | null;
  readonly features: readonly SlotFeature[];
};

/** `pays[symbol][count]`, count from 0; `scatterPays[count]` is for the whole screen. */
type Reels = {
  /** Every position of a strip is equally likely to stop in the top row; strips are circular. */
  readonly strips: readonly (readonly number[])[];
  readonly wild: number;
  readonly scatter: number;
  readonly pays: readonly (readonly number[])[];
  readonly scatterPays: readonly number[];
};

export type LinesGame = SlotOf<'lines'> &
  Reels & {
    /** Per line the row of each reel; every line costs `betCredits / lines.length`. */
    readonly lines: readonly (readonly number[])[];
    /** `awards[scatters]` free games, at most `most` in a round; every win times `multiplier`. */
    readonly freeGames: {
      readonly awards: readonly number[];
      readonly multiplier: number;
      readonly most: number;
    };
  };

/** The wild is on none but the spreading reels, and never on the first. */
export type WaysGame = SlotOf<'ways'> & Reels & { readonly spreadingReels: readonly number[] };

export type ClustersGame = SlotOf<'clusters'> & {
  /** A new cell shows symbol s with probability weights[s] / sum of weights. */
  readonly weights: readonly number[];
  /** `pays[symbol][i]` is for a cluster of `sizes[i]` cells or more, below `sizes[i + 1]`. */
  readonly sizes: readonly number[];
  readonly pays: readonly (readonly number[])[];
  /** Multiplier of the first screen, the first tumble ...; the last one holds on. */
  readonly multipliers: readonly number[];
  readonly mostTumbles: number;
  readonly maxCredits: number;
};

export type SlotGame = LinesGame | WaysGame | ClustersGame;
