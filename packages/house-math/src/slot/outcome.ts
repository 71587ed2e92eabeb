/**
 * What one round of a slot was: plain JSON-safe data, computed at once from the seeds and
 * replayed by the client step by step. Amounts are whole credits; a stake is the game's
 * `betCredits`, so payout = stake x totalCredits / betCredits (see payout.ts).
 * Symbols are indexes into the game's `symbols`. Reels count from the left, rows from the top,
 * both from 0. One shape for all families, so that whoever shows a round knows none of them.
 * Source: architecture.md 6 (rounds without choices are computed at once).
 */
export type Position = readonly [reel: number, row: number];

/** `screen[reel][row]` is a symbol index; reels may differ in height. */
export type Screen = readonly (readonly number[])[];

export type Win = {
  readonly kind: 'line' | 'ways' | 'scatter' | 'cluster' | 'collect' | 'pick';
  readonly symbol: number;
  /** How many of a kind: reels in a row, scatters on the screen, cells of a cluster, coins. */
  readonly count: number;
  /** Already applied in `credits`. */
  readonly multiplier: number;
  readonly credits: number;
  readonly positions: readonly Position[];
  /** Of a line win: an index into the game's `lines`. */
  readonly line?: number;
  /** Of a ways win: how many ways it was walked. */
  readonly ways?: number;
  /** Of a line win that counts from the right. */
  readonly fromRight?: true;
};

/** A place that carries a value of its own (credits), shown on the symbol. */
export type Mark = { readonly place: Position; readonly credits: number };

/** One screen of a round. What a family has no use for is left out. */
export type Step = {
  readonly kind: 'base' | 'free' | 'respin' | 'tumble' | 'bonus';
  /** Per reel the strip position shown in the top row; null on a reel that is held. */
  readonly stops?: readonly (number | null)[];
  /** As it landed, where something changed before it paid (scatters are counted here). */
  readonly landed?: Screen;
  /** As it paid. */
  readonly screen: Screen;
  /** Reels that stood still while the others turned. */
  readonly held?: readonly number[];
  /** Single places that stood still. */
  readonly stuck?: readonly Position[];
  readonly marks?: readonly Mark[];
  readonly multiplier: number;
  readonly wins: readonly Win[];
  /** Winning cells that vanish; what is above falls, new symbols fill in from the top. */
  readonly removed?: readonly Position[];
  readonly credits: number;
  /** Free games or respins this step adds, and how many are left to play after it. */
  readonly awarded?: number;
  readonly left?: number;
};

export type Outcome = {
  readonly game: string;
  readonly family: string;
  readonly ruleVersion: number;
  readonly betCredits: number;
  /** In playing order, never empty; the first is the paid game. */
  readonly steps: readonly Step[];
  /** The sum of the steps' credits, or the game's `maxCredits` when that is lower. */
  readonly totalCredits: number;
};

export const sumOf = (wins: readonly { readonly credits: number }[]): number =>
  wins.reduce((sum, win) => sum + win.credits, 0);

/** The outcome that these steps make up. */
export function outcomeOf(
  game: {
    readonly code: string;
    readonly family: string;
    readonly ruleVersion: number;
    readonly betCredits: number;
  },
  steps: readonly Step[],
  totalCredits = sumOf(steps),
): Outcome {
  const { code, family, ruleVersion, betCredits } = game;

  return { game: code, family, ruleVersion, betCredits, steps, totalCredits };
}
