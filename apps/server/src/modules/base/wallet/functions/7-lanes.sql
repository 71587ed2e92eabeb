-- How many lanes the house has; they are counted from 0 on.
create or replace function wallet_lane_count() returns int language plpgsql stable as $$
begin
  return (select lanes from wallet_ledger);
end $$;

-- Whether somebody has an account, or the house itself.
create or replace function wallet_is_used() returns boolean language plpgsql stable as $$
begin
  return exists (select from wallet_account);
end $$;

-- More lanes for a house without accounts. Rooms that keep a row for each lane have a function of
-- this name too: the kernel calls them all (kernel/lanes-of-house.ts).
create or replace function wallet_make_lanes(p_lanes int) returns void language plpgsql as $$
declare
  v_before int := wallet_lane_count();
begin
  if p_lanes < v_before or wallet_is_used() then
    raise exception 'this ledger keeps its % lanes', v_before;
  end if;
  insert into wallet_lane (lane) select n from generate_series(v_before, p_lanes - 1) n;
  insert into wallet_proven (lane, batch, hash)
    select lane, batch, hash from wallet_lane where lane >= v_before;
  update wallet_ledger set lanes = p_lanes;
end $$;
