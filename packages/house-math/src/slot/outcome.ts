/**
 * What one round of a slot was: plain JSON-safe data, computed at once from the seeds and
 * replayed by the client step by step. Amounts are whole credits; a stake is the game's
 * `betCredits`, so payout = stake x totalCredits / betCredits (see payout.ts).
 * Symbols are indexes into the game's `symbols`. Reels count from the left, rows from the top,
 * both from 0. Source: architecture.md 6 (rounds without choices are computed at once).
 */
export type Position = readonly [reel: number, row: number];

/** `screen[reel][row]` is a symbol index. */
export type Screen = readonly (readonly number[])[];

type WinOf<Kind extends string> = {
  readonly kind: Kind;
  readonly symbol: number;
  /** How many of a kind: reels in a row, scatters on the screen, or cells of a cluster. */
  readonly count: number;
  /** Already applied in `credits`. */
  readonly multiplier: number;
  readonly credits: number;
  readonly positions: readonly Position[];
};

/** `line` is an index into the game's `lines`. */
export type LineWin = WinOf<'line'> & { readonly line: number };
export type WaysWin = WinOf<'ways'> & { readonly ways: number };
export type ScatterWin = WinOf<'scatter'>;
export type ClusterWin = WinOf<'cluster'>;
export type Win = LineWin | WaysWin | ScatterWin | ClusterWin;

/** The paid game or one free game of a lines game. */
export type LinesStep = {
  readonly kind: 'base' | 'free';
  /** Per reel the strip position shown in the top row. */
  readonly stops: readonly number[];
  readonly screen: Screen;
  readonly multiplier: number;
  readonly wins: readonly (LineWin | ScatterWin)[];
  readonly credits: number;
  /** Free games this step adds, and how many are left to play after it. */
  readonly freeGamesAwarded: number;
  readonly freeGamesLeft: number;
};

/** The paid game or one respin of a ways game whose wilds spread over their reel. */
export type WaysStep = {
  readonly kind: 'base' | 'respin';
  /** Per reel the strip position shown in the top row; null on a reel that is held. */
  readonly stops: readonly (number | null)[];
  /** As it landed (scatters are counted here), then with the new wild reels filled in. */
  readonly landed: Screen;
  readonly screen: Screen;
  /** Reels that stood still, all wild, and reels that turned wild in this step. */
  readonly held: readonly number[];
  readonly filled: readonly number[];
  readonly wins: readonly (WaysWin | ScatterWin)[];
  readonly credits: number;
};

/** One screen of a tumbling game; the last step of a round has no wins unless it was stopped. */
export type ClustersStep = {
  readonly kind: 'base' | 'tumble';
  readonly screen: Screen;
  readonly multiplier: number;
  readonly wins: readonly ClusterWin[];
  /** Winning cells that vanish; what is above falls, new symbols fill in from the top. */
  readonly removed: readonly Position[];
  readonly credits: number;
};

type OutcomeOf<Family extends string, Step> = {
  readonly game: string;
  readonly family: Family;
  readonly ruleVersion: number;
  readonly betCredits: number;
  /** In playing order, never empty; the first is the paid game. */
  readonly steps: readonly Step[];
  /** The sum of the steps' credits, or the game's `maxCredits` when that is lower. */
  readonly totalCredits: number;
};

export type LinesOutcome = OutcomeOf<'lines', LinesStep>;
export type WaysOutcome = OutcomeOf<'ways', WaysStep>;
export type ClustersOutcome = OutcomeOf<'clusters', ClustersStep>;
export type Outcome = LinesOutcome | WaysOutcome | ClustersOutcome;
