import type { Tx } from '../../../../kernel/db.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import type { Uuid } from '../../../../kernel/ids.ts';

/** Stores those that were not used yet, and returns them. */
export const takeNonces = (nonces: readonly Uuid[], at: Date): Sql => sql`
  insert into vendors_nonce (nonce, at) select unnest(${nonces}::uuid[]), ${at}
  on conflict do nothing returning nonce`;

export const forgetNonces = (tx: Tx, until: Date) =>
  tx.run(sql`delete from vendors_nonce where at < ${until}`);
