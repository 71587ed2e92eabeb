import type { Random } from '../../../fairness/random.ts';
import { type Outcome, outcomeOf, type Step, sumOf } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { countOf, drawStop, scatterWin, windowOf } from '../../reels/reels.ts';
import type { LinesGame } from './lines-game.ts';

/** The paid game and the free games it leads to, until none is left or `most` were played. */
export function playLines(game: LinesGame, random: Random): Outcome {
  const { freeGames, scatter } = game;
  const steps: Step[] = [];
  let given = 0;
  let left = 0;
  do {
    const kind = steps.length === 0 ? 'base' : 'free';
    const stops = game.strips.map((strip) => drawStop(strip, random));
    const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel]!, game.rows));
    const multiplier = kind === 'free' ? freeGames.multiplier : 1;
    const wins = lineWins(game, screen, multiplier);
    const scattered = scatterWin(game, screen, multiplier);
    if (scattered) wins.push(scattered);
    if (kind === 'free') left--;
    const asked = freeGames.awards[countOf(screen, scatter)] ?? 0;
    const awarded = Math.min(asked, freeGames.most - given);
    given += awarded;
    left += awarded;
    steps.push({ kind, stops, screen, multiplier, wins, credits: sumOf(wins), awarded, left });
  } while (left > 0);
  return outcomeOf(game, steps);
}
