/**
 * ISO 8601 of an instant in milliseconds since 1970. The last one is cached: all rounds of a batch
 * have the same, and formatting takes 0.4 us.
 */
export function createInstantWords(): (ms: number) => string {
  let last = Number.NaN;
  let words = '';
  return (ms) => {
    if (ms !== last) {
      last = ms;
      words = new Date(ms).toISOString();
    }
    return words;
  };
}
