import type { Hash } from './draw-chain.ts';

/** From a leaf up to the root: the other half at each step, and on which side it stands. */
export type MerklePath = readonly { readonly side: 'left' | 'right'; readonly hash: string }[];

/** A leaf can never be taken for a node; an odd node goes up as it is and is not doubled. */
const leafOf = (hash: Hash, text: string): string => hash(`leaf ${text}`);
const nodeOf = (hash: Hash, left: string, right: string): string => hash(`node ${left} ${right}`);

/** One hash over a list of texts in their order; of no texts it is the hash of the word `empty`. */
export function rootOf(hash: Hash, texts: readonly string[]): string {
  let level = texts.map((text) => leafOf(hash, text));
  if (level.length === 0) return hash('empty');
  while (level.length > 1) level = above(hash, level);
  return level[0] ?? '';
}

/** What shows that the text at this place is in the list, without the others. */
export function pathOf(hash: Hash, texts: readonly string[], place: number): MerklePath {
  if (!(place in texts)) throw new Error(`the list has no place ${place}`);
  const path: { side: 'left' | 'right'; hash: string }[] = [];
  let level = texts.map((text) => leafOf(hash, text));
  for (let at = place; level.length > 1; at >>= 1) {
    const other = level[at ^ 1];
    if (other !== undefined) path.push({ side: at % 2 === 1 ? 'left' : 'right', hash: other });
    level = above(hash, level);
  }
  return path;
}

/** The root that this text and path lead to. */
export const climb = (hash: Hash, text: string, path: MerklePath): string =>
  path.reduce(
    (below, { side, hash: other }) =>
      side === 'left' ? nodeOf(hash, other, below) : nodeOf(hash, below, other),
    leafOf(hash, text),
  );

const above = (hash: Hash, level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, i) => {
    const [left = '', right] = [level[2 * i], level[2 * i + 1]];
    return right === undefined ? left : nodeOf(hash, left, right);
  });
