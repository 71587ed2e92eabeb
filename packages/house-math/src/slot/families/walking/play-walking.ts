import type { Random } from '../../../fairness/random.ts';
import { type Outcome, outcomeOf, type Step, sumOf } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { drawStop, scatterWin, windowOf } from '../../reels/reels.ts';
import type { WalkingGame } from './walking-game.ts';

/** One game with the wilds that stand; in the paid game, those that land stand as well. */
function playGame(game: WalkingGame, random: Random, standing: readonly number[]) {
  const allWild = Array.from({ length: game.rows }, () => game.wild);
  const kind: Step['kind'] = standing.length === 0 ? 'base' : 'respin';
  const stops = game.strips.map((strip, reel) =>
    standing.includes(reel) ? null : drawStop(strip, random),
  );
  const landed = game.strips.map((strip, reel) => {
    const stop = stops[reel] ?? null;
    return stop === null ? allWild : windowOf(strip, stop, game.rows);
  });
  const filled = landed.flatMap((column, reel) =>
    kind === 'base' && column.includes(game.wild) ? [reel] : [],
  );
  const screen = landed.map((column, reel) => (filled.includes(reel) ? allWild : column));
  const wins = lineWins(game, screen, 1);
  const scatter = scatterWin(game, landed, 1);
  if (scatter) wins.push(scatter);
  const shown = { kind, stops, landed, screen, held: standing, multiplier: 1, wins };
  return { step: { ...shown, credits: sumOf(wins) }, wilds: [...standing, ...filled] };
}

/** The paid game, then a respin for each step the wilds can walk. */
export function playWalking(game: WalkingGame, random: Random): Outcome {
  const steps: Step[] = [];
  let standing: readonly number[] = [];
  do {
    const { step, wilds } = playGame(game, random, standing);
    steps.push(step);
    standing = wilds.map((reel) => reel - 1).filter((reel) => reel >= 0);
  } while (standing.length > 0);
  return outcomeOf(game, steps);
}
