import { type Sql, sql } from '../../../kernel/sql.ts';

/** What was said of the chain once must be in it for good; otherwise a whole end could be cut off. */
export const HEAD_CHECKS = {
  'proven heads are in the chain': sql`
    select p.lane, format('batch %s', p.batch) as "where", encode(p.hash, 'hex') as expected,
           encode(b.hash, 'hex') as found
      from wallet_proven p
      left join wallet_batch b on b.lane = p.lane and b.no = p.batch
     where p.batch > 0 and b.hash is distinct from p.hash`,

  'published heads are in the chain': sql`
    select p.lane, format('batch %s, published %s', p.batch, p.day) as "where",
           encode(p.hash, 'hex') as expected, encode(b.hash, 'hex') as found
      from wallet_published_head p
      left join wallet_batch b on b.lane = p.lane and b.no = p.batch
     where p.batch > 0 and b.hash is distinct from p.hash`,

  'each day has sixteen published heads': sql`
    select null::smallint as lane, format('published %s', day) as "where",
           '16 lanes' as expected, format('%s lanes', count(*)) as found
      from wallet_published_head group by day having count(*) <> 16`,
} as const satisfies Record<string, Sql>;
