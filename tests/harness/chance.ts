/** Chance that can be had again: the seed is printed with every figure. */
export type Chance = {
  readonly seed: number;
  /** A whole number from 0 up to `below`. */
  whole(below: number): number;
  pick<T>(from: readonly T[]): T;
};

/** mulberry32; `NOKSHI_TEST_SEED` gives the seed of an earlier run. */
export function takeChance(given = process.env.NOKSHI_TEST_SEED): Chance {
  const seed = given ? Number(given) : Math.floor(Math.random() * 2 ** 32);
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return { seed, whole, pick: (from) => from[whole(from.length)] as (typeof from)[number] };
}
