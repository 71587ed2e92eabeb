/** Chance that falls the same way each time, from 0 to 1: a world sounds alike in every browser. */
export function createChance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** White noise between -1 and 1. */
export function createNoise(seed: number): () => number {
  const chance = createChance(seed);
  return () => 2 * chance() - 1;
}
