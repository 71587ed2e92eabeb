import type { Random } from '../../../fairness/random.ts';
import type { LinesGame } from './lines-game.ts';
import { linesTables } from './lines-tables.ts';

/**
 * The same mathematics as `playLines` without making objects: tables are computed once, a spin
 * then only looks up. `alive` has, for the stops of the first three reels, one bit per line that
 * can still pay; only those lines are looked up in `pay`, indexed by the five symbols along it.
 */
export type FastLines = {
  /** Credits of one game from its five stops, scatters included, before any multiplier. */
  readonly credits: (stops: Int32Array) => number;
  readonly scatters: (stops: Int32Array) => number;
  /** Credits of a whole round, free games included. Draws exactly as `playLines` does. */
  readonly spin: (random: Random) => number;
};

type Five<T> = readonly [T, T, T, T, T];

/** Prepares the tables of a game of five reels and at most 31 lines. */
export function fastLines(game: LinesGame): FastLines {
  const { pay, places, alive, shown } = linesTables(game);
  const [a, b, c, d, e] = places as unknown as Five<Int32Array>;
  const [sa, sb, sc, sd, se] = shown as unknown as Five<Uint8Array>;
  const [la, lb, lc, ld, le] = game.strips.map((strip) => strip.length) as unknown as Five<number>;
  const lines = game.lines.length;
  const { most, multiplier } = game.freeGames;
  const counts = { length: game.rows * game.reels + 1 };
  const scatterPays = Int32Array.from(counts, (_, n) => game.scatterPays[n] ?? 0);
  const awards = Int32Array.from(counts, (_, n) => game.freeGames.awards[n] ?? 0);
  const at = new Int32Array(5);

  const scatters = (stops: Int32Array): number =>
    sa[stops[0]!]! + sb[stops[1]!]! + sc[stops[2]!]! + sd[stops[3]!]! + se[stops[4]!]!;

  const linesPay = (stops: Int32Array): number => {
    let bits = alive[(stops[0]! * lb + stops[1]!) * lc + stops[2]!]!;
    let credits = 0;
    while (bits !== 0) {
      const line = 31 - Math.clz32(bits);
      bits ^= 1 << line;
      const first = a[stops[0]! * lines + line]! + b[stops[1]! * lines + line]!;
      const middle = c[stops[2]! * lines + line]! + d[stops[3]! * lines + line]!;
      credits += pay[first + middle + e[stops[4]! * lines + line]!]!;
    }
    return credits;
  };

  const draw = (random: Random): void => {
    at[0] = random.below(la);
    at[1] = random.below(lb);
    at[2] = random.below(lc);
    at[3] = random.below(ld);
    at[4] = random.below(le);
  };

  const spin = (random: Random): number => {
    draw(random);
    let shownNow = scatters(at);
    let total = linesPay(at) + scatterPays[shownNow]!;
    let given = Math.min(awards[shownNow]!, most);
    for (let left = given; left > 0; left--) {
      draw(random);
      shownNow = scatters(at);
      total += multiplier * (linesPay(at) + scatterPays[shownNow]!);
      const more = Math.min(awards[shownNow]!, most - given);
      given += more;
      left += more;
    }
    return total;
  };

  const credits = (stops: Int32Array): number => linesPay(stops) + scatterPays[scatters(stops)]!;
  return { credits, scatters, spin };
}
