import type { Pays, SlotOf, Strips, Wild } from '../../game.ts';

/** Reels that show another number of symbols in every round; ways from the left. */
export type ChangingGame = SlotOf<'changing'> &
  Strips &
  Pays &
  Wild & {
    /** `heights[reel]`: how many symbols it may show, each entry equally likely. */
    readonly heights: readonly (readonly number[])[];
  };
