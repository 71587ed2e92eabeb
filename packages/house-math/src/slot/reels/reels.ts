import type { Random } from '../../fairness/random.ts';
import type { Position, Screen, Win } from '../outcome.ts';

/** One draw per reel, from the left: every strip position is equally likely. */
export const drawStop = (strip: readonly number[], random: Random): number =>
  random.below(strip.length);

/** The `rows` symbols of a circular strip from `stop` downward. */
export function windowOf(strip: readonly number[], stop: number, rows: number): number[] {
  const shown = [];
  for (let row = 0; row < rows; row++) shown.push(strip[(stop + row) % strip.length] as number);
  return shown;
}

/** Where a screen shows one of `symbols`, on the first `reels` reels. */
export function positionsOf(screen: Screen, symbols: readonly number[], reels = screen.length) {
  const found: Position[] = [];
  for (let reel = 0; reel < reels; reel++) {
    const column = screen[reel]!;
    for (let row = 0; row < column.length; row++)
      if (symbols.includes(column[row]!)) found.push([reel, row]);
  }
  return found;
}

/** How often a screen shows a symbol. */
export function countOf(screen: Screen, symbol: number): number {
  let count = 0;
  for (const column of screen) for (const shown of column) if (shown === symbol) count++;
  return count;
}

/** The scatter win of a screen, or null when so many scatters pay nothing. */
export function scatterWin(
  game: { scatter: number; scatterPays: readonly number[] },
  screen: Screen,
  multiplier: number,
): Win | null {
  const count = countOf(screen, game.scatter);
  const credits = (game.scatterPays[count] ?? 0) * multiplier;
  if (credits === 0) return null;
  const positions = positionsOf(screen, [game.scatter]);
  return { kind: 'scatter', symbol: game.scatter, count, multiplier, credits, positions };
}
