/**
 * In how many orders different numbers can stand in so many places, none where it is right. Numbers that are right in
 * the same places are counted together.
 */
export function waysToMiss(
  numbers: readonly number[],
  places: number,
  isRight: (place: number, number: number) => boolean,
): bigint {
  const kinds = new Map<string, { readonly right: readonly boolean[]; count: number }>();
  for (const number of numbers) {
    const right = Array.from({ length: places }, (_, place) => isRight(place, number));
    const key = right.join();
    const kind = kinds.get(key);
    if (kind) kind.count += 1;
    else kinds.set(key, { right, count: 1 });
  }
  let ways = new Map<string, { readonly left: readonly number[]; readonly ways: bigint }>();
  const rights = [...kinds.values()].map(({ right }) => right);
  const start = [...kinds.values()].map(({ count }) => count);
  ways.set(start.join(), { left: start, ways: 1n });
  for (let place = 0; place < places; place += 1) {
    const next: typeof ways = new Map();
    for (const { left, ways: so } of ways.values())
      left.forEach((count, kind) => {
        if (count === 0 || rights[kind]?.[place]) return;
        const after = left.with(kind, count - 1);
        const known = next.get(after.join())?.ways ?? 0n;
        next.set(after.join(), { left: after, ways: known + so * BigInt(count) });
      });
    ways = next;
  }
  return [...ways.values()].reduce((all, { ways: so }) => all + so, 0n);
}
