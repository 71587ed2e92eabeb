import type { Random } from '../../fairness/random.ts';
import type { WaysGame } from '../game.ts';
import type { Screen, WaysOutcome, WaysStep, WaysWin } from '../outcome.ts';
import { drawStop, positionsOf, scatterWin, windowOf } from '../reels.ts';

/**
 * Every symbol of the first reel pays for its longest run of reels from the left, once for each
 * way to walk it: the product of how often each reel of the run shows it or a wild.
 */
export function waysWins(game: WaysGame, screen: Screen): WaysWin[] {
  const wins: WaysWin[] = [];
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

/** Spins the reels that are not held, fills those that landed a wild, pays the screen. */
function playGame(game: WaysGame, random: Random, held: readonly number[]): WaysStep {
  const allWild = Array.from({ length: game.rows }, () => game.wild);
  const stops = game.strips.map((strip, reel) =>
    held.includes(reel) ? null : drawStop(strip, random),
  );
  const landed = game.strips.map((strip, reel) => {
    const stop = stops[reel] ?? null;
    return stop === null ? allWild : windowOf(strip, stop, game.rows);
  });
  const filled = game.spreadingReels.filter(
    (reel) => !held.includes(reel) && landed[reel]?.includes(game.wild),
  );
  const screen = landed.map((column, reel) => (filled.includes(reel) ? allWild : column));
  const scatter = scatterWin(game, landed, 1);
  const wins = [...waysWins(game, screen), ...(scatter ? [scatter] : [])];
  const credits = wins.reduce((sum, win) => sum + win.credits, 0);
  const kind = held.length === 0 ? 'base' : 'respin';
  return { kind, stops, landed, screen, held, filled, wins, credits };
}

/** The paid game, then a respin for as long as the last one turned another reel wild. */
export function playWays(game: WaysGame, random: Random): WaysOutcome {
  const steps: WaysStep[] = [];
  let held: readonly number[] = [];
  for (;;) {
    const step = playGame(game, random, held);
    steps.push(step);
    if (step.filled.length === 0) break;
    held = [...held, ...step.filled].sort((one, other) => one - other);
  }
  return {
    game: game.code,
    family: 'ways',
    ruleVersion: game.ruleVersion,
    betCredits: game.betCredits,
    steps,
    totalCredits: steps.reduce((sum, step) => sum + step.credits, 0),
  };
}
