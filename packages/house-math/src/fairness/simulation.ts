import type { Random } from './random.ts';

const WORDS = 2 ** 32;
const MOST = 2 ** 21;

/**
 * A fast generator (sfc32) for simulations, benches and tests ONLY: its numbers can be foretold.
 * No round of a player may ever come from it. `below(n)` is exact for n <= 2^21 (multiplication
 * with rejection), and the same seed gives the same numbers.
 */
export function simulationRandom(seed: number): Random {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < 16; i++) next();
  return {
    below(n) {
      if (n > MOST) throw new Error(`a simulation draws below 2^21, not ${n}`);
      let product = next() * n;
      let low = product >>> 0;
      if (low < n) {
        const bias = WORDS % n;
        while (low < bias) {
          product = next() * n;
          low = product >>> 0;
        }
      }
      return (product - low) / WORDS;
    },
  };
}
