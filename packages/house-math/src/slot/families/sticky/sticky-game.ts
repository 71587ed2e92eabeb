import type { Lines, Pays, Scatter, SlotOf, Strips, Wild } from '../../game.ts';

/**
 * Free games in which every wild stays where it landed, to the last of them. Scatters count in the
 * paid game only, so that how many free games there are is known before the first.
 */
export type StickyGame = SlotOf<'sticky'> &
  Strips &
  Pays &
  Wild &
  Scatter &
  Lines & {
    /** `awards[scatters]` free games for the paid game. */
    readonly awards: readonly number[];
  };
