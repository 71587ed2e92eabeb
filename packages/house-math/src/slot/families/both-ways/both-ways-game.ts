import type { Lines, Pays, Scatter, SlotOf, Strips, Wild } from '../../game.ts';

/** Lines that pay from the left and from the right; a run over all reels counts once. */
export type BothWaysGame = SlotOf<'both-ways'> & Strips & Pays & Wild & Scatter & Lines;
