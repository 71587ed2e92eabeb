import { createHash } from 'node:crypto';
import type { RandomSource } from '../../apps/server/src/kernel/random.ts';

/** The same bytes for the same seed, on every machine: SHA-256 of the seed and a counter. */
export function seededRandom(seed = 'nokshi'): RandomSource {
  let counter = 0;
  let rest = Buffer.alloc(0);
  return {
    bytes(length) {
      while (rest.length < length) {
        const block = createHash('sha256').update(`${seed}:${counter}`).digest();
        rest = Buffer.concat([rest, block]);
        counter += 1;
      }
      const taken = Buffer.from(rest.subarray(0, length));
      rest = rest.subarray(length);
      return taken;
    },
  };
}
