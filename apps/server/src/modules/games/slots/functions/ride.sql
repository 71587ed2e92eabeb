-- Rider of every round. Ids round, member, seed; numbers rule version, mapping version, nonce,
-- stake, credits, payout, least milliseconds between two spins; words game.
-- The interval is the member's, over all games and servers. A spin in the future (the clock went
-- back) delays nobody. A server runs a member's spins one after another; a batch with two of one
-- seat is still refused, and the ledger tries them alone.
create or replace function slots_ride(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_wait int;
  v_seated int;
  v_sat_down int;
begin
  select r.i - floor(extract(epoch from p_at - t.last_spin_at) * 1000)::int into v_wait
  from (select unnest(p_ids[p_count + 1 : 2 * p_count]) as m,
      unnest(p_numbers[6 * p_count + 1 :]) as i) r
    join slots_seat t on t.lane = p_lane and t.member_id = r.m
  where r.i > 0 and t.last_spin_at <= p_at
    and t.last_spin_at > p_at - r.i * interval '1 millisecond'
  limit 1;
  if found then
    raise exception using errcode = 'NK400', message = 'slots.too-soon',
      detail = jsonb_build_object('retryAfterMs', v_wait)::text;
  end if;

  insert into slots_round (lane, id, member_id, game_code, rule_version, mapping_version,
    seed_id, nonce, stake, credits, payout, played_at)
  select p_lane, r.id, r.m, r.g, r.v, r.x, r.d, r.n, r.s, r.c, r.p, p_at
  from (select unnest(p_ids[1 : p_count]) as id, unnest(p_ids[p_count + 1 : 2 * p_count]) as m,
      unnest(p_ids[2 * p_count + 1 :]) as d, unnest(p_numbers[1 : p_count]) as v,
      unnest(p_numbers[p_count + 1 : 2 * p_count]) as x,
      unnest(p_numbers[2 * p_count + 1 : 3 * p_count]) as n,
      unnest(p_numbers[3 * p_count + 1 : 4 * p_count]) as s,
      unnest(p_numbers[4 * p_count + 1 : 5 * p_count]) as c,
      unnest(p_numbers[5 * p_count + 1 : 6 * p_count]) as p, unnest(p_words) as g) r;

  -- Nearly all have a seat: an upsert would find it, lock it and only then change it.
  update slots_seat t set
    staked = t.staked + r.s, won = t.won + r.p, last_round_id = r.id, last_spin_at = p_at,
    shown = false
  from (select unnest(p_ids[1 : p_count]) as id, unnest(p_ids[p_count + 1 : 2 * p_count]) as m,
      unnest(p_numbers[3 * p_count + 1 : 4 * p_count]) as s,
      unnest(p_numbers[5 * p_count + 1 : 6 * p_count]) as p, unnest(p_words) as g) r
  where t.lane = p_lane and t.member_id = r.m and t.game_code = r.g;
  get diagnostics v_seated = row_count;
  if v_seated = p_count then
    return;
  end if;

  insert into slots_seat
    (lane, member_id, game_code, sat_down_at, staked, won, last_round_id, last_spin_at, shown)
  select p_lane, r.m, r.g, p_at, r.s, r.p, r.id, p_at, false
  from unnest(p_ids[1 : p_count], p_ids[p_count + 1 : 2 * p_count],
      p_numbers[3 * p_count + 1 : 4 * p_count], p_numbers[5 * p_count + 1 : 6 * p_count], p_words)
    as r(id, m, s, p, g)
  where not exists (
    select from slots_seat t where t.lane = p_lane and t.member_id = r.m and t.game_code = r.g);
  get diagnostics v_sat_down = row_count;
  if v_seated + v_sat_down <> p_count then
    raise exception 'two rounds of one seat' using errcode = '21000';
  end if;
end $$;
select wallet_add_rider('slots_ride');
