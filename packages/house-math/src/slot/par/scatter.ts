import { windowOf } from '../reels/reels.ts';

type Reels = { strips: readonly (readonly number[])[]; rows: number; scatter: number };

/**
 * The chance of each number of scatters on the screen: a windowed scan of every reel, then the
 * reels convolved. Held reels show none. Source: domain.md 3.1.
 */
export function scatterChances(game: Reels, held = 0): number[] {
  let chances = [1];
  game.strips.forEach((strip, reel) => {
    if (held & (1 << reel)) return;
    const own = Array.from({ length: game.rows + 1 }, () => 0);
    strip.forEach((_, stop) => {
      const seen = windowOf(strip, stop, game.rows).filter((each) => each === game.scatter).length;
      own[seen] = (own[seen] ?? 0) + 1 / strip.length;
    });
    const joined = Array.from({ length: chances.length + game.rows }, () => 0);
    chances.forEach((p, n) => {
      own.forEach((q, m) => {
        joined[n + m] = (joined[n + m] ?? 0) + p * q;
      });
    });
    chances = joined;
  });
  return chances;
}

/** Expected credits of the scatters on one screen. */
export const scatterMean = (game: Reels & { scatterPays: readonly number[] }, held = 0): number =>
  scatterChances(game, held).reduce((sum, p, n) => sum + p * (game.scatterPays[n] ?? 0), 0);
