-- A month has no key of its own, so it could not be copied to another machine while it is written.
-- Entries are only added, never changed, so naming a whole row as its identity costs nothing.
do $$
declare
  v_name text;
begin
  for v_name in select 'wallet_entry_' || to_char(month, 'YYYY_MM') from wallet_month order by month
  loop
    execute format('alter table %I replica identity full', v_name);
  end loop;
end $$;

create or replace function wallet_open_month(p_month date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
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
  execute format('create index %I on %I (account, seq) where kind not in (0, 1, 2, 9, 11, 21)',
                 v_name || '_seldom', v_name);
  execute format('create trigger wallet_entry_kept before truncate on %I
                  for each statement execute function wallet_refuse_change()', v_name);
  execute format('alter table %I replica identity full', v_name);
  execute format('alter table wallet_entry attach partition %I for values from (%L) to (%L)', v_name,
                 v_month::timestamp at time zone 'UTC', v_next at time zone 'UTC');
  execute format('revoke update, delete, truncate on %I from public, current_user', v_name);
end $$;
