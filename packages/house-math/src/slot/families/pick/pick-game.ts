import type { Lines, Pays, Scatter, SlotOf, Strips, Wild } from '../../game.ts';

/**
 * Scatters open boxes: one stands on every place of the screen, `opens` of them are opened, and
 * each pays what it holds. Which ones is drawn with the round; there is no choice to be wrong in.
 */
export type PickGame = SlotOf<'pick'> &
  Strips &
  Pays &
  Wild &
  Scatter &
  Lines & {
    /** The symbol of a closed box; it is on no strip. */
    readonly box: number;
    /** This many scatters or more open boxes. */
    readonly from: number;
    readonly opens: number;
    /** What the boxes hold, one for each place. */
    readonly boxes: readonly number[];
  };
