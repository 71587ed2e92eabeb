/**
 * All that a game ever sees of chance: whole numbers, each equally likely.
 * `below(n)` answers 0 .. n-1 for 1 <= n <= 2^32.
 */
export interface Random {
  below(n: number): number;
}

/**
 * How bytes become numbers. Stored with every round, so that a later mapping can never change
 * what an earlier round was.
 *
 * Version 1: the stream is cut into words of 4 bytes, big-endian (w = b0*2^24 + b1*2^16 + b2*2^8
 * + b3), and never re-used. For `below(n)` let limit = 2^32 - (2^32 mod n). Words >= limit are
 * thrown away; the first word below it gives w mod n. Every call takes at least one word, also
 * for n = 1. Source: domain.md 7 (rejection sampling where exact uniformity is claimed).
 */
export const MAPPING_VERSION = 1;

const WORDS = 2 ** 32;

/** A source of bytes: block 0, 1, 2 ... of the stream, each a multiple of 4 bytes long. */
export type BlockSource = (round: number) => Uint8Array;

/** Random numbers from blocks by mapping version 1. */
export function blockRandom(block: BlockSource): Random {
  let round = 0;
  let bytes: Uint8Array = new Uint8Array(0);
  let at = 0;
  const next = () => bytes[at++] as number;
  const word = (): number => {
    if (at === bytes.length) {
      bytes = block(round++);
      at = 0;
    }
    return next() * 2 ** 24 + ((next() << 16) | (next() << 8) | next());
  };
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new Error(`below(${n}) has no meaning`);
      const limit = WORDS - (WORDS % n);
      let w = word();
      while (w >= limit) w = word();
      return w % n;
    },
  };
}
