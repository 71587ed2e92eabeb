-- Tells the block-range indexes of the months about the pages that were written since the last time. What
-- they do not know of, every proof of the tail reads whole; vacuum tells them far too seldom. Where
-- vacuum is at work on a month, that month waits for the next time.
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
