-- More lanes for a house in which nothing was played: each follower reads them from their beginning.
create or replace function wagers_make_lanes(p_lanes int) returns void language plpgsql as $$
begin
  insert into wagers_follower (lane, name, batch)
    select n, f.name, 0
      from (select distinct name from wagers_follower) f cross join generate_series(0, p_lanes - 1) n
    on conflict do nothing;
end $$;
