/** The filters in an address, in the order of their names: what a view keeps of it. */
export function filtersOf(search: URLSearchParams, names: readonly string[]): string {
  const kept = names
    .flatMap((name) => search.getAll(name).map((value) => [name, value] as [string, string]))
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => a.localeCompare(b));
  return new URLSearchParams(kept).toString();
}
