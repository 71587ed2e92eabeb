import type { Random } from '../../../fairness/random.ts';
import { type Outcome, outcomeOf, sumOf } from '../../outcome.ts';
import { drawStop, windowOf } from '../../reels/reels.ts';
import { waysWins } from '../../reels/ways-wins.ts';
import type { ChangingGame } from './changing-game.ts';

/** Two draws a reel: its height, then its stop. */
export function playChanging(game: ChangingGame, random: Random): Outcome {
  const drawn = game.strips.map((strip, reel) => {
    const heights = game.heights[reel] ?? [];
    const height = heights[random.below(heights.length)] ?? 0;
    const stop = drawStop(strip, random);
    return { stop, column: windowOf(strip, stop, height) };
  });
  const stops = drawn.map(({ stop }) => stop);
  const screen = drawn.map(({ column }) => column);
  const wins = waysWins(game, screen);
  return outcomeOf(game, [
    { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}
