import type { Ride, Rider } from './posting.ts';

/** Rows of one rider for one call, as JSON text. */
export type RiderRows = { readonly sqlFunction: string; readonly json: string };

export type Riders = {
  register(rider: Rider): void;
  /** The SQL function of a ride; a fault when nobody registered it. */
  functionOf(ride: Ride): string;
  /** One entry a rider, in the order of first appearance. */
  group(rides: Iterable<Ride>): RiderRows[];
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
    group(rides) {
      const rows = new Map<string, string[]>();
      for (const ride of rides) {
        const name = functionOf(ride);
        const list = rows.get(name);
        if (list) list.push(rowJson(ride));
        else rows.set(name, [rowJson(ride)]);
      }
      return [...rows].map(([sqlFunction, list]) => ({ sqlFunction, json: `[${list.join(',')}]` }));
    },
  };
}

/** A row as JSON; a bigint travels as a decimal string, which SQL reads as bigint again. */
export function rowJson(ride: Ride): string {
  for (const value of Object.values(ride.row))
    if (typeof value === 'bigint' || typeof value === 'object')
      return JSON.stringify(ride.row, (_, v) => (typeof v === 'bigint' ? v.toString() : v));
  return JSON.stringify(ride.row);
}
