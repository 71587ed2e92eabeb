import { windowOf } from '../../reels/reels.ts';
import type { ChangingGame } from './changing-game.ts';

type Shown = { readonly mean: number; readonly none: number; readonly most: number };

/** Of a reel over all its heights and stops: a symbol or a wild on average, never, at most. */
function shownOn(game: ChangingGame, symbol: number): Shown[] {
  return game.strips.map((strip, reel) => {
    const counts = (game.heights[reel] ?? []).flatMap((height) =>
      strip.map(
        (_, stop) =>
          windowOf(strip, stop, height).filter((each) => each === symbol || each === game.wild)
            .length,
      ),
    );
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    const none = counts.filter((count) => count === 0).length / counts.length;
    return { mean, none, most: Math.max(...counts) };
  });
}

type Award = { symbol: number; count: number; credits: number; ways: number };

/** Paying ways of each award in a round, on average: reels are independent of one another. */
export function changingAwards(game: ChangingGame): Award[] {
  return game.symbols.flatMap((_, symbol) => {
    const shown = shownOn(game, symbol);
    return (game.pays[symbol] ?? []).flatMap((credits, count) => {
      if (credits === 0) return [];
      const run = shown.slice(0, count).reduce((product, reel) => product * reel.mean, 1);
      return [{ symbol, count, credits, ways: run * (shown[count]?.none ?? 1) }];
    });
  });
}

/** The RTP by formula alone. */
export const changingRtp = (game: ChangingGame): number =>
  changingAwards(game).reduce((sum, { ways, credits }) => sum + ways * credits, 0) /
  game.betCredits;

/** No round pays more: every symbol as often on every reel as that reel can ever show it. */
export const changingBound = (game: ChangingGame): number =>
  game.symbols.reduce((sum, _, symbol) => {
    const ways = shownOn(game, symbol).reduce((product, reel) => product * reel.most, 1);
    return sum + ways * (game.pays[symbol]?.[game.reels] ?? 0);
  }, 0);
