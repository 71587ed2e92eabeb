/** Counting for plays, in closed form: a slip of any size costs next to nothing to price. */

/** n over k; 0 where there is none. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return Math.round(result);
}

/** n (n-1) ... of k factors. */
export function falling(n: number, k: number): number {
  let result = 1;
  for (let i = 0; i < k; i += 1) result *= n - i;
  return result;
}

export const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

export const product = (values: readonly number[]): number =>
  values.reduce((all, value) => all * value, 1);
export const sum = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0);

/** The sum over all choices of k of the values, of their products. */
export function productsOf(values: readonly number[], k: number): number {
  const sums: number[] = [1, ...Array.from({ length: k }, () => 0)];
  for (const value of values)
    for (let at = k; at > 0; at -= 1) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0) * value;
  return sums[k] ?? 0;
}

/** In how many ways one number can be taken from each set, all of them different. */
export function distinctTuples(sets: readonly (readonly number[])[]): number {
  const full = 2 ** sets.length - 1;
  let ways = new Float64Array(full + 1);
  ways[0] = 1;
  for (const number of new Set(sets.flat())) {
    const places = sets.flatMap((set, place) => (set.includes(number) ? [1 << place] : []));
    const next = ways.slice();
    for (let filled = 0; filled <= full; filled += 1) {
      const so = ways[filled] ?? 0;
      if (so === 0) continue;
      for (const place of places)
        if ((filled & place) === 0) next[filled | place] = (next[filled | place] ?? 0) + so;
    }
    ways = next;
  }
  return ways[full] ?? 0;
}

/** How often each value is in it. */
export function tallyOf(values: readonly number[]): Map<number, number> {
  const tally = new Map<number, number>();
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
  return tally;
}

/** How many of the values are in the set. */
export const countIn = (set: readonly number[], values: readonly number[]): number =>
  values.filter((value) => set.includes(value)).length;
