import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Heads } from './proofs.ts';

/**
 * Stores the current heads, with the accounts that were first used since the previous heads; 0 when
 * this day has its heads already.
 */
export const insertHeads = (tx: Tx, { day, at }: { day: string; at: Date }) =>
  tx.run(sql`
    with span as materialized (
      select l.lane, l.batch, l.hash, coalesce(p.batch, 0) as before
        from wallet_lane l
        left join (select lane, max(batch) as batch from wallet_published_head
                    group by lane) p on p.lane = l.lane
    ), used as (
      select a.lane, count(*)::int as count,
             sha256(string_agg(wallet_account_bytes(row(a.*)::wallet_account), '' order by a.id)) as hash
        from span s
        join wallet_entry e on e.lane = s.lane and e.batch > s.before and e.batch <= s.batch
        join wallet_account a on a.lane = e.lane and a.id = e.account
       where e.seq = 1 and e.at >= (
         select min(b.at) from span s join wallet_batch b on b.lane = s.lane and b.no > s.before)
       group by a.lane
    )
    insert into wallet_published_head (day, lane, batch, hash, accounts, accounts_hash, at)
    select ${day}::date, s.lane, s.batch, s.hash, coalesce(u.count, 0),
           coalesce(u.hash, sha256('')), ${at}
      from span s left join used u on u.lane = s.lane
    on conflict do nothing`);

export type PublishedHead = Heads[number] & {
  readonly accounts: number;
  readonly accountsHash: Buffer;
};
export type PublishedDay = {
  readonly day: string;
  readonly at: Date;
  readonly heads: readonly PublishedHead[];
};

/** Newest first; a day is `yyyy-MM-dd`. Days first: nothing is joined over lanes. */
export async function listPublished(
  tx: Tx,
  { before, days }: { before: string | null; days: number },
): Promise<PublishedDay[]> {
  const shown = await tx.rows<{ day: string }>(sql`
    select h.day::text as day from wallet_published_head h
     ${before === null ? sql`` : sql`where h.day < ${before}::date`}
     group by h.day order by h.day desc limit ${days}`);
  const rows = await tx.rows<PublishedHead & { day: string; at: Date }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, at, lane, batch, hash, accounts,
           accounts_hash as "accountsHash"
      from wallet_published_head
     where day = any (${shown.map(({ day }) => day)}::date[])
     order by day desc, lane`);
  const found = new Map<string, { day: string; at: Date; heads: PublishedHead[] }>();
  for (const { day, at, ...head } of rows) {
    const known = found.get(day) ?? { day, at, heads: [] };
    known.heads.push(head);
    found.set(day, known);
  }
  return [...found.values()];
}
