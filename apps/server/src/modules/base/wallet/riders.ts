import type { Ride } from './posting.ts';
import type { Rider } from './face.ts';

/** Rows for one call of a rider's SQL function. */
export type RideGroup = { readonly sqlFunction: string; readonly rows: Ride[] };

export type Riders = {
  register(rider: Rider): void;
  /** The SQL function of a ride; a fault when it is not registered. */
  functionOf(ride: Ride): string;
  /** All rows of a rider together, riders in the order of first appearance. */
  together(of: readonly { readonly rides: readonly Ride[] }[]): RideGroup[];
  /** Each row alone, in order. */
  apart(rides: readonly Ride[]): RideGroup[];
};

const FUNCTION = /^[a-z][a-z0-9_]{2,62}$/;

/** This room's own: holds change in the commit that moves their money; the cash is as it was read. */
const OWN: readonly Rider[] = [
  { name: 'wallet-hold', sqlFunction: 'wallet_hold_ride' },
  { name: 'wallet-cash', sqlFunction: 'wallet_cash_ride' },
];

export function createRiders(): Riders {
  const known = new Map(OWN.map(({ name, sqlFunction }) => [name, sqlFunction]));
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
    together(of) {
      const groups = new Map<string, RideGroup>();
      for (const { rides } of of)
        for (const ride of rides) {
          const group = groups.get(ride.rider);
          if (group) group.rows.push(ride);
          else groups.set(ride.rider, { sqlFunction: functionOf(ride), rows: [ride] });
        }
      return [...groups.values()];
    },
    apart: (rides) => rides.map((ride) => ({ sqlFunction: functionOf(ride), rows: [ride] })),
  };
}
