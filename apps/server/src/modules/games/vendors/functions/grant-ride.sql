-- Rider of every free round. Ids grant; numbers the version that was read, rounds begun (negative:
-- given back), won. A stale version is refused as busy and read again. A round that begins shows
-- that the vendor has the grant.
create or replace function vendors_grant_ride(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_changed int;
begin
  update vendors_grant g set played = g.played + r.p, won = g.won + r.w, version = g.version + 1,
    state = case when g.state = 'ASKED' and r.p > 0 then 'OPEN' else g.state end, changed_at = p_at
  from unnest(p_ids, p_numbers[1 : p_count], p_numbers[p_count + 1 : 2 * p_count],
      p_numbers[2 * p_count + 1 :]) as r(g, v, p, w)
  where g.lane = p_lane and g.grant_id = r.g and g.version = r.v;
  get diagnostics v_changed = row_count;
  if v_changed <> p_count then
    raise exception using errcode = 'NK400', message = 'edge.busy';
  end if;
end $$;
select wallet_add_rider('vendors_grant_ride');
