import type { Tx } from '../../../../../kernel/db.ts';
import { sql } from '../../../../../kernel/sql.ts';

type Members = readonly string[];

/** The accounts of these members, each with the sums booked in it by kind. */
export const selectAccounts = (tx: Tx, members: Members) =>
  tx.rows<{
    member: string;
    asset: string;
    account: 'cash' | 'held';
    balance: bigint;
    seq: bigint;
    open: boolean;
    booked: string | null;
  }>(sql`
    select a.member_id as member, a.asset, a.kind as account, a.balance, a.seq,
           a.state = 'open' as open, e.booked
      from wallet_account a
      left join (
        select lane, account, string_agg(kind || ':' || count || ':' || sum, ' ' order by kind)
               as booked
          from (select e.lane, e.account, e.kind, count(*), sum(e.amount)
                  from wallet_account a
                  join wallet_entry e on e.lane = a.lane and e.account = a.id
                 where a.member_id = any (${[...members]}::uuid[])
                 group by e.lane, e.account, e.kind) kinds
         group by lane, account
      ) e on e.lane = a.lane and e.account = a.id
     where a.member_id = any (${[...members]}::uuid[])`);

export const selectHolds = (tx: Tx, members: Members) =>
  tx.rows<{ id: string; captured: bigint; released: bigint; amount: bigint }>(sql`
    select id, captured, released, amount from wallet_hold
     where member_id = any (${[...members]}::uuid[])`);

export const selectHouses = (tx: Tx) =>
  tx.rows<{ name: string; balance: bigint }>(sql`
    select name || ' ' || asset as name, sum(balance)::bigint as balance
      from wallet_account where name is not null group by name, asset having sum(balance) <> 0`);
