import type { Random } from '../../../fairness/random.ts';
import { windowOf } from '../../reels/reels.ts';
import type { ChangingGame } from './changing-game.ts';

/** Told of every symbol that pays. */
export type WaysCount = (symbol: number, count: number, credits: number) => void;

/** `table[(height x stops + stop) x symbols + symbol]`: how often it shows, wilds counted in. */
function countTable(game: ChangingGame, reel: number): Uint8Array {
  const strip = game.strips[reel] ?? [];
  const symbols = game.symbols.length;
  const table = new Uint8Array((game.rows + 1) * strip.length * symbols);
  for (const height of new Set(game.heights[reel])) {
    strip.forEach((_, stop) => {
      const at = (height * strip.length + stop) * symbols;
      for (const shown of windowOf(strip, stop, height)) {
        if (shown !== game.wild) table[at + shown]!++;
        else for (let symbol = 0; symbol < symbols; symbol++) table[at + symbol]!++;
      }
    });
  }
  return table;
}

/** The first reel never has a wild, so the symbols it shows are those that can pay. */
export function changingCounter(game: ChangingGame) {
  const { reels } = game;
  const symbols = game.symbols.length;
  const tables = game.strips.map((_, reel) => countTable(game, reel));
  const lengths = game.strips.map((strip) => strip.length);
  const heights = game.heights.map((each) => Uint8Array.from(each));
  const pays = Int32Array.from({ length: symbols * (reels + 1) }, (_, i) => {
    return game.pays[Math.floor(i / (reels + 1))]?.[i % (reels + 1)] ?? 0;
  });
  const at = new Int32Array(reels);
  return (random: Random, count?: WaysCount): number => {
    for (let reel = 0; reel < reels; reel++) {
      const own = heights[reel]!;
      const height = own[random.below(own.length)]!;
      at[reel] = (height * lengths[reel]! + random.below(lengths[reel]!)) * symbols;
    }
    let total = 0;
    for (let symbol = 0; symbol < symbols; symbol++) {
      let ways = tables[0]![at[0]! + symbol]!;
      if (ways === 0) continue;
      let reel = 1;
      for (; reel < reels; reel++) {
        const shown = tables[reel]![at[reel]! + symbol]!;
        if (shown === 0) break;
        ways *= shown;
      }
      const credits = ways * pays[symbol * (reels + 1) + reel]!;
      if (credits === 0) continue;
      total += credits;
      count?.(symbol, reel, credits);
    }
    return total;
  };
}

export function fastChanging(game: ChangingGame): (random: Random) => number {
  const round = changingCounter(game);
  return (random) => round(random);
}
