import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../kernel/sql.ts';
import type { EntryRow } from '../posting.ts';
import { TOMBSTONE_ENTRY } from '../rules/entry-kinds.ts';

export type EntriesQuery = {
  readonly lane: number;
  readonly memberId: MemberId;
  readonly from?: Date;
  readonly to?: Date;
  readonly kind?: number;
  readonly reference?: Uuid;
  readonly before?: bigint;
  readonly limit: number;
};

type Row = Omit<EntryRow, 'kind' | 'account'> & { readonly kind: number };

export function selectEntries(tx: Tx, query: EntriesQuery): Promise<Row[]> {
  const { lane, from, to, kind, reference, before } = query;
  const conditions: Sql[] = [sql`e.kind <> ${TOMBSTONE_ENTRY}`];
  if (from) conditions.push(sql`e.at >= ${from}`);
  if (to) conditions.push(sql`e.at < ${to}`);
  if (kind !== undefined) conditions.push(sql`e.kind = ${kind}`);
  if (reference) conditions.push(sql`coalesce(e.reference, e.key) = ${reference}`);
  if (before !== undefined)
    conditions.push(
      sql`e.seq < ${before} and (e.seq >> 8)::int <= ((${before}::bigint - 1) >> 8)::int`,
    );
  return tx.rows<Row>(sql`
    select e.lane, e.batch, e.seq as sequence, e.at, e.kind, e.amount,
           e.balance as "balanceAfter", coalesce(e.reference, e.key) as reference
      from wallet_account a
      join wallet_entry e on e.lane = a.lane and e.account = a.id
     where a.lane = ${lane} and a.member_id = ${query.memberId} and a.kind = 'cash'
       and a.asset in ('BDT', 'FUN') and ${join(conditions, ' and ')}
     order by (e.seq >> 8)::int desc, e.seq desc limit ${query.limit}`);
}
