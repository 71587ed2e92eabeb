-- The rider of a posting that takes bonus money because the cash is not enough: the cash has to be
-- what its caller read, or more bonus money was taken than is missing. Ids member; numbers the cash.
-- Refused with edge.busy: read again.
create or replace function wallet_cash_ride(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
begin
  for i in 1 .. p_count loop
    if not exists (
      select from wallet_account a
       where a.lane = p_lane and a.member_id = p_ids[i] and a.asset = 'BDT' and a.kind = 'cash'
         and a.balance = p_numbers[i]
    ) then
      raise exception using errcode = 'NK400', message = 'edge.busy';
    end if;
  end loop;
end $$;
select wallet_add_rider('wallet_cash_ride');
