import type { Pays, Scatter, SlotOf, Strips, Wild } from '../../game.ts';

/** The wild is on none but the spreading reels, and never on the first. */
export type WaysGame = SlotOf<'ways'> &
  Strips &
  Pays &
  Wild &
  Scatter & { readonly spreadingReels: readonly number[] };
