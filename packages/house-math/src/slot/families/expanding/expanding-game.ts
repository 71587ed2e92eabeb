import type { Lines, Pays, Scatter, SlotOf, Strips, Wild } from '../../game.ts';

/** A wild fills its whole reel before the lines are paid; scatters count as they landed. */
export type ExpandingGame = SlotOf<'expanding'> & Strips & Pays & Wild & Scatter & Lines;
