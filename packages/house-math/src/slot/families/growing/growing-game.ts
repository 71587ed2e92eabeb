import type { Lines, Pays, Scatter, SlotOf, Strips, Wild } from '../../game.ts';

/** Free games whose wins count once in the first, twice in the second, and so on. */
export type GrowingGame = SlotOf<'growing'> &
  Strips &
  Pays &
  Wild &
  Scatter &
  Lines & {
    /** `awards[scatters]` free games for the paid game; free games give no more of them. */
    readonly awards: readonly number[];
  };
