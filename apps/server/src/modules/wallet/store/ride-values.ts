import type { RideColumns } from '../riders.ts';
import { byteaArray, int4Array, int8Array, textArray, uuidArray } from './binary-array.ts';

/** The ten parameters that carry the riders' rows, in the order of the functions' signatures. */
export function rideValues(rides: RideColumns) {
  return [
    textArray(rides.names),
    int4Array(rides.counts),
    uuidArray(rides.ids),
    int4Array(rides.idsTo),
    int8Array(rides.numbers),
    int4Array(rides.numbersTo),
    textArray(rides.words),
    int4Array(rides.wordsTo),
    byteaArray(rides.bytes),
    int4Array(rides.bytesTo),
  ] as const;
}
