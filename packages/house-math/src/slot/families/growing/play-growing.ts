import type { Random } from '../../../fairness/random.ts';
import { type Outcome, outcomeOf, type Step, sumOf } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { countOf, drawStop, scatterWin, windowOf } from '../../reels/reels.ts';
import type { GrowingGame } from './growing-game.ts';

/** One game, paid or free: a draw a reel, then what the screen pays. */
function playGame(game: GrowingGame, random: Random, multiplier: number) {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game.rows));
  const wins = lineWins(game, screen, multiplier);
  const scatter = scatterWin(game, screen, multiplier);
  if (scatter) wins.push(scatter);
  return { stops, screen, multiplier, wins, credits: sumOf(wins) };
}

/** The paid game and its free games, each worth once more than the one before. */
export function playGrowing(game: GrowingGame, random: Random): Outcome {
  const paid = playGame(game, random, 1);
  const awarded = game.awards[countOf(paid.screen, game.scatter)] ?? 0;
  const steps: Step[] = [{ kind: 'base', ...paid, awarded, left: awarded }];
  for (let times = 1; times <= awarded; times++)
    steps.push({ kind: 'free', ...playGame(game, random, times), left: awarded - times });
  return outcomeOf(game, steps);
}
