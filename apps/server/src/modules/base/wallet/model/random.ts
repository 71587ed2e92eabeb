/** Numbers that follow from a seed alone (mulberry32): fast, and random enough to choose acts. */
export type Random = {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** From 0 to `most` - 1. */
  below(most: number): number;
  chance(probability: number): boolean;
  pick<T>(of: readonly T[]): T;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: <T>(of: readonly T[]) => of[below(of.length)] as T,
  };
}
