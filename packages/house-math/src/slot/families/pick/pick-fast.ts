import type { Random } from '../../../fairness/random.ts';
import { boardOf, countIn } from '../../reels/board.ts';
import { type Count, lineCounter } from '../../reels/line-counter.ts';
import type { PickGame } from './pick-game.ts';

/** Credits of the paid game, and whether its scatters open boxes. */
export function pickCounter(game: PickGame) {
  const lines = lineCounter(game);
  const ofScatters = Int32Array.from(
    { length: game.reels * game.rows + 1 },
    (_, count) => game.scatterPays[count] ?? 0,
  );
  const last = { opens: false };
  const pay = (cells: Uint8Array, count?: Count): number => {
    const scatters = countIn(cells, game.scatter);
    last.opens = scatters >= game.from;
    const paid = ofScatters[scatters]!;
    if (paid > 0) count?.(game.scatter, scatters, paid);
    return lines.all(cells, count) + paid;
  };
  return { pay, last };
}

export function fastPick(game: PickGame): (random: Random) => number {
  const board = boardOf(game);
  const { pay, last } = pickCounter(game);
  const prizes = Int32Array.from(game.boxes);
  return (random) => {
    board.draw(random);
    let credits = pay(board.cells);
    if (!last.opens) return credits;
    prizes.set(game.boxes);
    for (let left = prizes.length; left > prizes.length - game.opens; left--) {
      // Which box it is changes where the prize is shown, not what it is.
      random.below(left);
      const at = random.below(left);
      credits += prizes[at]!;
      prizes.copyWithin(at, at + 1, left);
    }
    return credits;
  };
}
