import { type Sql, sql } from '../../../../kernel/sql.ts';

/**
 * Published heads must stay in the chain for good; otherwise its whole end could be cut off. Of a
 * ledger with so many lanes.
 */
export const headChecks = (lanes: number) =>
  ({
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

    'published accounts are as they were': sql`
    select p.lane,
           format('accounts first used in batch %s to %s, published %s',
                  p.before + 1, p.batch, p.day) as "where",
           format('%s accounts, %s', p.accounts, encode(p.accounts_hash, 'hex')) as expected,
           format('%s accounts, %s', coalesce(f.count, 0), encode(f.hash, 'hex')) as found
      -- By batch, not by day: clocks may have been wrong. Of two with the same batch the first has
      -- them.
      from (select *, coalesce(lag(batch) over (
                partition by lane order by batch, accounts desc), 0) as before
              from wallet_published_head) p
      left join (
        select u.lane, u.upto, count(*) as count,
               sha256(string_agg(wallet_account_bytes(row(a.*)::wallet_account), '' order by a.id)) as hash
          from (
            -- The first head published at or after the first entry of an account.
            select lane, account, min(upto) over (
                     partition by lane order by batch desc, account nulls first
                     rows unbounded preceding) as upto
              from (select lane, batch, null::int as account, batch as upto
                      from wallet_published_head
                    union all
                    select lane, batch, account, null from entries where seq = 1) marks
          ) u
          join wallet_account a on a.lane = u.lane and a.id = u.account
         group by u.lane, u.upto
      ) f on f.lane = p.lane and f.upto = p.batch and p.before < p.batch
     where p.accounts is distinct from coalesce(f.count, 0)
        or p.accounts_hash is distinct from coalesce(f.hash, sha256(''))`,

    'each day has the head of every lane': sql`
    select null::smallint as lane, format('published %s', day) as "where",
           format('%s lanes', ${lanes}::int) as expected, format('%s lanes', count(*)) as found
      from wallet_published_head group by day having count(*) <> ${lanes}::int`,
  }) as const satisfies Record<string, Sql>;
