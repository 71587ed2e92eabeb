import { frequenciesOf, lineRuns } from '../../par/line-runs.ts';
import type { ParAward } from '../../par/par-sheet.ts';
import { scatterAwards } from '../../par/scatter-awards.ts';
import { scatterChances } from '../../par/scatter.ts';
import type { StickyGame } from './sticky-game.ts';

/** `chances[games]`: that a round has so many free games or more. */
export function freeGamesChances(game: StickyGame): number[] {
  const most = Math.max(...game.awards);
  const chances = scatterChances(game);
  return Array.from({ length: most + 1 }, (_, games) =>
    chances.reduce(
      (sum, p, scatters) => ((game.awards[scatters] ?? 0) >= games ? sum + p : sum),
      0,
    ),
  );
}

/**
 * The chance of each symbol in a place of each reel in free game `turn` (0: the paid game). A place
 * is wild by then unless every game so far showed another symbol there; all rows are alike, and
 * reels never depend on one another.
 */
function placeChances(game: StickyGame, turn: number): number[][] {
  return frequenciesOf(game).map((counts, reel) => {
    const places = game.strips[reel]?.length ?? 1;
    const wild = (counts[game.wild] ?? 0) / places;
    const open = (1 - wild) ** Math.max(turn - 1, 0);
    return counts.map((count, symbol) =>
      symbol === game.wild ? 1 - open * (1 - wild) : (open * count) / places,
    );
  });
}

/** Every award of a round with how often it comes, by formula alone. */
export function stickyAwards(game: StickyGame): ParAward[] {
  const awards = new Map<string, ParAward>();
  freeGamesChances(game).forEach((chance, turn) => {
    const part = turn === 0 ? 'paid game' : 'free games';
    for (const { symbol, count, credits, weight } of lineRuns(game, placeChances(game, turn))) {
      const key = `${part} ${symbol} ${count}`;
      const perRound = (awards.get(key)?.perRound ?? 0) + chance * weight * game.lines.length;
      const contribution = (perRound * credits) / game.betCredits;
      const id = game.symbols[symbol]?.id ?? '';
      awards.set(key, { part, symbol: id, count, credits, hits: null, perRound, contribution });
    }
  });
  return [...awards.values(), ...scatterAwards(game, 'paid game', { held: 0, chance: 1 })];
}
