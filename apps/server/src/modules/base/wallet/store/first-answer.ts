import type pg from 'pg';
import type { Tx } from '../../../../kernel/db.ts';
import type { Uuid } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import { postedSince } from '../rules/keys.ts';
import { uuidArray } from './binary-array.ts';

/** The first answer of a key; a stake finds `tombstone` when it was rolled back. */
export type FirstAnswer = {
  readonly status: 'repeated' | 'reused' | 'tombstone';
  readonly balance: bigint;
  readonly seq: bigint;
  readonly batch: bigint;
  readonly at: Date;
};

/** Only reads; without a digest to compare, every posting of the member under the key is found. */
export const findFirstAnswer = (
  tx: Tx,
  of: { readonly lane: number; readonly cash: number; readonly key: Uuid; readonly at: Date },
) =>
  tx.maybe<FirstAnswer>(sql`
    select status, balance, seq, batch, at
      from wallet_first_answer(${of.lane}, ${sinceOf(of)}, ${of.cash}, ${of.key}, null)`);

const sinceOf = ({ key, at }: { readonly key: Uuid; readonly at: Date }) =>
  new Date(postedSince(key, at.getTime())).toISOString();

/** Which of these keys the lane has seen, as far back as each of them can have been posted. */
export async function knownKeys(
  client: pg.ClientBase,
  of: { readonly lane: number; readonly at: Date },
  keys: readonly string[],
): Promise<Set<string>> {
  const now = of.at.getTime();
  const since = Math.min(now, ...keys.map((key) => postedSince(key, now)));
  const { rows } = await client.query<{ key: string }>(
    'select key from wallet_entry where lane = $1 and key = any ($2::uuid[]) and at >= $3',
    [of.lane, uuidArray(keys), new Date(since).toISOString()],
  );
  return new Set(rows.map((row) => row.key));
}
