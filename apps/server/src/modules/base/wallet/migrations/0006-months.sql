-- Entries by month of their batch's time, so that what is hot stays small and a month that nobody
-- asks for any more can be set aside whole (decision 0008). An entry now carries that time itself.
-- A missing reference beside a key means the key.
drop function wallet_post_lane, wallet_post_each, wallet_first_answer, wallet_move,
  wallet_close_batch, wallet_ride, wallet_hold_ride;
drop index wallet_batch_at;

alter table wallet_entry rename to wallet_entry_before;

create table wallet_entry (
  at timestamptz not null,
  batch bigint not null,
  seq bigint not null,
  amount bigint not null,
  balance bigint not null,
  digest bigint,
  account integer not null,
  contra integer,
  lane smallint not null,
  kind smallint not null,
  legs smallint not null,
  reference uuid,
  key uuid
) partition by range (at);

create trigger wallet_entry_immutable before update or delete on wallet_entry
  for each row execute function wallet_refuse_change();
create trigger wallet_entry_kept before truncate on wallet_entry
  for each statement execute function wallet_refuse_change();
revoke update, delete, truncate on wallet_entry from public, current_user;

-- The months that have their partition.
create table wallet_month (month date primary key);

-- Makes the partition of a month (UTC); nothing when it is there. The indexes:
--   key      exact keys, time-ordered ones at its end; looked for in the months of their window
--   account  an account's entries by number, 256 to an index tuple: they come in order, and a
--            tuple shared by many costs a few bytes an entry
--   at       where a time lies in the heap: the tail of the ledger is found by it
create function wallet_open_month(p_month date) returns void
language plpgsql security definer set search_path from current as $$
declare
  v_month date := date_trunc('month', p_month)::date;
  v_name text := 'wallet_entry_' || to_char(v_month, 'YYYY_MM');
  v_next timestamp := v_month + interval '1 month';
begin
  insert into wallet_month (month) values (v_month) on conflict do nothing;
  if not found then return; end if;
  execute format('create table %I (like wallet_entry including defaults)', v_name);
  execute format('create unique index %I on %I (key, lane) where key is not null',
                 v_name || '_key', v_name);
  execute format('create index %I on %I (account, ((seq >> 8)::int))', v_name || '_account', v_name);
  execute format('create index %I on %I using brin (at) with (pages_per_range = 16)',
                 v_name || '_at', v_name);
  execute format('create trigger wallet_entry_kept before truncate on %I
                  for each statement execute function wallet_refuse_change()', v_name);
  execute format('alter table wallet_entry attach partition %I for values from (%L) to (%L)', v_name,
                 v_month::timestamp at time zone 'UTC', v_next at time zone 'UTC');
  execute format('revoke update, delete, truncate on %I from public, current_user', v_name);
end $$;

select wallet_open_month((at at time zone 'UTC')::date)
  from (select min(at) as at from wallet_batch
         group by date_trunc('month', at at time zone 'UTC')) months;

insert into wallet_entry
  (at, batch, seq, amount, balance, digest, account, contra, lane, kind, legs, reference, key)
select b.at, e.batch, e.seq, e.amount, e.balance, e.digest, e.account, e.contra, e.lane, e.kind,
       e.legs,
       case when e.key is not null and e.reference is null
            then '00000000-0000-0000-0000-000000000000' else nullif(e.reference, e.key) end,
       e.key
  from wallet_entry_before e join wallet_batch b on b.lane = e.lane and b.no = e.batch
 order by e.lane, e.batch;
drop table wallet_entry_before;

-- What never changes is checked when it is written; a check of the table is asked at each move.
create domain wallet_account_state as text check (value in ('open', 'closed'));
create domain wallet_account_kind as text check (value in ('cash', 'held', 'bonus', 'house'));
create domain wallet_asset as text check (value in ('BDT', 'FUN', 'PTS'));
alter table wallet_account
  drop constraint wallet_account_state_check,
  drop constraint wallet_account_kind_check,
  drop constraint wallet_account_asset_check,
  drop constraint wallet_account_lane_check;
alter table wallet_account
  alter column state type wallet_account_state,
  alter column kind type wallet_account_kind,
  alter column asset type wallet_asset;

-- The number alone finds an account; the lane behind it is for a ledger that is spread by lanes.
alter table wallet_account drop constraint wallet_account_pkey, add primary key (id, lane);

-- The riders of all rooms: functions of this form, which wallet_ride calls by their names.
--   <room>_<words>(p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[],
--                  p_words text[], p_bytes bytea[]) returns void
create table wallet_rider (name text primary key);
