import type { Random } from '../../../fairness/random.ts';
import { type Mark, type Outcome, outcomeOf, type Screen, sumOf, type Win } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { drawStop, positionsOf, windowOf } from '../../reels/reels.ts';
import type { CollectGame } from './collect-game.ts';

const goodsOn = (game: CollectGame, screen: Screen): Mark[] =>
  screen.flatMap((column, reel) =>
    column.flatMap((symbol, row) => {
      const credits = game.goods[symbol] ?? 0;
      return credits > 0 ? [{ place: [reel, row] as const, credits }] : [];
    }),
  );

/** The collector takes all that is shown; without goods it takes nothing. */
function collected(game: CollectGame, screen: Screen, marks: readonly Mark[]): Win[] {
  const collectors = positionsOf(screen, [game.collector]);
  if (collectors.length === 0 || marks.length === 0) return [];
  const positions = [...marks.map(({ place }) => place), ...collectors];
  const win = { kind: 'collect', symbol: game.collector, multiplier: 1 } as const;
  return [{ ...win, count: marks.length, credits: sumOf(marks), positions }];
}

/** One draw a reel: lines first, then the collector. */
export function playCollect(game: CollectGame, random: Random): Outcome {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game.rows));
  const marks = goodsOn(game, screen);
  const wins = [...lineWins(game, screen, 1), ...collected(game, screen, marks)];
  return outcomeOf(game, [
    { kind: 'base', stops, screen, marks, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}
