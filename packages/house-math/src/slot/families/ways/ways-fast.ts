import type { Random } from '../../../fairness/random.ts';
import type { WaysGame } from './ways-game.ts';
import { windowOf } from '../../reels/reels.ts';

/** The same mathematics as `playWays` without making objects: counts per stop are looked up. */
export type FastWays = {
  /** Credits of one screen from its five stops; -1 stands for a reel that is held all wild. */
  readonly credits: (stops: Int32Array) => number;
  /** The reels (one bit each) that these stops turn wild. */
  readonly filled: (stops: Int32Array) => number;
  /** Credits of a whole round, respins included. Draws exactly as `playWays` does. */
  readonly spin: (random: Random) => number;
};

/** Per reel and stop (0 = held): how often each symbol shows, wilds counted in, reel filled. */
function countTable(game: WaysGame, reel: number): Uint8Array {
  const strip = game.strips[reel] as readonly number[];
  const symbols = game.symbols.length;
  const table = new Uint8Array((strip.length + 1) * symbols).fill(game.rows, 0, symbols);
  table[game.scatter] = 0;
  for (let stop = 0; stop < strip.length; stop++) {
    const seen = windowOf(strip, stop, game.rows);
    const fills = game.spreadingReels.includes(reel) && seen.includes(game.wild);
    for (let symbol = 0; symbol < symbols; symbol++) {
      const shown = seen.filter((each) => each === symbol || each === game.wild).length;
      const count = symbol === game.scatter ? seen.filter((each) => each === symbol).length : shown;
      const filled = fills && symbol !== game.scatter ? game.rows : count;
      table[(stop + 1) * symbols + symbol] = filled;
    }
  }
  return table;
}

const wildTable = (game: WaysGame, reel: number): Uint8Array =>
  Uint8Array.from(game.strips[reel] as readonly number[], (_, stop) => {
    const seen = windowOf(game.strips[reel] as readonly number[], stop, game.rows);
    return game.spreadingReels.includes(reel) && seen.includes(game.wild) ? 1 << reel : 0;
  });

/** The distinct paying symbols each stop of the first reel shows, `rows` places each, -1 = none. */
function startTable(game: WaysGame): Int8Array {
  const strip = game.strips[0] as readonly number[];
  const table = new Int8Array(strip.length * game.rows).fill(-1);
  for (let stop = 0; stop < strip.length; stop++) {
    const seen = new Set(windowOf(strip, stop, game.rows));
    seen.delete(game.scatter);
    table.set([...seen], stop * game.rows);
  }
  return table;
}

/** Prepares the tables; the first reel never has a wild and is never held. */
export function fastWays(game: WaysGame): FastWays {
  const { reels, rows } = game;
  const symbols = game.symbols.length;
  const counts = game.strips.map((_, reel) => countTable(game, reel));
  const wilds = game.strips.map((_, reel) => wildTable(game, reel));
  const starts = startTable(game);
  const lengths = game.strips.map((strip) => strip.length);
  const pays = Int32Array.from({ length: symbols * (reels + 1) }, (_, i) => {
    return game.pays[Math.floor(i / (reels + 1))]?.[i % (reels + 1)] ?? 0;
  });
  const scatterPays = Int32Array.from({ length: reels * rows + 1 }, (_, n) => {
    return game.scatterPays[n] ?? 0;
  });
  const at = new Int32Array(reels);

  const credits = (stops: Int32Array): number => {
    let total = 0;
    let scatters = 0;
    for (let reel = 0; reel < reels; reel++) {
      scatters += counts[reel]![(stops[reel]! + 1) * symbols + game.scatter]!;
    }
    for (let i = stops[0]! * rows; i < (stops[0]! + 1) * rows; i++) {
      const symbol = starts[i]!;
      if (symbol < 0) break;
      let ways = 1;
      let reel = 0;
      for (; reel < reels; reel++) {
        const shown = counts[reel]![(stops[reel]! + 1) * symbols + symbol]!;
        if (shown === 0) break;
        ways *= shown;
      }
      total += ways * pays[symbol * (reels + 1) + reel]!;
    }
    return total + scatterPays[scatters]!;
  };

  const filled = (stops: Int32Array): number => {
    let bits = 0;
    for (let reel = 0; reel < reels; reel++) {
      if (stops[reel]! >= 0) bits |= wilds[reel]![stops[reel]!]!;
    }
    return bits;
  };

  const spin = (random: Random): number => {
    let total = 0;
    let held = 0;
    for (;;) {
      for (let reel = 0; reel < reels; reel++) {
        at[reel] = held & (1 << reel) ? -1 : random.below(lengths[reel]!);
      }
      total += credits(at);
      const more = filled(at);
      if (more === 0) return total;
      held |= more;
    }
  };
  return { credits, filled, spin };
}
