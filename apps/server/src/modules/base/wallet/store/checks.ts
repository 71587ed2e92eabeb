import { type Sql, sql } from '../../../../kernel/sql.ts';

/**
 * Each check is a query for violations: lane, where, expected, found, and `check` when one pass
 * over the entries checks more than one thing. They read `span` (lane, batch, hash), the batches
 * after the proven `batch`, and `entries`, which has all entries of these batches and perhaps more.
 */
export const CHECKS = {
  // Also checked: entries belong to accounts.
  'batch sums to zero': sql`
    select lane, case when asset is null then 'entries belong to accounts' end as "check",
           format('batch %s, %s', batch, coalesce(asset, 'account ' || account)) as "where",
           case when asset is null then 'an account' else '0' end as expected,
           case when asset is null then format('none, for %s entries', count) else sum::text end
             as found
      from (
        select e.lane, e.batch, a.asset, case when a.id is null then e.account end as account,
               sum(e.amount) as sum, count(*) as count
          from span s
          join entries e on e.lane = s.lane and e.batch > s.batch
          left join wallet_account a on a.lane = e.lane and a.id = e.account
         group by 1, 2, 3, 4 having sum(e.amount) <> 0 or a.asset is null
      ) sums`,

  'house entry mirrors its members': sql`
    select lane, format('batch %s, account %s', batch, account) as "where",
           (-member)::text as expected, house::text as found
      from (
        select e.lane, e.batch, e.account, e.house,
               case when a.kind = 'house' then e.member end as member
          from (
            select e.lane, e.batch, coalesce(e.contra, e.account) as account,
                   sum(e.amount) filter (where e.contra is not null) as member,
                   sum(e.amount) filter (where e.contra is null) as house
              from span s join entries e on e.lane = s.lane and e.batch > s.batch
             where e.contra is not null or e.kind = 0
             group by 1, 2, 3
          ) e
          left join wallet_account a on a.lane = e.lane and a.id = e.account
      ) sides
     where coalesce(member, 0) + coalesce(house, 0) <> 0`,

  // Also checked: balance is the last entry, of accounts that have one.
  'account chain has no gap': sql`
    select lane, v.*
      from (
        select e.*, e.of[1] as kind1, e.of[2] as asset, e.of[3]::bigint as balance2,
               e.of[4]::bigint as seq2,
               e.seq <> coalesce(e.seq0, 0) + 1 or e.balance <> coalesce(e.balance0, 0) + e.amount
                 or e.batch < coalesce(e.batch0, 0) as gap,
               e.of[3]::bigint <> e.balance or e.of[4]::bigint <> e.seq as stale
          from (
            select e.*, coalesce(e.seq1, e.before[1]) as seq0,
                   coalesce(e.balance1, e.before[2]) as balance0,
                   coalesce(e.batch1, e.before[3]) as batch0
              from (
                select e.*,
                       -- The entry before the span; an account whose first entry is in the span has
                       -- none.
                       case when e.seq1 is null and e.proven > 0 then (
                         select array[p.seq, p.balance, p.batch] from wallet_entry p
                          where p.lane = e.lane and p.account = e.account and p.seq = e.seq - 1
                            and (p.seq >> 8)::int = ((e.seq - 1) >> 8)::int limit 1) end as before,
                       case when e.last then (
                         select array[a.kind, a.asset, a.balance::text, a.seq::text] from wallet_account a
                          where a.lane = e.lane and a.id = e.account limit 1) end as of
                  from (
                    select e.*, s.batch as proven, lag(e.seq) over w as seq1,
                           lag(e.balance) over w as balance1, lag(e.batch) over w as batch1,
                           lead(e.seq) over w is null as last
                      from span s join entries e on e.lane = s.lane and e.batch > s.batch
                    window w as (partition by e.lane, e.account order by e.seq)
                  ) e
                -- So that each is looked up once, not once for each of its columns.
                offset 0
              ) e
          ) e
      ) e
     cross join lateral (
       values (
         null, format('account %s, entry %s', account, seq),
         format('entry %s, balance %s', coalesce(seq0, 0) + 1, coalesce(balance0, 0) + amount),
         format('entry %s, balance %s', seq, balance)
           || case when batch < batch0 then ', in an earlier batch' else '' end, gap
       ), (
         'balance is the last entry', format('account %s (%s %s)', account, kind1, asset),
         format('balance %s at entry %s', balance, seq),
         format('balance %s at entry %s', balance2, seq2), stale
       )) v ("check", "where", expected, found, wrong)
     where (gap or stale) and wrong`,

  'balance is the last entry': sql`
    select a.lane, format('account %s (%s %s)', a.id, a.kind, a.asset) as "where",
           'balance 0 at entry 0' as expected,
           format('balance %s at entry %s', a.balance, a.seq) as found
      from wallet_account a
     where (a.balance <> 0 or a.seq <> 0) and not exists (
       select from wallet_entry e where e.lane = a.lane and e.account = a.id)`,

  // Also checked: entries belong to batches.
  'batch hash holds': sql`
    select lane, v.*
      from (
        select coalesce(b.lane, e.lane) as lane, coalesce(b.no, e.batch) as no, b.at, b.count, b.hash,
               e.count as count1, e.first, e.last,
               wallet_chain(b.before, b.lane, b.no, b.at, e.count, e.body) as expected
          from (
            select b.*, coalesce(lag(b.hash) over (partition by b.lane order by b.no), s.hash)
                     as before
              from span s join wallet_batch b on b.lane = s.lane and b.no > s.batch
          ) b
          full join (
            select e.lane, e.batch, count(*)::int as count, min(e.at) as first, max(e.at) as last,
                   sha256(string_agg(wallet_entry_bytes(
                     e.account, e.amount, e.kind, e.contra, e.reference, e.legs, e.key, e.digest),
                     '' order by e.account, e.seq)) as body
              from span s join entries e on e.lane = s.lane and e.batch > s.batch
             group by e.lane, e.batch
          ) e on e.lane = b.lane and e.batch = b.no
      ) chain
     cross join lateral (
       values (
         null, format('batch %s', no), encode(expected, 'hex'), encode(hash, 'hex'),
         hash is distinct from expected
       ), (
         'entries belong to batches', format('batch %s', no), format('%s entries of %s', count, at),
         format('%s entries of %s to %s', count1, first, last),
         count is distinct from count1 or at is distinct from first or at is distinct from last
       )) v ("check", "where", expected, found, wrong)
     where wrong`,

  'batches have no gap': sql`
    select lane, format('batch %s', no) as "where", (before + 1)::text as expected,
           no::text as found
      from (
        select b.lane, b.no,
               coalesce(lag(b.no) over (partition by b.lane order by b.no), s.batch) as before
          from span s join wallet_batch b on b.lane = s.lane and b.no > s.batch
      ) numbers
     where no <> before + 1`,

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

/**
 * Checks that read every account or hold whatever the span; only the full proof has time for them.
 */
export const FULL_ONLY: ReadonlySet<string> = new Set<keyof typeof CHECKS>([
  'balance is the last entry',
  'held is what holds have left',
  'members are not below their floor',
]);

/** Checks that compare lanes with each other; all others look at each lane by itself. */
export const BETWEEN_LANES: ReadonlySet<string> = new Set<
  keyof typeof CHECKS | 'every lane is there' | 'each day has the head of every lane'
>(['inter-lane sums to zero', 'every lane is there', 'each day has the head of every lane']);

/**
 * Found only when it is seen again: machines commit their sides of a move between lanes one after
 * the other, so a proof may see one side alone.
 */
export const SEEN_AGAIN: ReadonlySet<string> = new Set<keyof typeof CHECKS>([
  'inter-lane sums to zero',
]);
