import type { Lines, Pays, Scatter, SlotOf, Strips, Wild } from '../../game.ts';

/**
 * A wild of the paid game fills its reel, pays, and walks: in each respin it stands one reel
 * further to the left, until it has left. Wilds that land in a respin only stand in.
 */
export type WalkingGame = SlotOf<'walking'> & Strips & Pays & Wild & Scatter & Lines;
