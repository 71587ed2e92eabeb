import type { Random } from '../../../fairness/random.ts';
import { boardOf, countIn } from '../../reels/board.ts';
import { lineCounter } from '../../reels/line-counter.ts';
import { type CoinsGame, lineRules } from './coins-game.ts';

/** Which places hold coins does not matter to what they are worth, only how many. */
export function fastCoins(game: CoinsGame): (random: Random) => number {
  const board = boardOf(game);
  const lines = lineCounter(lineRules(game));
  const places = game.reels * game.rows;
  const values = Int32Array.from(game.values);
  return (random) => {
    board.draw(random);
    let credits = lines.all(board.cells);
    let coins = countIn(board.cells, game.coin);
    if (coins < game.from) return credits;
    for (let coin = 0; coin < coins; coin++) credits += values[random.below(values.length)]!;
    for (let left = game.turns; left > 0 && coins < places; ) {
      let fresh = 0;
      for (let place = coins; place < places; place++) {
        if (random.below(game.oneIn) > 0) continue;
        fresh++;
        credits += values[random.below(values.length)]!;
      }
      coins += fresh;
      left = fresh > 0 ? game.turns : left - 1;
    }
    return coins === places ? credits + game.fullCredits : credits;
  };
}
