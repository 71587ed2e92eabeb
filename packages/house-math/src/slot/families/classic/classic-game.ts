import type { Lines, Pays, SlotOf, Strips, Wild } from '../../game.ts';

/** Three reels. A wild that stands in for another symbol counts the win `wildTimes` times. */
export type ClassicGame = SlotOf<'classic'> &
  Strips &
  Pays &
  Wild &
  Lines & { readonly wildTimes: number };
