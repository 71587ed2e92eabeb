import type { WaysGame } from './ways-game.ts';
import { windowOf } from '../../reels/reels.ts';
import { scatterMean } from '../../par/scatter.ts';

/** Expected paying ways of an award in one game, and what they are worth. */
type WaysAward = { symbol: number; count: number; credits: number; ways: number };

/** Of a reel: how often it shows a symbol (wilds counted) on average, and its chance of none. */
type Shown = { readonly mean: number; readonly none: number };

const isFilled = (game: WaysGame, reel: number, seen: readonly number[]): boolean =>
  game.spreadingReels.includes(reel) && seen.includes(game.wild);

function shownOn(game: WaysGame, symbol: number, held: number): Shown[] {
  return game.strips.map((strip, reel) => {
    if (held & (1 << reel)) return { mean: game.rows, none: 0 };
    const counts = strip.map((_, stop) => {
      const seen = windowOf(strip, stop, game.rows);
      if (isFilled(game, reel, seen)) return game.rows;
      return seen.filter((each) => each === symbol || each === game.wild).length;
    });
    const mean = counts.reduce((sum, count) => sum + count, 0) / strip.length;
    return { mean, none: counts.filter((count) => count === 0).length / strip.length };
  });
}

/** Awards of one game in which `held` reels (a bit each) are wild: reels are independent. */
export function waysAwards(game: WaysGame, held: number): WaysAward[] {
  const awards: WaysAward[] = [];
  game.symbols.forEach((_, symbol) => {
    const shown = shownOn(game, symbol, held);
    for (let count = game.reels; count > 0; count--) {
      const credits = game.pays[symbol]?.[count] ?? 0;
      if (credits === 0) continue;
      const run = shown.slice(0, count).reduce((product, reel) => product * reel.mean, 1);
      awards.push({ symbol, count, credits, ways: run * (shown[count]?.none ?? 1) });
    }
  });
  return awards;
}

/** How often each set of held reels is played in a round; the paid game (none held) is 1. */
export function heldChances(game: WaysGame): Map<number, number> {
  const fills = game.strips.map((strip, reel) => {
    const filling = strip.filter((_, stop) =>
      isFilled(game, reel, windowOf(strip, stop, game.rows)),
    );
    return filling.length / strip.length;
  });
  const chances = new Map([[0, 1]]);
  for (let held = 0; held < 1 << game.reels; held++) {
    const chance = chances.get(held) ?? 0;
    if (chance === 0) continue;
    for (let more = 1; more < 1 << game.reels; more++) {
      if (held & more) continue;
      const own = fills.reduce((product, fill, reel) => {
        if (held & (1 << reel)) return product;
        return product * (more & (1 << reel) ? fill : 1 - fill);
      }, 1);
      if (own > 0) chances.set(held | more, (chances.get(held | more) ?? 0) + chance * own);
    }
  }
  return chances;
}

/** RTP as the sum of its parts, by formula alone. */
export function waysRtp(game: WaysGame): { base: number; feature: number; total: number } {
  let total = 0;
  let base = 0;
  for (const [held, chance] of heldChances(game)) {
    const awards = waysAwards(game, held).reduce((sum, a) => sum + a.ways * a.credits, 0);
    const worth = (chance * (awards + scatterMean(game, held))) / game.betCredits;
    total += worth;
    if (held === 0) base = worth;
  }
  return { base, feature: total - base, total };
}
