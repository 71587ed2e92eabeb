import { type Sql, sql } from '../../../kernel/sql.ts';

/**
 * What must hold, each as a query for what does not: lane, where, expected, found. They read
 * `span` (lane, batch, hash): the batches after `batch` are proven, what is before it was; and
 * `entries`, which has all entries of these batches and perhaps some more.
 */
export const CHECKS = {
  'batch sums to zero': sql`
    select e.lane, format('batch %s, %s', e.batch, a.asset) as "where",
           '0' as expected, sum(e.amount)::text as found
      from span s
      join entries e on e.lane = s.lane and e.batch > s.batch
      left join wallet_account a on a.lane = e.lane and a.id = e.account
     group by e.lane, e.batch, a.asset having sum(e.amount) <> 0 or a.asset is null`,

  'house entry mirrors its members': sql`
    select lane, format('batch %s, account %s', batch, account) as "where",
           (-sum(amount) filter (where side = 'member'))::text as expected,
           (sum(amount) filter (where side = 'house'))::text as found
      from (
        select e.lane, e.batch, e.account, e.amount, 'house' as side
          from span s join entries e on e.lane = s.lane and e.batch > s.batch
         where e.contra is null and e.kind = 0
        union all
        select e.lane, e.batch, e.contra, e.amount, 'member'
          from span s
          join entries e on e.lane = s.lane and e.batch > s.batch
          join wallet_account a on a.lane = e.lane and a.id = e.contra and a.kind = 'house'
      ) sides
     group by lane, batch, account
    having coalesce(sum(amount) filter (where side = 'member'), 0)
         + coalesce(sum(amount) filter (where side = 'house'), 0) <> 0`,

  'account chain has no gap': sql`
    select lane, format('account %s, entry %s', account, seq) as "where",
           format('entry %s, balance %s', coalesce(seq0, 0) + 1, coalesce(balance0, 0) + amount)
             as expected,
           format('entry %s, balance %s', seq, balance)
             || case when batch < batch0 then ', in an earlier batch' else '' end as found
      from (
        select e.lane, e.account, e.seq, e.amount, e.balance, e.batch,
               coalesce(e.seq1, p.seq) as seq0, coalesce(e.balance1, p.balance) as balance0,
               coalesce(e.batch1, p.batch) as batch0
          from (
            select e.*, s.batch as proven, lag(e.seq) over w as seq1,
                   lag(e.balance) over w as balance1, lag(e.batch) over w as batch1
              from span s join entries e on e.lane = s.lane and e.batch > s.batch
            window w as (partition by e.lane, e.account order by e.seq)
          ) e
          -- The entry before the span; from the first entry on there is none to look for.
          left join lateral (
            select p.seq, p.balance, p.batch from wallet_entry p
             where e.seq1 is null and e.proven > 0 and p.lane = e.lane and p.account = e.account
               and (p.seq >> 8)::int = ((e.seq - 1) >> 8)::int and p.seq = e.seq - 1
             limit 1) p on true
      ) chain
     where seq <> coalesce(seq0, 0) + 1 or balance <> coalesce(balance0, 0) + amount
        or batch < coalesce(batch0, 0)`,

  'balance is the last entry': sql`
    select a.lane, format('account %s (%s %s)', a.id, a.kind, a.asset) as "where",
           format('balance %s at entry %s', coalesce(l.balance, 0), coalesce(l.seq, 0)) as expected,
           format('balance %s at entry %s', a.balance, a.seq) as found
      from wallet_account a
      left join (
        select distinct on (e.lane, e.account) e.lane, e.account, e.balance, e.seq
          from span s join entries e on e.lane = s.lane and e.batch > s.batch
         order by e.lane, e.account, e.seq desc
      ) l on l.lane = a.lane and l.account = a.id
      join span s on s.lane = a.lane
     where (l.account is not null or s.batch = 0)
       and (a.balance <> coalesce(l.balance, 0) or a.seq <> coalesce(l.seq, 0))`,

  'entries belong to accounts': sql`
    select e.lane, format('entry %s of account %s', e.seq, e.account) as "where",
           'an account' as expected, 'none' as found
      from span s join entries e on e.lane = s.lane and e.batch > s.batch
     where not exists (
       select 1 from wallet_account a where a.lane = e.lane and a.id = e.account)`,

  'batch hash holds': sql`
    select lane, format('batch %s', no) as "where", encode(expected, 'hex') as expected,
           encode(hash, 'hex') as found
      from (
        select b.lane, b.no, b.hash,
               wallet_chain(coalesce(lag(b.hash) over (partition by b.lane order by b.no), s.hash),
                            b.lane, b.no, b.at, d.count, d.body) as expected
          from span s
          join wallet_batch b on b.lane = s.lane and b.no > s.batch
          left join (
            select e.lane, e.batch, count(*)::int as count,
                   sha256(string_agg(wallet_entry_bytes(
                     e.account, e.amount, e.kind, e.contra, e.reference, e.legs, e.key, e.digest),
                     '' order by e.account, e.seq)) as body
              from span s join entries e on e.lane = s.lane and e.batch > s.batch
             group by e.lane, e.batch
          ) d on d.lane = b.lane and d.batch = b.no
      ) chain
     where hash is distinct from expected`,

  'batches have no gap': sql`
    select lane, format('batch %s', no) as "where", (before + 1)::text as expected,
           no::text as found
      from (
        select b.lane, b.no,
               coalesce(lag(b.no) over (partition by b.lane order by b.no), s.batch) as before
          from span s join wallet_batch b on b.lane = s.lane and b.no > s.batch
      ) numbers
     where no <> before + 1`,

  'entries belong to batches': sql`
    select e.lane, format('batch %s', e.batch) as "where",
           format('%s entries of %s', b.count, b.at) as expected,
           format('%s entries of %s to %s', e.count, e.first, e.last) as found
      from (
        select e.lane, e.batch, count(*) as count, min(e.at) as first, max(e.at) as last
          from span s join entries e on e.lane = s.lane and e.batch > s.batch
         group by e.lane, e.batch
      ) e
      left join wallet_batch b on b.lane = e.lane and b.no = e.batch
     where b.count is distinct from e.count or b.at <> e.first or b.at <> e.last`,

  'lane head is the last batch': sql`
    select l.lane, format('lane %s', l.lane) as "where",
           format('batch %s, %s', coalesce(b.no, s.batch),
                  encode(coalesce(b.hash, s.hash), 'hex')) as expected,
           format('batch %s, %s', l.batch, encode(l.hash, 'hex')) as found
      from wallet_lane l
      join span s on s.lane = l.lane
      left join lateral (
        select no, hash from wallet_batch
         where lane = l.lane and no > s.batch order by no desc limit 1) b on true
     where l.batch <> coalesce(b.no, s.batch) or l.hash <> coalesce(b.hash, s.hash)`,

  'inter-lane sums to zero': sql`
    select min(lane) as lane, format('inter-lane %s', asset) as "where",
           '0' as expected, sum(balance)::text as found
      from wallet_account where name = 'inter-lane'
     group by asset having sum(balance) <> 0`,

  'held is what holds have left': sql`
    select a.lane, format('account %s (held %s)', a.id, a.asset) as "where",
           coalesce(h.left, 0)::text as expected, a.balance::text as found
      from wallet_account a
      left join (
        select lane, member_id, asset, sum(amount - captured - released) as "left"
          from wallet_hold group by lane, member_id, asset
      ) h on h.lane = a.lane and h.member_id = a.member_id and h.asset = a.asset
     where a.kind = 'held' and a.balance <> coalesce(h.left, 0)`,

  'members are not below their floor': sql`
    select lane, format('account %s (%s %s)', id, kind, asset) as "where",
           format('at least %s', floor) as expected, balance::text as found
      from wallet_account where balance < floor`,
} as const satisfies Record<string, Sql>;

/** Checks that look at every account or hold whatever the span; only the full proof has time. */
export const FULL_ONLY: ReadonlySet<string> = new Set<keyof typeof CHECKS>([
  'held is what holds have left',
  'members are not below their floor',
]);
