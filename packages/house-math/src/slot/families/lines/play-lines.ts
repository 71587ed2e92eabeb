import type { Random } from '../../../fairness/random.ts';
import { type Outcome, outcomeOf, type Step, sumOf } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { countOf, drawStop, scatterWin, windowOf } from '../../reels/reels.ts';
import type { LinesGame } from './lines-game.ts';

/** One game, paid or free: a draw per reel, then what the screen pays. */
function playGame(game: LinesGame, random: Random, kind: 'base' | 'free') {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel]!, game.rows));
  const multiplier = kind === 'free' ? game.freeGames.multiplier : 1;
  const wins = lineWins(game, screen, multiplier);
  const scatter = scatterWin(game, screen, multiplier);
  if (scatter) wins.push(scatter);
  const scatters = countOf(screen, game.scatter);
  return { kind, stops, screen, multiplier, wins, credits: sumOf(wins), scatters };
}

/** The paid game and the free games it leads to, until none is left or `most` were played. */
export function playLines(game: LinesGame, random: Random): Outcome {
  const steps: Step[] = [];
  let given = 0;
  let left = 0;
  do {
    const { scatters, ...played } = playGame(game, random, steps.length === 0 ? 'base' : 'free');
    if (played.kind === 'free') left--;
    const asked = game.freeGames.awards[scatters] ?? 0;
    const awarded = Math.min(asked, game.freeGames.most - given);
    given += awarded;
    left += awarded;
    steps.push({ ...played, awarded, left });
  } while (left > 0);
  return outcomeOf(game, steps);
}
