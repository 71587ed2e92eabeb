/** The middle one of these; of an even number the larger of both; not a number where there is none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
