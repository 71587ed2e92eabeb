import type { Ride, Rider } from './posting.ts';

/**
 * Rows of riders for one call of SQL: one array a type for all of them, column after column, and
 * where the part of each rider ends in it (functions/1-riders.sql).
 */
export type RideColumns = {
  readonly names: string[];
  readonly counts: number[];
  readonly ids: (string | null)[];
  readonly idsTo: number[];
  readonly numbers: (bigint | number | null)[];
  readonly numbersTo: number[];
  readonly words: (string | null)[];
  readonly wordsTo: number[];
  readonly bytes: (Buffer | null)[];
  readonly bytesTo: number[];
};

export type Riders = {
  register(rider: Rider): void;
  /** The SQL function of a ride; a fault when nobody registered it. */
  functionOf(ride: Ride): string;
  /** All rows of a rider together, riders in the order of first appearance. */
  together(rides: Iterable<Ride>): RideColumns;
  /** Each row alone, in order. */
  apart(rides: Iterable<Ride>): RideColumns;
};

const FUNCTION = /^[a-z][a-z0-9_]{2,62}$/;

/** The rider of this room itself: holds change in the commit that moves their money. */
const OWN: Rider = { name: 'wallet-hold', sqlFunction: 'wallet_hold_ride' };

export function createRiders(): Riders {
  const known = new Map([[OWN.name, OWN.sqlFunction]]);
  const functionOf = ({ rider }: Ride) => {
    const found = known.get(rider);
    if (!found) throw new Error(`no rider is registered as ${rider}`);
    return found;
  };
  return {
    register({ name, sqlFunction }) {
      if (!FUNCTION.test(sqlFunction)) throw new Error(`${sqlFunction} names no rider function`);
      if (known.has(name)) throw new Error(`the rider ${name} is registered already`);
      known.set(name, sqlFunction);
    },
    functionOf,
    together(rides) {
      const rows = new Map<string, Ride[]>();
      for (const ride of rides) {
        const same = rows.get(ride.rider);
        if (same) same.push(ride);
        else rows.set(ride.rider, [ride]);
      }
      return columnsOf([...rows.values()], functionOf);
    },
    apart: (rides) =>
      columnsOf(
        Array.from(rides, (ride) => [ride]),
        functionOf,
      ),
  };
}

function columnsOf(
  groups: readonly (readonly Ride[])[],
  functionOf: (ride: Ride) => string,
): RideColumns {
  const columns: RideColumns = {
    names: [],
    counts: [],
    ids: [],
    idsTo: [],
    numbers: [],
    numbersTo: [],
    words: [],
    wordsTo: [],
    bytes: [],
    bytesTo: [],
  };
  for (const rows of groups) {
    const [first] = rows;
    if (!first) continue;
    columns.names.push(functionOf(first));
    columns.counts.push(rows.length);
    columns.idsTo.push(addColumns(columns.ids, rows, (ride) => ride.ids));
    columns.numbersTo.push(addColumns(columns.numbers, rows, (ride) => ride.numbers));
    columns.wordsTo.push(addColumns(columns.words, rows, (ride) => ride.words));
    columns.bytesTo.push(addColumns(columns.bytes, rows, (ride) => ride.bytes));
  }
  return columns;
}

/** Adds the values of one type, column after column; answers where they end. */
function addColumns<T>(
  to: T[],
  rows: readonly Ride[],
  valuesOf: (ride: Ride) => readonly T[] | undefined,
): number {
  const width = valuesOf(rows[0] as Ride)?.length ?? 0;
  for (const ride of rows)
    if ((valuesOf(ride)?.length ?? 0) !== width)
      throw new Error(`rows of ${ride.rider} differ in their columns`);
  for (let column = 0; column < width; column += 1)
    for (const ride of rows) to.push(valuesOf(ride)?.[column] as T);
  return to.length;
}
