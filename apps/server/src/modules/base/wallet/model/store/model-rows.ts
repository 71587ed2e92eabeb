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

/** A rider that refuses when a row says no, and writes each row that says yes. */
export const MODEL_RIDER = `
  create table model_ridden (lane int);
  grant select, insert on model_ridden to public;
  create function model_ride(
    p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
    p_bytes bytea[]
  ) returns void language plpgsql as $$
  begin
    if 'no' = any (p_words) then
      raise exception using errcode = 'NK400', message = 'limits.stake-limit';
    end if;
    insert into model_ridden select p_lane from generate_series(1, p_count);
  end $$;
  select wallet_add_rider('model_ride');
`;
