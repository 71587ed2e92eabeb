/** All tuples of so many values, each from 0 to base - 1. */
export function tuplesOf(base: number, places: number): number[][] {
  let tuples: number[][] = [[]];
  for (let place = 0; place < places; place += 1)
    tuples = tuples.flatMap((tuple) =>
      Array.from({ length: base }, (_, value) => [...tuple, value]),
    );
  return tuples;
}

/** All ordered choices of so many different values from the list. */
export function arrangementsOf(values: readonly number[], places: number): number[][] {
  if (places === 0) return [[]];
  return values.flatMap((value) =>
    arrangementsOf(
      values.filter((other) => other !== value),
      places - 1,
    ).map((rest) => [value, ...rest]),
  );
}

/** All choices of so many values from the list, in its order. */
export function choicesOf(values: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, at) =>
    choicesOf(values.slice(at + 1), count - 1).map((rest) => [value, ...rest]),
  );
}
