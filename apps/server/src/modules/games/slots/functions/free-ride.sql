-- Rider of every free round, after that of the round. Ids round, grant, member; numbers the version of
-- the grant that was read, stake, payout; words game. A stale version, or a grant that expired in the
-- meantime, is refused as busy and read again. The seat's sitting counts no stake: nobody paid one.
create or replace function slots_free_ride(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_changed int;
begin
  update slots_grant g set played = g.played + 1, won = g.won + r.w, version = g.version + 1
  from unnest(p_ids[p_count + 1 : 2 * p_count], p_numbers[1 : p_count],
      p_numbers[2 * p_count + 1 :]) as r(g, v, w)
  where g.lane = p_lane and g.grant_id = r.g and g.version = r.v and g.expires_at > p_at;
  get diagnostics v_changed = row_count;
  if v_changed <> p_count then
    raise exception using errcode = 'NK400', message = 'edge.busy', detail = '{"turn": true}';
  end if;

  insert into slots_free_round (lane, round_id, grant_id, paid, at)
  select p_lane, r.id, r.g, r.w, p_at
  from unnest(p_ids[1 : p_count], p_ids[p_count + 1 : 2 * p_count], p_numbers[2 * p_count + 1 :])
    as r(id, g, w);

  update slots_seat t set staked = t.staked - r.s
  from unnest(p_ids[2 * p_count + 1 :], p_numbers[p_count + 1 : 2 * p_count], p_words)
    as r(m, s, g)
  where t.lane = p_lane and t.member_id = r.m and t.game_code = r.g;
end $$;
select wallet_add_rider('slots_free_ride');
