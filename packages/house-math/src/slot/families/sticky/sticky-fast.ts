import type { Random } from '../../../fairness/random.ts';
import { boardOf, countIn } from '../../reels/board.ts';
import { lineCounter } from '../../reels/line-counter.ts';
import type { StickyGame } from './sticky-game.ts';

export function fastSticky(game: StickyGame): (random: Random) => number {
  const board = boardOf(game);
  const lines = lineCounter(game);
  const { cells } = board;
  const places = { length: cells.length + 1 };
  const ofScatters = Int32Array.from(places, (_, count) => game.scatterPays[count] ?? 0);
  const awards = Int32Array.from(places, (_, count) => game.awards[count] ?? 0);
  const stuck = new Uint8Array(cells.length);
  return (random) => {
    board.draw(random);
    const scatters = countIn(cells, game.scatter);
    let credits = lines.all(cells) + ofScatters[scatters]!;
    const awarded = awards[scatters]!;
    if (awarded === 0) return credits;
    stuck.fill(0);
    for (let free = 0; free < awarded; free++) {
      board.draw(random);
      for (let cell = 0; cell < cells.length; cell++) {
        if (stuck[cell] === 1) cells[cell] = game.wild;
        else if (cells[cell] === game.wild) stuck[cell] = 1;
      }
      credits += lines.all(cells);
    }
    return credits;
  };
}
