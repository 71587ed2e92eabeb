import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import { HOUSE_ENTRY, TOMBSTONE_ENTRY } from '../rules/entry-kinds.ts';

export type DaySumRow = {
  readonly day: Day;
  readonly kind: number;
  readonly contra: string;
  readonly opens: boolean;
  readonly credited: bigint;
  readonly debited: bigint;
};

/**
 * Members' entries of a period in taka, by business day, kind and the account on the other side.
 */
export const sumByDay = (tx: Tx, { start, end }: Span) =>
  tx.rows<DaySumRow>(sql`
    select e.day::text as day, e.kind,
           case when c.kind = 'house' then c.name else coalesce(c.kind, '') end as contra, e.opens,
           sum(e.credited)::bigint as credited, sum(e.debited)::bigint as debited
      from (
        select lane, account, contra, kind, key is not null as opens,
               (at at time zone 'Asia/Dhaka')::date as day,
               sum(greatest(amount, 0)) as credited, sum(greatest(-amount, 0)) as debited
          from wallet_entry
         where at >= ${start} and at < ${end} and kind not in (${HOUSE_ENTRY}, ${TOMBSTONE_ENTRY})
         group by 1, 2, 3, 4, 5, 6
      ) e
      join wallet_account a on a.lane = e.lane and a.id = e.account
      left join wallet_account c on c.lane = e.lane and c.id = e.contra
     where a.asset = 'BDT'
     group by 1, 2, 3, 4`);

export type PurseRow = {
  readonly account: 'cash' | 'held' | 'bonus' | 'vendor';
  readonly vendor: string | null;
  readonly asset: 'BDT' | 'FUN' | 'PTS';
  readonly balance: bigint;
  /** Null when nothing was ever posted to the account. */
  readonly kind: number | null;
  readonly count: bigint;
  readonly credited: bigint;
  readonly debited: bigint;
};

const ofAccount = (lane: Sql): Sql => sql`lane = ${lane} and account = a.id`;
/** The entry up to which an account is summed. */
const through = (lane: Sql): Sql => sql`
  select coalesce(max(through), 0) as through from wallet_entry_sum where ${ofAccount(lane)}`;
/** An account's entries after that one, by the index. */
const after = (lane: Sql): Sql => sql`
  ${ofAccount(lane)} and seq > t.through and (seq >> 8)::int >= (t.through >> 8)::int`;
/** Of an account in any lane; where the lane is known, a query names it. */
const ITS_LANE = sql`a.lane`;
const CREDITED = sql`greatest(amount, 0)`;
const DEBITED = sql`greatest(-amount, 0)`;

/** Every account of a member with what was credited and debited, by kind. */
export function sumPurses(tx: Tx, of: { lane: number; memberId: MemberId }): Promise<PurseRow[]> {
  const lane = sql`${of.lane}`;
  return tx.rows(sql`
    select a.kind as account, a.name as vendor, a.asset, a.balance, e.kind,
           coalesce(sum(e.count), 0)::bigint as count,
           coalesce(sum(e.credited), 0)::bigint as credited,
           coalesce(sum(e.debited), 0)::bigint as debited
      from wallet_account a
      left join lateral (
        select kind, count, credited, debited from wallet_entry_sum where ${ofAccount(lane)}
         union all
        select kind, 1, ${CREDITED}, ${DEBITED} from (${through(lane)}) t
         cross join lateral (select * from wallet_entry where ${after(lane)}) e
      ) e on e.kind <> ${TOMBSTONE_ENTRY}
     where a.lane = ${of.lane} and a.member_id = ${of.memberId}
     group by a.id, a.kind, a.name, a.asset, a.balance, e.kind
     order by a.id, e.kind`);
}

export type Often = {
  /** An account is summed again after this many entries. */
  readonly moves: number;
  /** At most this many entries of one account, and this many accounts, at once. */
  readonly entries: number;
  readonly accounts: number;
};

/** Sums members' accounts that move often, one after another over all servers; answers how many. */
export async function sumOften(tx: Tx, { moves, entries, accounts }: Often): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('wallet entry sums', 0))`);
  const rows = await tx.rows(sql`
    with often as materialized (
      select a.lane, a.id, t.through, least(a.seq, t.through + ${entries}::int) as upto
        from wallet_account a cross join lateral (${through(ITS_LANE)}) t
       where a.member_id is not null and a.seq >= ${moves} and a.seq >= t.through + ${moves}::int
       limit ${accounts}
    )
    insert into wallet_entry_sum as s (lane, account, kind, through, count, credited, debited)
    select a.lane, a.id, e.kind, a.upto, count(*), sum(${CREDITED}), sum(${DEBITED})
      from often a cross join lateral (select a.through) t
      cross join lateral (select * from wallet_entry where ${after(ITS_LANE)} and seq <= a.upto) e
     group by a.lane, a.id, e.kind, a.upto
    on conflict (account, kind, lane) do update set through = excluded.through,
      count = s.count + excluded.count, credited = s.credited + excluded.credited,
      debited = s.debited + excluded.debited
    returning account`);
  return new Set(rows.map((row) => (row as { account: number }).account)).size;
}

export const forgetSums = (tx: Tx) => tx.run(sql`delete from wallet_entry_sum`);
