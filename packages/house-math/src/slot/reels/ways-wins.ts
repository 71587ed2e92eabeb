import type { Pays, Wild } from '../game.ts';
import type { Screen, Win } from '../outcome.ts';
import { positionsOf } from './reels.ts';

/** A scatter never pays by ways; a game without one has none. */
type WaysRules = Pays & Wild & { readonly scatter?: number };

/**
 * Every symbol of the first reel pays for its longest run of reels from the left, once for each
 * way to walk it: the product of how often each reel of the run shows it or a wild.
 */
export function waysWins(game: WaysRules, screen: Screen): Win[] {
  const wins: Win[] = [];
  for (const symbol of new Set(screen[0])) {
    if (symbol === game.scatter) continue;
    let count = 0;
    let ways = 1;
    for (const column of screen) {
      const shown = column.filter((each) => each === symbol || each === game.wild).length;
      if (shown === 0) break;
      ways *= shown;
      count++;
    }
    const credits = (game.pays[symbol]?.[count] ?? 0) * ways;
    if (credits === 0) continue;
    const positions = positionsOf(screen, [symbol, game.wild], count);
    wins.push({ kind: 'ways', symbol, count, ways, multiplier: 1, credits, positions });
  }
  return wins;
}
