-- Rider of a placed wager. Rows {id, m: member, r: round, g: game, c: category, a: asset,
-- s: stake, p: what came back at once, or null when it is open, v: rule version}.
create function wagers_place(p_lane int, p_at timestamptz, p_rows jsonb) returns void
language sql as $$
  insert into wagers_wager (lane, id, member_id, round_id, game_id, category, asset, stake, payout,
    paid_at_once, state, rule_version, placed_at, settled_at, batch)
  select p_lane, r.id, r.m, r.r, r.g, r.c, r.a, r.s, coalesce(r.p, 0), r.p,
    case when r.p is null then 'OPEN' else 'SETTLED' end, r.v, p_at,
    case when r.p is null then null else p_at end, wallet_current_batch(p_lane)
  from jsonb_to_recordset(p_rows)
    as r(id uuid, m uuid, r uuid, g text, c text, a text, s bigint, p bigint, v int)
$$;

-- Rider of what happens to a wager later. Rows {id, f: state it was read in, b: payout before,
-- t: state after, p: payout after, k: kind}. A wager that changed since it was read is refused as
-- busy: read again.
create function wagers_settle(p_lane int, p_at timestamptz, p_rows jsonb) returns void
language plpgsql as $$
declare
  v_batch bigint := wallet_current_batch(p_lane);
  v_changed int;
begin
  with asked as materialized (
    select * from jsonb_to_recordset(p_rows)
      as r(id uuid, f text, b bigint, t text, p bigint, k text)
  ), changed as (
    update wagers_wager w set state = a.t, payout = a.p, settled_at = p_at
    from asked a
    where w.lane = p_lane and w.id = a.id and w.state = a.f and w.payout = a.b
    returning w.id, w.member_id, a.p - a.b as delta, a.k
  )
  insert into wagers_settlement (lane, wager_id, number, member_id, kind, payout, at, batch)
  select p_lane, c.id, 1 + (select count(*) from wagers_settlement s
      where s.lane = p_lane and s.wager_id = c.id), c.member_id, c.k, c.delta, p_at, v_batch
  from changed c;
  get diagnostics v_changed = row_count;
  if v_changed <> jsonb_array_length(p_rows) then
    raise exception using errcode = 'NK400', message = 'edge.busy';
  end if;
end $$;
