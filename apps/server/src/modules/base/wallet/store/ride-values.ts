import type { Ride } from '../posting.ts';
import type { RideGroup } from '../riders.ts';
import { BinaryArray } from './binary-array.ts';

/**
 * The ten parameters that carry the riders' rows, in the order of the functions' signatures: one
 * array a type for all groups, column after column, and where the part of each group ends in it
 * (functions/1-riders.sql).
 */
export function rideValues(groups: readonly RideGroup[]) {
  const names = new BinaryArray('text');
  const counts = new BinaryArray('int4');
  const room = ROW_BYTES * groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const ids = new Columns(new BinaryArray('uuid', room), idsOf, addId);
  const numbers = new Columns(new BinaryArray('int8', room), numbersOf, addNumber);
  const words = new Columns(new BinaryArray('text', room), wordsOf, addWord);
  const bytes = new Columns(new BinaryArray('bytea'), bytesOf, addBytes);
  for (const { sqlFunction, rows } of groups) {
    names.text(sqlFunction);
    counts.int4(rows.length);
    for (const columns of [ids, numbers, words, bytes]) columns.add(rows);
  }
  return [
    names.done(),
    counts.done(),
    ...ids.done(),
    ...numbers.done(),
    ...words.done(),
    ...bytes.done(),
  ] as const;
}

/** Writes the values of one type straight into their array. */
class Columns<T> {
  readonly #array: BinaryArray;
  readonly #to = new BinaryArray('int4');
  readonly #of: (ride: Ride) => readonly T[] | undefined;
  readonly #write: (array: BinaryArray, value: T) => void;
  #count = 0;

  constructor(
    array: BinaryArray,
    of: (ride: Ride) => readonly T[] | undefined,
    write: (array: BinaryArray, value: T) => void,
  ) {
    this.#array = array;
    this.#of = of;
    this.#write = write;
  }

  add(rows: readonly Ride[]): void {
    const width = this.#of(rows[0] as Ride)?.length ?? 0;
    for (const ride of rows)
      if ((this.#of(ride)?.length ?? 0) !== width)
        throw new Error(`rows of ${ride.rider} differ in their columns`);
    for (let column = 0; column < width; column += 1)
      for (const ride of rows) this.#write(this.#array, this.#of(ride)?.[column] as T);
    this.#count += width * rows.length;
    this.#to.int4(this.#count);
  }

  done(): [values: Buffer, to: Buffer] {
    return [this.#array.done(), this.#to.done()];
  }
}

/** A spin's average number of rows of each type; the array grows when needed. */
const ROW_BYTES = 64;

const idsOf = (ride: Ride) => ride.ids;
const numbersOf = (ride: Ride) => ride.numbers;
const wordsOf = (ride: Ride) => ride.words;
const bytesOf = (ride: Ride) => ride.bytes;
const addId = (array: BinaryArray, value: string | null) => array.uuid(value);
const addNumber = (array: BinaryArray, value: bigint | number | null) => array.int8(value);
const addWord = (array: BinaryArray, value: string | null) => array.text(value);
const addBytes = (array: BinaryArray, value: Buffer | null) => array.bytes(value);
