/**
 * How many rows at the top of a list arrived after the others were shown. They are held back, so
 * that nothing moves under the reader's eyes; none are when no earlier row is left.
 */
export function heldBack(keys: readonly string[], shown: ReadonlySet<string>): number {
  const first = keys.findIndex((key) => shown.has(key));
  return Math.max(first, 0);
}

/** The desks on which something waits that did not wait before; the first look at a desk is no news. */
export function newOn(
  before: ReadonlyMap<string, ReadonlySet<string>>,
  now: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return [...now].flatMap(([desk, ids]) => {
    const known = before.get(desk);
    return known && [...ids].some((id) => !known.has(id)) ? [desk] : [];
  });
}
