import type { Tx } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';
import type { Heads } from './proofs.ts';

/** 0 when this day has its heads already. */
export const insertHeads = (tx: Tx, { day, at }: { day: string; at: Date }) =>
  tx.run(sql`
    insert into wallet_published_head (day, lane, batch, hash, at)
    select ${day}::date, lane, batch, hash, ${at} from wallet_lane
    on conflict do nothing`);

export type PublishedDay = { readonly day: string; readonly at: Date; readonly heads: Heads };

/** Newest first; a day is `yyyy-MM-dd`. */
export async function listPublished(
  tx: Tx,
  { before, days }: { before: string | null; days: number },
): Promise<PublishedDay[]> {
  const rows = await tx.rows<{
    day: string;
    at: Date;
    lane: number;
    batch: bigint;
    hash: Buffer;
  }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, at, lane, batch, hash from wallet_published_head
     where day in (select distinct day from wallet_published_head
                    where ${before}::date is null or day < ${before}::date
                    order by day desc limit ${days})
     order by day desc, lane`);
  const found = new Map<string, { day: string; at: Date; heads: Heads[number][] }>();
  for (const { day, at, ...head } of rows) {
    const known = found.get(day) ?? { day, at, heads: [] };
    known.heads.push(head);
    found.set(day, known);
  }
  return [...found.values()];
}
