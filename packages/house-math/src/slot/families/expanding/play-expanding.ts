import type { Random } from '../../../fairness/random.ts';
import { type Outcome, outcomeOf, sumOf } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { drawStop, scatterWin, windowOf } from '../../reels/reels.ts';
import type { ExpandingGame } from './expanding-game.ts';

/** One draw a reel; reels with a wild become wild all over, then the lines pay. */
export function playExpanding(game: ExpandingGame, random: Random): Outcome {
  const allWild = Array.from({ length: game.rows }, () => game.wild);
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const landed = game.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game.rows));
  const screen = landed.map((column) => (column.includes(game.wild) ? allWild : column));
  const wins = lineWins(game, screen, 1);
  const scatter = scatterWin(game, landed, 1);
  if (scatter) wins.push(scatter);
  return outcomeOf(game, [
    { kind: 'base', stops, landed, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}
