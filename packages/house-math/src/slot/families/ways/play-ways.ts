import type { Random } from '../../../fairness/random.ts';
import type { WaysGame } from './ways-game.ts';
import { type Outcome, outcomeOf, type Step, sumOf } from '../../outcome.ts';
import { drawStop, scatterWin, windowOf } from '../../reels/reels.ts';
import { waysWins } from '../../reels/ways-wins.ts';

/** Spins the reels that are not held, fills those that landed a wild, pays the screen. */
function playGame(game: WaysGame, random: Random, held: readonly number[]) {
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
  const kind: Step['kind'] = held.length === 0 ? 'base' : 'respin';
  const step = { kind, stops, landed, screen, held, multiplier: 1, wins, credits: sumOf(wins) };
  return { step, filled };
}

/** The paid game, then a respin for as long as the last one turned another reel wild. */
export function playWays(game: WaysGame, random: Random): Outcome {
  const steps: Step[] = [];
  let held: readonly number[] = [];
  for (;;) {
    const { step, filled } = playGame(game, random, held);
    steps.push(step);
    if (filled.length === 0) return outcomeOf(game, steps);
    held = [...held, ...filled].sort((one, other) => one - other);
  }
}
