const nameOf = (row: unknown): string => String(Array.isArray(row) ? row[0] : row);

/** The first lines of a message: fast-check's counterexample stands in the third. */
const why = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 4).join(' ');

/**
 * Checks every row of a table and lists those that failed, each with its name (its first value) and
 * the reason: `expect(await faultsIn(rows, check)).toEqual([])` is one test over all of them.
 */
export async function faultsIn<Row>(
  rows: Iterable<Row>,
  check: (row: Row) => unknown,
): Promise<string[]> {
  const faults: string[] = [];
  let checked = 0;
  for (const row of rows) {
    checked += 1;
    try {
      await check(row);
    } catch (error) {
      faults.push(`${nameOf(row)}: ${why(error)}`);
    }
  }
  return checked > 0 ? faults : ['there is no row'];
}
