import { everyStop } from '../../par/cycle.ts';
import type { FamilyPar } from '../../par/figures.ts';
import { knownReturn } from '../../par/known-return.ts';
import { simulateChunk } from '../../par/simulate.ts';
import { boardOf } from '../../reels/board.ts';
import { lineCounter } from '../../reels/line-counter.ts';
import { freeGamesChances, stickyAwards } from './sticky-expectation.ts';
import { fastSticky } from './sticky-fast.ts';
import type { StickyGame } from './sticky-game.ts';

/**
 * No round pays more: the dearest screen when every place that can turn wild has, in every game,
 * and all scatters. Where each reel has wilds, the first one shows what it landed on.
 */
function boundOf(game: StickyGame): number {
  const board = boardOf(game);
  const lines = lineCounter(game);
  const wildReels = game.strips.flatMap((strip, reel) =>
    reel > 0 && strip.includes(game.wild) ? [1 << reel] : [],
  );
  const held = wildReels.reduce((bits, bit) => bits | bit, 0);
  let dearest = 0;
  everyStop(board.lengths, held, (stops) => {
    board.show(stops.map((stop) => Math.max(stop, 0)));
    for (let reel = 0; reel < game.reels; reel++)
      if (held & (1 << reel)) board.cells.fill(game.wild, reel * game.rows, (reel + 1) * game.rows);
    dearest = Math.max(dearest, lines.all(board.cells));
  });
  return dearest * (1 + Math.max(...game.awards)) + Math.max(...game.scatterPays);
}

/**
 * The return is exact by formula: which places are wild in a free game is independent from reel to
 * reel. What wilds stay by the end is not enumerated, so the spread is simulated.
 */
export const stickyPar: FamilyPar<StickyGame> = {
  method: 'simulated',
  simulate: (game, chunk) => simulateChunk(chunk, fastSticky(game)),
  figures(game, simulated) {
    const awards = stickyAwards(game);
    const parts = { 'paid game': 0, 'free games': 0 };
    for (const { part, contribution } of awards)
      parts[part === 'paid game' ? 'paid game' : 'free games'] += contribution;
    return knownReturn(game, simulated, {
      rtp: parts['paid game'] + parts['free games'],
      parts,
      featureFrequency: freeGamesChances(game)[1] ?? 0,
      awards,
      bound: boundOf(game),
    });
  },
};
