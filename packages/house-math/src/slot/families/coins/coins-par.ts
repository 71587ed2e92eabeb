import type { FamilyPar } from '../../par/figures.ts';
import { type Counted, countedFigures, countRounds, countStage } from '../../par/play-cycle.ts';
import { boardOf, countIn } from '../../reels/board.ts';
import { lineCounter } from '../../reels/line-counter.ts';
import { type CoinsGame, lineRules } from './coins-game.ts';

/** The chance of k coins on n places that turn once. */
function freshChances(n: number, chance: number): number[] {
  const chances: number[] = [];
  let ways = 1;
  for (let k = 0; k <= n; k++) {
    chances.push(ways * chance ** k * (1 - chance) ** (n - k));
    ways = (ways * (n - k)) / (k + 1);
  }
  return chances;
}

/** The chance of each number of coins in the end, from `coins` and all turns left. */
export function endChances(game: CoinsGame, coins: number): number[] {
  const places = game.reels * game.rows;
  const end = Array.from({ length: places + 1 }, () => 0);
  /** `now[coins][left]`; coins only grow, turns left only fall until they do. */
  const now = Array.from({ length: places + 1 }, () =>
    Array.from({ length: game.turns + 1 }, () => 0),
  );
  now[coins]![game.turns] = 1;
  for (let held = coins; held <= places; held++) {
    const fresh = freshChances(places - held, 1 / game.oneIn);
    for (let left = game.turns; left >= 0; left--) {
      const chance = now[held]![left]!;
      if (left === 0 || held === places) end[held]! += chance;
      else
        fresh.forEach((own, more) => {
          now[held + more]![more > 0 ? game.turns : left - 1]! += chance * own;
        });
    }
  }
  return end;
}

/** The turns around so many coins: the values of coins are independent of their number. */
function held(game: CoinsGame, coins: number): Counted {
  const count = game.values.length;
  const mean = game.values.reduce((sum, value) => sum + value, 0) / count;
  const spread = game.values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
  const highest = Math.max(...game.values);
  const places = game.reels * game.rows;
  const tallies = new Map<string, { times: number; credits: number }>();
  let sum = 0;
  let squares = 0;
  const end = endChances(game, coins);
  end.forEach((chance, of) => {
    if (chance === 0) return;
    const worth = of * mean + (of === places ? game.fullCredits : 0);
    tallies.set(`${game.coin} ${of}`, { times: chance, credits: chance * worth });
    sum += chance * worth;
    squares += chance * (of * spread + worth ** 2);
  });
  const most = places * highest + game.fullCredits;
  const isHighest = game.values.filter((value) => value === highest).length / count;
  const mostScreens = end[places]! * isHighest ** places;
  const one = { screens: 1, sum, squares, zeros: 0, most, mostScreens, next: null };
  return { part: 'coins', cycle: 1, classes: [one], tallies };
}

/** Exact: every screen of the paid game is played, the turns around the coins are a chain. */
export const coinsPar: FamilyPar<CoinsGame> = {
  method: 'exact',
  figures(game) {
    const board = boardOf(game);
    const lines = lineCounter(lineRules(game));
    let coins = 0;
    const paid = countStage({
      part: 'paid game',
      lengths: board.lengths,
      held: 0,
      next: () => (coins < game.from ? null : String(coins)),
      pays(stops, count) {
        board.show(stops);
        coins = countIn(board.cells, game.coin);
        return lines.all(board.cells, count);
      },
    });
    const stageOf = (key: string) => (key === 'paid' ? paid : held(game, Number(key)));
    return countedFigures(game, countRounds(game, 'paid', stageOf));
  },
};
