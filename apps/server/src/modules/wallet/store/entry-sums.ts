import type { Day, Span } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { sql } from '../../../kernel/sql.ts';
import { HOUSE_ENTRY, TOMBSTONE_ENTRY } from '../rules/entry-kinds.ts';

export type DaySumRow = {
  readonly day: Day;
  readonly kind: number;
  readonly contra: string;
  readonly opens: boolean;
  readonly credited: bigint;
  readonly debited: bigint;
};

/** Members' entries of a time in taka, by business day, kind and the account on the other side. */
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
  /** Null where nothing was ever posted to the account. */
  readonly kind: number | null;
  readonly count: bigint;
  readonly credited: bigint;
  readonly debited: bigint;
};

/** Every account of a member with what came into it and left it, by kind. */
export const sumPurses = (tx: Tx, of: { lane: number; memberId: MemberId }) =>
  tx.rows<PurseRow>(sql`
    select a.kind as account, a.name as vendor, a.asset, a.balance, e.kind,
           count(e.kind) as count, coalesce(sum(greatest(e.amount, 0)), 0)::bigint as credited,
           coalesce(sum(greatest(-e.amount, 0)), 0)::bigint as debited
      from wallet_account a
      left join wallet_entry e on e.lane = a.lane and e.account = a.id
                              and e.kind <> ${TOMBSTONE_ENTRY}
     where a.lane = ${of.lane} and a.member_id = ${of.memberId}
     group by a.id, a.kind, a.name, a.asset, a.balance, e.kind
     order by a.id, e.kind`);
