import type { Random } from '../../fairness/random.ts';
import type { LinesGame } from '../game.ts';
import type { LinesOutcome, LinesStep, LineWin, ScatterWin, Screen } from '../outcome.ts';
import { drawStop, scatterWin, windowOf } from '../reels.ts';
import { linePay } from './line-pay.ts';

function lineWins(game: LinesGame, screen: Screen, multiplier: number): LineWin[] {
  const wins: LineWin[] = [];
  const along = new Array<number>(game.reels);
  for (const [line, rows] of game.lines.entries()) {
    for (let reel = 0; reel < rows.length; reel++) along[reel] = screen[reel]![rows[reel]!]!;
    const { symbol, count, credits } = linePay(game, along);
    if (credits === 0) continue;
    const positions = rows.slice(0, count).map((row, reel) => [reel, row] as const);
    const total = credits * multiplier;
    wins.push({ kind: 'line', line, symbol, count, multiplier, credits: total, positions });
  }
  return wins;
}

const countOf = (screen: Screen, symbol: number): number =>
  screen.reduce((sum, column) => sum + column.filter((each) => each === symbol).length, 0);

/** One game, paid or free: a draw per reel, then what the screen pays. */
function playGame(game: LinesGame, random: Random, kind: 'base' | 'free') {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel]!, game.rows));
  const multiplier = kind === 'free' ? game.freeGames.multiplier : 1;
  const wins: (LineWin | ScatterWin)[] = lineWins(game, screen, multiplier);
  const scatter = scatterWin(game, screen, multiplier);
  if (scatter) wins.push(scatter);
  const credits = wins.reduce((sum, win) => sum + win.credits, 0);
  const scatters = countOf(screen, game.scatter);
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
