import type { Tx } from '../../../../kernel/db.ts';
import type { Uuid } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import { postedSince } from '../rules/keys.ts';

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
