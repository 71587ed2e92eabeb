-- Rider of a placed wager. Ids wager, member, round; numbers stake, what came back at once (null when
-- it is open), rule version; words game, category, asset.
create or replace function wagers_place(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_batch bigint := wallet_current_batch(p_lane);
begin
  insert into wagers_wager (lane, id, member_id, round_id, game_id, category, asset, stake, payout,
    paid_at_once, state, rule_version, placed_at, settled_at, batch)
  select p_lane, r.id, r.m, r.r, r.g, r.c, r.a, r.s, coalesce(r.p, 0), r.p,
    case when r.p is null then 'OPEN' else 'SETTLED' end, r.v, p_at,
    case when r.p is null then null else p_at end, v_batch
  from unnest(p_ids[1 : p_count], p_ids[p_count + 1 : 2 * p_count], p_ids[2 * p_count + 1 :],
      p_numbers[1 : p_count], p_numbers[p_count + 1 : 2 * p_count], p_numbers[2 * p_count + 1 :],
      p_words[1 : p_count], p_words[p_count + 1 : 2 * p_count], p_words[2 * p_count + 1 :])
    as r(id, m, r, s, p, v, g, c, a);
end $$;
select wallet_add_rider('wagers_place');

-- Rider of what happens to a wager later. Ids wager; numbers payout before, payout after; words the
-- state it was read in, state after, kind. A wager that changed since it was read is refused as
-- busy: read again.
create or replace function wagers_settle(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_batch bigint := wallet_current_batch(p_lane);
  v_changed int;
begin
  with asked as materialized (
    select * from unnest(p_ids, p_numbers[1 : p_count], p_numbers[p_count + 1 :],
        p_words[1 : p_count], p_words[p_count + 1 : 2 * p_count], p_words[2 * p_count + 1 :])
      as r(id, b, p, f, t, k)
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
  if v_changed <> p_count then
    raise exception using errcode = 'NK400', message = 'edge.busy';
  end if;
end $$;
select wallet_add_rider('wagers_settle');
