-- Rider of every round. Rows {id, m: member, g: game, v: rule version, x: mapping version,
-- d: seed, n: nonce, s: stake, c: credits, p: payout, i: least milliseconds between two spins}.
-- The interval is the member's, over all games and servers. A spin that seems to lie ahead (the
-- clock went back) holds nobody up. A server lets a member's spins go one after another; should a
-- batch hold two of one seat all the same, the upsert refuses and the ledger tries them alone.
create function slots_ride(p_lane int, p_at timestamptz, p_rows jsonb) returns void
language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_wait int;
begin
  select r.i - floor(extract(epoch from p_at - t.last_spin_at) * 1000)::int into v_wait
  from jsonb_to_recordset(p_rows) as r(m uuid, i int)
    join slots_seat t on t.lane = p_lane and t.member_id = r.m
  where r.i > 0 and t.last_spin_at <= p_at
    and t.last_spin_at > p_at - r.i * interval '1 millisecond'
  limit 1;
  if found then
    raise exception using errcode = 'NK400', message = 'slots.too-soon',
      detail = jsonb_build_object('retryAfterMs', v_wait)::text;
  end if;

  with played as (
    insert into slots_round (lane, id, member_id, game_code, rule_version, mapping_version,
      seed_id, nonce, stake, credits, payout, played_at)
    select p_lane, r.id, r.m, r.g, r.v, r.x, r.d, r.n, r.s, r.c, r.p, p_at
    from jsonb_to_recordset(p_rows) as r(id uuid, m uuid, g text, v int, x int, d uuid, n int,
      s bigint, c bigint, p bigint)
    returning id, member_id, game_code, stake, payout
  )
  insert into slots_seat as t
    (lane, member_id, game_code, sat_down_at, staked, won, last_round_id, last_spin_at, shown)
  select p_lane, member_id, game_code, p_at, stake, payout, id, p_at, false
  from played
  on conflict (lane, member_id, game_code) do update set
    staked = t.staked + excluded.staked, won = t.won + excluded.won,
    last_round_id = excluded.last_round_id, last_spin_at = excluded.last_spin_at, shown = false;
end $$;
