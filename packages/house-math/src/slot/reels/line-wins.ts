import type { Lines } from '../game.ts';
import type { Screen, Win } from '../outcome.ts';
import { type LineRules, linePay } from './line-pay.ts';

/** What each line of a screen pays, from the left. */
export function lineWins(game: LineRules & Lines, screen: Screen, multiplier: number): Win[] {
  const wins: Win[] = [];
  const along: number[] = [];
  for (let line = 0; line < game.lines.length; line++) {
    const rows = game.lines[line]!;
    for (let reel = 0; reel < rows.length; reel++) along[reel] = screen[reel]![rows[reel]!]!;
    const { symbol, count, credits } = linePay(game, along);
    if (credits === 0) continue;
    const positions = rows.slice(0, count).map((row, reel) => [reel, row] as const);
    const total = credits * multiplier;
    wins.push({ kind: 'line', line, symbol, count, multiplier, credits: total, positions });
  }
  return wins;
}
