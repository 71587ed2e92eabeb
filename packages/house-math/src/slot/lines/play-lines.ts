import type { Random } from '../../fairness/random.ts';
import type { LinesGame } from '../game.ts';
import type { LinesOutcome, LinesStep, LineWin, Screen } from '../outcome.ts';
import { drawStop, scatterWin, windowOf } from '../reels.ts';
import { linePay } from './line-pay.ts';

function lineWins(game: LinesGame, screen: Screen, multiplier: number): LineWin[] {
  const wins: LineWin[] = [];
  game.lines.forEach((rows, line) => {
    const along = rows.map((row, reel) => screen[reel]?.[row] as number);
    const { symbol, count, credits } = linePay(game, along);
    if (credits === 0) return;
    const positions = rows.slice(0, count).map((row, reel) => [reel, row] as const);
    const win = { kind: 'line', line, symbol, count, multiplier } as const;
    wins.push({ ...win, credits: credits * multiplier, positions });
  });
  return wins;
}

/** One game, paid or free: a draw per reel, then what the screen pays. */
function playGame(game: LinesGame, random: Random, kind: 'base' | 'free') {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game.rows));
  const multiplier = kind === 'free' ? game.freeGames.multiplier : 1;
  const scatter = scatterWin(game, screen, multiplier);
  const wins = [...lineWins(game, screen, multiplier), ...(scatter ? [scatter] : [])];
  const credits = wins.reduce((sum, win) => sum + win.credits, 0);
  const scatters = screen.flat().filter((symbol) => symbol === game.scatter).length;
  return { kind, stops, screen, multiplier, wins, credits, scatters };
}

/** The paid game and the free games it leads to, until none is left or `most` were played. */
export function playLines(game: LinesGame, random: Random): LinesOutcome {
  const steps: LinesStep[] = [];
  let given = 0;
  let left = 0;
  do {
    const { scatters, ...played } = playGame(game, random, steps.length === 0 ? 'base' : 'free');
    if (played.kind === 'free') left--;
    const asked = game.freeGames.awards[scatters] ?? 0;
    const freeGamesAwarded = Math.min(asked, game.freeGames.most - given);
    given += freeGamesAwarded;
    left += freeGamesAwarded;
    steps.push({ ...played, freeGamesAwarded, freeGamesLeft: left });
  } while (left > 0);
  return {
    game: game.code,
    family: 'lines',
    ruleVersion: game.ruleVersion,
    betCredits: game.betCredits,
    steps,
    totalCredits: steps.reduce((sum, step) => sum + step.credits, 0),
  };
}
