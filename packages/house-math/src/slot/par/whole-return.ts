import type { ParSheet } from './par-sheet.ts';

/** What a game returns in all, its pots included. */
export const wholeReturn = (par: Pick<ParSheet, 'rtp' | 'jackpot'>): number =>
  par.rtp + (par.jackpot?.rtp ?? 0);
