import type { Hash } from './draw-chain.ts';

/** From a leaf up to the root: the other half at each step, and on which side it stands. */
export type MerklePath = readonly { readonly side: 'left' | 'right'; readonly hash: string }[];

/**
 * A list that only grows, as the tops of its full trees: one for each 1 in the binary digits of
 * `count`, the largest tree first. Seven leaves are the peaks of four, of two and of one. The root
 * can be computed after each leaf, and no leaf can be taken out again.
 */
export type Peaks = { readonly count: number; readonly hashes: readonly string[] };

/** A part of all bets of an issue that is written by itself: the bets of one lane. */
export type Lane = { readonly lane: number; readonly count: number; readonly root: string };

/**
 * SHA-256 of `leaf <text>`, as 64 lower-case hexadecimal characters. A leaf can never be taken for a
 * node.
 */
export const leafOf = (hash: Hash, text: string): string => hash(`leaf ${text}`);

/** SHA-256 of `node <left> <right>`, both as hexadecimal characters. */
const nodeOf = (hash: Hash, left: string, right: string): string => hash(`node ${left} ${right}`);

/**
 * One hash over a list of texts in their order; of no texts it is the hash of the word `empty`. An
 * odd node goes up as it is and is not doubled.
 */
export const rootOf = (hash: Hash, texts: readonly string[]): string =>
  rootOfPeaks(hash, peaksOf(hash, texts));

/** The peaks of a list of texts. */
export const peaksOf = (hash: Hash, texts: readonly string[]): Peaks =>
  texts.reduce((peaks, text) => append(hash, peaks, leafOf(hash, text)), EMPTY_PEAKS);

export const EMPTY_PEAKS: Peaks = { count: 0, hashes: [] };

/**
 * The peaks with one more leaf. The leaf is put at the end; then, for each 1 at the end of the
 * binary digits of the former count, the last two hashes become one, `node <left> <right>`.
 */
export function append(hash: Hash, { count, hashes }: Peaks, leaf: string): Peaks {
  const left = [...hashes];
  let top = leaf;
  for (let digits = count; digits % 2 === 1; digits = (digits - 1) / 2)
    top = nodeOf(hash, left.pop() ?? '', top);
  return { count: count + 1, hashes: [...left, top] };
}

/**
 * The root: beginning with the last peak, each peak before it becomes the left half of
 * `node <peak> <so far>`; of no peaks the hash of the word `empty`.
 */
export const rootOfPeaks = (hash: Hash, { hashes }: Peaks): string =>
  hashes.length === 0
    ? hash('empty')
    : hashes.reduceRight((below, peak) => nodeOf(hash, peak, below));

/** What shows that the text at this place is in the list, without the others. */
export const pathOf = (hash: Hash, texts: readonly string[], place: number): MerklePath =>
  pathFromLeaves(
    hash,
    texts.map((text) => leafOf(hash, text)),
    place,
  );

/** The same where the hashes of the leaves are stored. Places are counted from 0. */
export function pathFromLeaves(hash: Hash, leaves: readonly string[], place: number): MerklePath {
  if (!(place in leaves)) throw new Error(`the list has no place ${place}`);
  const path: { side: 'left' | 'right'; hash: string }[] = [];
  let level = leaves;
  for (let at = place; level.length > 1; at >>= 1) {
    const other = level[at ^ 1];
    if (other !== undefined) path.push({ side: at % 2 === 1 ? 'left' : 'right', hash: other });
    level = above(hash, level);
  }
  return path;
}

/** On which sides the other halves stand on the way from a place of a list that is so long. */
export function sidesOf(count: number, place: number): readonly ('left' | 'right')[] {
  const sides: ('left' | 'right')[] = [];
  let at = place;
  for (let width = count; width > 1; width = Math.ceil(width / 2)) {
    if (at % 2 === 1) sides.push('left');
    else if (at + 1 < width) sides.push('right');
    at = Math.floor(at / 2);
  }
  return sides;
}

/** The root that this text and path lead to. */
export const climb = (hash: Hash, text: string, path: MerklePath): string =>
  path.reduce(
    (below, { side, hash: other }) =>
      side === 'left' ? nodeOf(hash, other, below) : nodeOf(hash, below, other),
    leafOf(hash, text),
  );

/**
 * The root of all bets of an issue: `rootOf` over one text a lane, `lane <lane> <count> <root>` with
 * numbers in decimal digits, in ascending order of lanes. Lanes without bets are left out.
 */
export const rootOfLanes = (hash: Hash, lanes: readonly Lane[]): string =>
  rootOf(
    hash,
    lanes
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.lane - other.lane)
      .map(({ lane, count, root }) => `lane ${lane} ${count} ${root}`),
  );

const above = (hash: Hash, level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, i) => {
    const [left = '', right] = [level[2 * i], level[2 * i + 1]];
    return right === undefined ? left : nodeOf(hash, left, right);
  });
