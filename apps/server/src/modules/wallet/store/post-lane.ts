import type pg from 'pg';
import type { RiderRows } from '../riders.ts';
import type { BatchAccount } from '../batch.ts';
import { digestOfEntries } from '../canonical-entries.ts';
import {
  int2Array,
  int4Array,
  int8Array,
  jsonbArray,
  textArray,
  uuidArray,
} from './binary-arrays.ts';

export type LaneBatch = {
  readonly lane: number;
  readonly at: Date;
  readonly accounts: readonly BatchAccount[];
  readonly rides: readonly RiderRows[];
};

/** The batch's number, and each account's balance and sequence before it, in order. */
export type LaneAnswer = {
  readonly batch: bigint;
  readonly balances: readonly string[];
  readonly seqs: readonly string[];
};

const POST_LANE = {
  name: 'wallet_post_lane',
  text: `select batch, balances, seqs from wallet_post_lane(
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
};

/** The fast way: one statement, one commit; throws what the function raises. */
export async function postLane(client: pg.ClientBase, batch: LaneBatch): Promise<LaneAnswer> {
  const { accounts, rides } = batch;
  const lines = accounts.flatMap((account, index) =>
    account.lines.map((line) => ({ ...line, of: index + 1 })),
  );
  const { rows } = await client.query<{ batch: bigint; balances: string; seqs: string }>({
    ...POST_LANE,
    values: [
      batch.lane,
      batch.at.toISOString(),
      digestOfEntries(accounts),
      int4Array(accounts.map((a) => a.id)),
      int8Array(accounts.map((a) => a.total)),
      int8Array(accounts.map((a) => a.low)),
      int4Array(accounts.map((a) => a.lines.length)),
      int4Array(lines.map((l) => l.of)),
      int8Array(lines.map((l) => l.move.amount)),
      int8Array(lines.map((l) => l.run)),
      int4Array(lines.map((l) => l.nth)),
      int2Array(lines.map((l) => l.move.kind)),
      int4Array(lines.map((l) => l.move.contra)),
      uuidArray(lines.map((l) => l.move.reference)),
      int2Array(lines.map((l) => l.legs)),
      uuidArray(lines.map((l) => (l.item && l.legs > 0 ? l.item.key : null))),
      int8Array(lines.map((l) => (l.item && l.legs > 0 ? l.item.digest : null))),
      textArray(rides.map((r) => r.sqlFunction)),
      jsonbArray(rides.map((r) => r.json)),
    ],
  });
  const row = rows[0];
  if (!row) throw new Error('the lane function answered nothing');
  return { batch: row.batch, balances: row.balances.split(','), seqs: row.seqs.split(',') };
}
