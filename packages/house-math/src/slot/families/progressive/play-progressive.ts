import type { Random } from '../../../fairness/random.ts';
import { outcomeOf, sumOf } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { drawStop, scatterWin, windowOf } from '../../reels/reels.ts';
import { drawTicket, type JackpotOutcome } from './jackpot.ts';
import type { ProgressiveGame } from './progressive-game.ts';

/** One draw a reel, then the number for the pots, whatever the reels show. */
export function playProgressive(game: ProgressiveGame, random: Random): JackpotOutcome {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game.rows));
  const wins = lineWins(game, screen, 1);
  const scatter = scatterWin(game, screen, 1);
  if (scatter) wins.push(scatter);
  const step = { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) } as const;
  return { ...outcomeOf(game, [step]), ticket: drawTicket(random) };
}
