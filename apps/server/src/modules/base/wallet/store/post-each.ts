import type { Sql } from '../../../../kernel/sql.ts';
import { sql } from '../../../../kernel/sql.ts';
import { type Item, legsOf } from '../item.ts';
import type { Riders } from '../riders.ts';
import { postedSince } from '../rules/keys.ts';
import { int2Array, int4Array, int8Array, uuidArray } from './binary-array.ts';
import { calledAt } from './called-at.ts';
import { rideValues } from './ride-values.ts';

/** The result of one posting, by its position (from 1). */
export type EachAnswer = {
  readonly item: number;
  readonly status: 'posted' | 'repeated' | 'reused' | 'tombstone' | 'refused' | 'fault';
  readonly code: string | null;
  readonly facts: string | null;
  readonly balance: bigint;
  readonly seq: bigint;
  readonly batch: bigint;
  readonly at: Date;
};

export type EachCall = {
  readonly lane: number;
  /** On a worker the schema that is called (LaneWay). */
  readonly schema: string | null;
  readonly at: Date;
  readonly items: readonly Item[];
  readonly riders: Riders;
};

/** The exact path: each posting alone, one answer for each. */
export function postEach({ lane, schema, at, items, riders }: EachCall): Sql {
  const moves = items.flatMap((item, i) => {
    const legs = legsOf(item);
    return item.moves.map((move, n) => ({ move, item: i + 1, legs: n === 0 ? legs : 0 }));
  });
  const rideItems = items.flatMap((item, i) => item.rides.map(() => i + 1));
  const [names, counts, ids, idsTo, numbers, numbersTo, words, wordsTo, bytes, bytesTo] =
    rideValues(riders.apart(items.flatMap((item) => item.rides)));
  const since = items.map(({ key }) => new Date(postedSince(key, at.getTime())).toISOString());
  return sql`
    select item, status, code, facts, balance, seq, batch, at
      from ${calledAt(schema, 'wallet_post_each', lane)}, ${at.toISOString()},
      ${int4Array(items.map((item) => item.cash))}, ${uuidArray(items.map((item) => item.key))},
      ${int8Array(items.map((item) => item.digest))}, ${since},
      ${int4Array(moves.map((m) => m.item))}, ${int4Array(moves.map((m) => m.move.account))},
      ${int8Array(moves.map((m) => m.move.amount))}, ${int2Array(moves.map((m) => m.move.kind))},
      ${int4Array(moves.map((m) => m.move.contra))},
      ${uuidArray(moves.map((m) => m.move.reference))}, ${int2Array(moves.map((m) => m.legs))},
      ${int4Array(rideItems)}, ${names}, ${counts}, ${ids}, ${idsTo}, ${numbers}, ${numbersTo},
      ${words}, ${wordsTo}, ${bytes}, ${bytesTo})`;
}
