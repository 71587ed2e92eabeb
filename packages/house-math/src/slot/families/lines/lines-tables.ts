import type { LinesGame } from './lines-game.ts';
import { linePay } from '../../reels/line-pay.ts';

const REELS = 5;

/** Pays of all symbol combinations; index = sum of symbol x base^(4 - reel). */
function payTable(game: LinesGame): Int32Array {
  const base = game.symbols.length;
  const table = new Int32Array(base ** REELS);
  const along = Array.from({ length: REELS }, () => 0);
  for (let index = 0; index < table.length; index++) {
    for (let reel = REELS - 1, rest = index; reel >= 0; reel--, rest = Math.floor(rest / base)) {
      along[reel] = rest % base;
    }
    table[index] = linePay(game, along).credits;
  }
  return table;
}

/** Per reel and line and stop the symbol on that line, times base^(4 - reel). */
function placeTables(game: LinesGame): Int32Array[] {
  const base = game.symbols.length;
  return game.strips.map((strip, reel) => {
    const table = new Int32Array(strip.length * game.lines.length);
    game.lines.forEach((rows, line) => {
      for (let stop = 0; stop < strip.length; stop++) {
        const symbol = strip[(stop + (rows[reel] as number)) % strip.length] as number;
        table[stop * game.lines.length + line] = symbol * base ** (REELS - 1 - reel);
      }
    });
    return table;
  });
}

/** For every combination of the first three reels' symbols: can any ending of it pay? */
function canPay(pay: Int32Array, base: number): Uint8Array {
  const endings = base * base;
  return Uint8Array.from({ length: base ** 3 }, (_, start) =>
    pay.subarray(start * endings, (start + 1) * endings).some((credits) => credits > 0) ? 1 : 0,
  );
}

function aliveTable(game: LinesGame, pay: Int32Array, places: Int32Array[]): Int32Array {
  const [a, b, c] = places as [Int32Array, Int32Array, Int32Array];
  const [lengthA = 0, lengthB = 0, lengthC = 0] = game.strips.map((strip) => strip.length);
  const lines = game.lines.length;
  const hopeful = canPay(pay, game.symbols.length);
  const endings = game.symbols.length ** 2;
  const alive = new Int32Array(lengthA * lengthB * lengthC);
  for (let i = 0; i < lengthA; i++) {
    for (let j = 0; j < lengthB; j++) {
      for (let k = 0; k < lengthC; k++) {
        let bits = 0;
        for (let line = 0; line < lines; line++) {
          const start =
            ((a[i * lines + line] as number) +
              (b[j * lines + line] as number) +
              (c[k * lines + line] as number)) /
            endings;
          bits |= (hopeful[start] as number) << line;
        }
        alive[(i * lengthB + j) * lengthC + k] = bits;
      }
    }
  }
  return alive;
}

/** How many scatters each stop of a reel shows. */
const scatterTable = (game: LinesGame, strip: readonly number[]): Uint8Array =>
  Uint8Array.from(strip, (_, stop) => {
    let shown = 0;
    for (let row = 0; row < game.rows; row++) {
      if (strip[(stop + row) % strip.length] === game.scatter) shown++;
    }
    return shown;
  });

/** What a fast lines game looks up instead of computing; see lines-fast.ts. */
export type LinesTables = {
  readonly pay: Int32Array;
  readonly places: readonly Int32Array[];
  readonly alive: Int32Array;
  readonly shown: readonly Uint8Array[];
};

/** For a game of five reels and at most 31 lines (one bit each). */
export function linesTables(game: LinesGame): LinesTables {
  if (game.strips.length !== REELS || game.lines.length > 31) throw new Error('not a 5-reel game');
  const pay = payTable(game);
  const places = placeTables(game);
  const alive = aliveTable(game, pay, places);
  return { pay, places, alive, shown: game.strips.map((strip) => scatterTable(game, strip)) };
}
