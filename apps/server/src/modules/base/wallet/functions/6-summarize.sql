-- Updates the block-range indexes of the months with the pages written since the last time. Every
-- proof of the tail reads pages that they do not cover in full, and vacuum runs far too rarely. A
-- month that vacuum is working on waits for the next time.
create or replace function wallet_summarize() returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  v_month date;
begin
  for v_month in select month from wallet_month loop
    begin
      perform brin_summarize_new_values(
        format('%I', 'wallet_entry_' || to_char(v_month, 'YYYY_MM') || '_at')::regclass);
    exception when lock_not_available then
      null;
    end;
  end loop;
end $$;
