/** The lines that games share, per line the row of each reel. A game has the first of its set. */
const OF_THREE_REELS = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
  [0, 1, 0],
  [2, 1, 2],
  [1, 0, 1],
  [1, 2, 1],
];

const OF_THREE_ROWS = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 1, 2, 2, 2],
  [2, 1, 0, 0, 0],
  [0, 0, 0, 1, 2],
  [2, 2, 2, 1, 0],
  [1, 0, 2, 0, 1],
];

const OF_FOUR_ROWS = [
  [1, 1, 1, 1, 1],
  [2, 2, 2, 2, 2],
  [0, 0, 0, 0, 0],
  [3, 3, 3, 3, 3],
  [0, 1, 2, 1, 0],
  [3, 2, 1, 2, 3],
  [1, 2, 3, 2, 1],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [3, 3, 2, 1, 1],
  [1, 1, 2, 3, 3],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [2, 3, 3, 3, 2],
  [0, 1, 1, 1, 0],
  [3, 2, 2, 2, 3],
  [1, 2, 2, 2, 1],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [3, 2, 3, 2, 3],
  [1, 2, 1, 2, 1],
  [2, 1, 2, 1, 2],
  [1, 0, 1, 0, 1],
  [2, 3, 2, 3, 2],
  [0, 1, 2, 3, 3],
  [3, 2, 1, 0, 0],
  [1, 1, 0, 1, 1],
  [2, 2, 3, 2, 2],
  [0, 0, 2, 0, 0],
  [3, 3, 1, 3, 3],
];

type Grid = { readonly reels: number; readonly rows: number; readonly lines: number };

/** The first `lines` lines of a grid of three to five reels with three or four rows. */
export function linesOf({ reels, rows, lines }: Grid): number[][] {
  const whole = rows === 3 ? (reels === 3 ? OF_THREE_REELS : OF_THREE_ROWS) : OF_FOUR_ROWS;
  const cut = whole.map((line) => line.slice(0, reels));
  const own = cut.filter((line, at) => cut.findIndex((one) => String(one) === String(line)) === at);
  if (reels > 5 || rows > 4 || own.length < lines)
    throw new Error(`there are no ${lines} lines on ${reels} reels of ${rows} rows`);
  return own.slice(0, lines);
}
