import type pg from 'pg';
import type { Batch, BatchAccount, Line } from '../batch.ts';
import { digestOfEntries } from '../canonical-entries.ts';
import type { RideGroup } from '../riders.ts';
import { hereSince, postedSince } from '../rules/keys.ts';
import { BinaryArray, uuidArray, viewOf } from './binary-array.ts';
import { calledAt } from './called-at.ts';
import { rideValues } from './ride-values.ts';

export type LaneBatch = {
  readonly lane: number;
  /** On a worker the schema that is called (LaneWay). */
  readonly schema: string | null;
  readonly at: Date;
  readonly entries: Batch;
  readonly rides: readonly RideGroup[];
};

/** The batch's number, and each account's balance and sequence before it, in order (int8At). */
export type LaneAnswer = {
  readonly batch: bigint;
  readonly balances: DataView;
  readonly seqs: DataView;
};

const PARAMETERS = Array.from({ length: 28 }, (_, i) => `$${i + 2}`).join();

/** A statement is prepared once by each connection, under its name. */
function callOf(schema: string | null) {
  const { text } = calledAt(schema, 'wallet_post_lane', 0);
  return {
    name: schema === null ? 'wallet_post_lane' : `wallet_post_lane ${schema}`,
    text: `select batch, balances, seqs from ${text},${PARAMETERS})`,
  };
}

const calls = new Map<string | null, ReturnType<typeof callOf>>();

/** The fast path: one statement, one commit; throws what the function raises. */
export async function postLane(client: pg.ClientBase, batch: LaneBatch): Promise<LaneAnswer> {
  const { accounts, lines } = batch.entries;
  const call = calls.get(batch.schema) ?? callOf(batch.schema);
  calls.set(batch.schema, call);
  const { rows } = await client.query<{ batch: bigint; balances: Buffer; seqs: Buffer }>({
    ...call,
    values: [
      batch.lane,
      batch.at.toISOString(),
      digestOfEntries(batch.entries),
      ...accountValues(accounts),
      ...entryValues(lines),
      ...seekValues(batch.at, lines),
      ...rideValues(batch.rides),
    ],
  });
  const row = rows[0];
  if (!row) throw new Error('the lane function answered nothing');
  return { batch: row.batch, balances: viewOf(row.balances), seqs: viewOf(row.seqs) };
}

function accountValues(accounts: readonly BatchAccount[]): Buffer[] {
  const room = accounts.length * 12;
  const ids = new BinaryArray('int4', room);
  const totals = new BinaryArray('int8', room);
  const lows = new BinaryArray('int8', room);
  const counts = new BinaryArray('int4', room);
  for (const account of accounts) {
    ids.int4(account.id);
    totals.int8(account.total);
    lows.int8(account.low);
    counts.int4(account.lines.length);
  }
  return [ids.done(), totals.done(), lows.done(), counts.done()];
}

/** The entries in the order of arrival, in which keys rise, so their index grows at its end. */
function entryValues(lines: readonly Line[]): Buffer[] {
  const count = lines.length;
  const of = new BinaryArray('int4', count * 8);
  const amounts = new BinaryArray('int8', count * 12);
  const runs = new BinaryArray('int8', count * 12);
  const nths = new BinaryArray('int4', count * 8);
  const kinds = new BinaryArray('int2', count * 6);
  const contras = new BinaryArray('int4', count * 8);
  const references = new BinaryArray('uuid', count * 20);
  const legsOf = new BinaryArray('int2', count * 6);
  const keys = new BinaryArray('uuid', count * 20);
  const digests = new BinaryArray('int8', count * 12);
  for (const { account, item, move, run, nth, legs } of lines) {
    const keyed = legs > 0 ? item : null;
    of.int4(account.place);
    amounts.int8(move.amount);
    runs.int8(run);
    nths.int4(nth);
    kinds.int2(move.kind);
    contras.int4(move.contra);
    // The key is used for an equal reference.
    references.uuid(move.reference === keyed?.key ? null : move.reference);
    legsOf.int2(legs);
    keys.uuid(keyed && keyed.key);
    digests.int8(keyed && keyed.digest);
  }
  const columns = [of, amounts, runs, nths, kinds, contras, references, legsOf, keys, digests];
  return columns.map((column) => column.done());
}

/** The keys that may be stored in another month, and since when. */
function seekValues(at: Date, lines: readonly Line[]): [string, Buffer] {
  const now = at.getTime();
  const here = hereSince(at);
  const keys: string[] = [];
  let first = now;
  for (const { item, legs } of lines) {
    if (!item || legs === 0) continue;
    const since = postedSince(item.key, now);
    if (since >= here) continue;
    keys.push(item.key);
    if (since < first) first = since;
  }
  return [new Date(first).toISOString(), uuidArray(keys)];
}
