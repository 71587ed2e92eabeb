import type { Lines, SlotOf } from '../game.ts';
import type { LineRules } from './line-pay.ts';

/** Told of everything that pays, when a whole cycle is counted. */
export type Count = (symbol: number, count: number, credits: number) => void;

/** Of five reels or of three, of equal height. */
export type CountedLines = LineRules & Lines & Pick<SlotOf<string>, 'reels' | 'rows'>;

/**
 * The same rule as `linePay` for all lines of a board, without making objects: the credits of its
 * lines, read from the left or, with `fromRight`, from the right.
 */
export function lineCounter(game: CountedLines, fromRight = false) {
  const { wild, scatter = -1, reels, rows } = game;
  const pays = Int32Array.from(
    { length: game.pays.length * (reels + 1) },
    (_, i) => game.pays[Math.floor(i / (reels + 1))]?.[i % (reels + 1)] ?? 0,
  );
  const paths = Int32Array.from(
    game.lines.flatMap((line) => {
      const path = line.map((row, reel) => reel * rows + row);
      return fromRight ? path.reverse() : path;
    }),
  );
  const threeOrMore = game.pays.every((row) => !row[1] && !row[2]);
  /** Most lines pay nothing, and three places tell it of most of them. */
  const isBroken = (cells: Uint8Array, from: number): boolean => {
    const a = cells[paths[from]!]!;
    const b = cells[paths[from + 1]!]!;
    if (a !== b && a !== wild && b !== wild) return true;
    const c = cells[paths[from + 2]!]!;
    return c !== wild && ((a !== wild && a !== c) || (b !== wild && b !== c));
  };
  /** The pay of one line; `last` holds what paid it. */
  const last = { symbol: 0, count: 0 };
  const along = (cells: Uint8Array, line: number): number => {
    const from = line * reels;
    if (threeOrMore && isBroken(cells, from)) return 0;
    let wilds = 0;
    while (wilds < reels && cells[paths[from + wilds]!] === wild) wilds++;
    const alone = pays[wild * (reels + 1) + wilds]!;
    const symbol = wilds < reels ? cells[paths[from + wilds]!]! : scatter;
    if (wilds < reels && symbol !== scatter) {
      let count = wilds + 1;
      for (; count < reels; count++) {
        const next = cells[paths[from + count]!]!;
        if (next !== symbol && next !== wild) break;
      }
      const credits = pays[symbol * (reels + 1) + count]!;
      if (credits >= alone) {
        last.symbol = symbol;
        last.count = count;
        return credits;
      }
    }
    last.symbol = wild;
    last.count = wilds;
    return alone;
  };
  const all = (cells: Uint8Array, count?: Count): number => {
    let credits = 0;
    for (let line = 0; line < game.lines.length; line++) {
      const paid = along(cells, line);
      if (paid === 0) continue;
      credits += paid;
      count?.(last.symbol, last.count, paid);
    }
    return credits;
  };
  return { along, all, last };
}
