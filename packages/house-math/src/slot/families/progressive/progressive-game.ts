import type { Lines, Pays, Scatter, SlotOf, Strips, Wild, Words } from '../../game.ts';

export type PotLevel = 'small' | 'great' | 'grand';

/** One pot of a game. Amounts are minor units. */
export type JackpotLevel = {
  readonly id: PotLevel;
  readonly name: Words;
  /** Of the `TICKETS` numbers, so many win this level for each minor unit that was staked. */
  readonly tickets: number;
  /** No more is ever paid; a pot that has reached it is drawn among all who filled it. Decision 0036. */
  readonly ceiling: number;
};

/** What grows the pots: thousandths of each stake, and what each pot begins with, minor units. */
export type JackpotTerms = {
  /** By level, in the order of the game's `levels`. */
  readonly levels: readonly { readonly seed: number; readonly share: number }[];
  /** Of each stake, for the seeds to come. */
  readonly reserveShare: number;
};

/** Lines with a wild, scatters that pay anywhere, and a number that may win one of the pots. */
export type ProgressiveGame = SlotOf<'progressive'> &
  Strips &
  Pays &
  Wild &
  Scatter &
  Lines & {
    /** Dearest first. */
    readonly levels: readonly JackpotLevel[];
    /** The terms the game is published with; an operator may change them for what is to come. */
    readonly terms: JackpotTerms;
  };
