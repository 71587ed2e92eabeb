import type { Scatter, SlotOf, Strips } from '../game.ts';
import type { ParAward } from './par-sheet.ts';
import { scatterChances } from './scatter.ts';

/** Scatter awards of a part of the game, played `chance` times a round with some reels held. */
export function scatterAwards(
  game: SlotOf<string> & Strips & Scatter,
  part: string,
  { held, chance }: { held: number; chance: number },
): ParAward[] {
  const symbol = game.symbols[game.scatter]?.id ?? '';
  return scatterChances(game, held).flatMap((p, count) => {
    const credits = game.scatterPays[count] ?? 0;
    if (credits === 0 || p === 0) return [];
    const perRound = chance * p;
    const contribution = (perRound * credits) / game.betCredits;
    return [{ part, symbol, count, credits, hits: null, perRound, contribution }];
  });
}
