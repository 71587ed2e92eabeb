import type { Lines, Pays, SlotOf, Strips, Wild } from '../../game.ts';

/**
 * Lines, and coins that hold: `from` coins on the screen or more stay, the other places turn for
 * themselves `turns` times, each new coin sets the turns back; then all coins pay.
 */
export type CoinsGame = SlotOf<'coins'> &
  Strips &
  Pays &
  Wild &
  Lines & {
    readonly coin: number;
    readonly from: number;
    readonly turns: number;
    /** A place that turns shows a coin once in so many times. */
    readonly oneIn: number;
    /** What a coin may be worth, each entry equally likely. */
    readonly values: readonly number[];
    /** Added when every place holds a coin. */
    readonly fullCredits: number;
  };

/** Coins pay on no line and no wild stands in for them. */
export const lineRules = (game: CoinsGame) => ({ ...game, scatter: game.coin });
