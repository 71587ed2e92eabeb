import type { Random } from '../../../fairness/random.ts';
import { type Outcome, outcomeOf, type Screen, sumOf, type Win } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { drawStop, scatterWin, windowOf } from '../../reels/reels.ts';
import type { BothWaysGame } from './both-ways-game.ts';

/** Runs from the right: the screen and the lines are read as in a mirror. */
function winsFromRight(game: BothWaysGame, screen: Screen): Win[] {
  const mirrored = { ...game, lines: game.lines.map((rows) => [...rows].reverse()) };
  return lineWins(mirrored, [...screen].reverse(), 1)
    .filter((win) => win.count < game.reels)
    .map((win) => ({
      ...win,
      fromRight: true,
      positions: win.positions.map(([reel, row]) => [game.reels - 1 - reel, row] as const),
    }));
}

/** One draw a reel, one screen, read from both sides. */
export function playBothWays(game: BothWaysGame, random: Random): Outcome {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game.rows));
  const wins = [...lineWins(game, screen, 1), ...winsFromRight(game, screen)];
  const scatter = scatterWin(game, screen, 1);
  if (scatter) wins.push(scatter);
  return outcomeOf(game, [
    { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}
