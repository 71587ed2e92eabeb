import type { Tx } from '../../../../kernel/db.ts';
import type { Uuid, WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** A stake as the ledger has it. */
export type StakeEntry = { readonly reference: Uuid; readonly batch: bigint };

export async function readFirstOfSlips(
  tx: Tx,
  { lane, stakes }: { lane: number; stakes: readonly StakeEntry[] },
): Promise<ReadonlyMap<Uuid, WagerId>> {
  const references = stakes.map(({ reference }) => reference);
  const batches = stakes.map(({ batch }) => batch);
  const rows = await tx.rows<{ reference: Uuid; wagerId: WagerId }>(sql`
    select e.reference, w.id as "wagerId"
    from unnest(${references}::uuid[], ${batches}::bigint[]) e (reference, batch)
    cross join lateral (
      select id from wagers_wager where lane = ${lane} and batch = e.batch and slip = e.reference
      order by id limit 1
    ) w
    where not exists (select from wagers_wager where lane = ${lane} and id = e.reference)`);
  return new Map(rows.map(({ reference, wagerId }) => [reference, wagerId]));
}
