import type { Random } from '../../../fairness/random.ts';
import { type Outcome, outcomeOf, type Screen, sumOf, type Win } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { drawStop, windowOf } from '../../reels/reels.ts';
import type { ClassicGame } from './classic-game.ts';

export const screenOf = (game: ClassicGame, stops: readonly number[]): Screen =>
  game.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game.rows));

/** What the lines pay; each wild that stands in for another symbol multiplies its win. */
export const classicWins = (game: ClassicGame, screen: Screen): Win[] =>
  lineWins(game, screen, 1).map((win) => {
    if (win.symbol === game.wild) return win;
    const wilds = win.positions.filter(([reel, row]) => screen[reel]?.[row] === game.wild);
    const multiplier = game.wildTimes ** wilds.length;
    return { ...win, multiplier, credits: win.credits * multiplier };
  });

/** Three draws, one screen. */
export function playClassic(game: ClassicGame, random: Random): Outcome {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = screenOf(game, stops);
  const wins = classicWins(game, screen);
  return outcomeOf(game, [
    { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}
