import { Resvg } from '@resvg/resvg-js';

const ACROSS = 17;
const DOWN = 16;

/**
 * A perceptual hash of a picture (dHash, 256 bits): scaled down, is each dot lighter than the one
 * to its right? Similar pictures differ in few bits.
 */
export function likenessOf(svg: string): bigint {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: ACROSS * 4 } }).render();
  const { pixels, width, height } = drawn;
  // The mean of a field of dots, since thin stitches would flicker otherwise.
  const lightness = (column: number, row: number) => {
    const [x0, x1] = [column, column + 1].map((at) => Math.floor((at * width) / ACROSS));
    const [y0, y1] = [row, row + 1].map((at) => Math.floor((at * height) / DOWN));
    let sum = 0;
    let count = 0;
    for (let y = y0 ?? 0; y < (y1 ?? 0); y += 1)
      for (let x = x0 ?? 0; x < (x1 ?? 0); x += 1) {
        const at = (y * width + x) * 4;
        sum += 299 * (pixels[at] ?? 0) + 587 * (pixels[at + 1] ?? 0) + 114 * (pixels[at + 2] ?? 0);
        count += 1;
      }
    return sum / count;
  };
  let hash = 0n;
  for (let row = 0; row < DOWN; row += 1)
    for (let column = 0; column < ACROSS - 1; column += 1)
      hash = (hash << 1n) | (lightness(column, row) > lightness(column + 1, row) ? 1n : 0n);
  return hash;
}

/** The number of bits in which two hashes differ. */
export function distance(one: bigint, other: bigint): number {
  let bits = 0;
  for (let rest = one ^ other; rest > 0n; rest &= rest - 1n) bits += 1;
  return bits;
}

/** Below this distance two cards on one page could be confused. */
export const ALIKE = 8;

/** The first pair of codes that look alike, if there is one. */
export function lookAlike(
  cards: readonly { code: string; hash: bigint }[],
): [string, string] | null {
  for (const [index, one] of cards.entries())
    for (const other of cards.slice(index + 1))
      if (distance(one.hash, other.hash) < ALIKE) return [one.code, other.code];
  return null;
}
