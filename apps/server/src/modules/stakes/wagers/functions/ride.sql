-- Rider of a placed wager. Ids wager, member, round, slip (null: none); numbers stake, immediate payout (null when it
-- is open), rule version, valid turnover (null when it is open), its rule; words game, category,
-- asset.
create or replace function wagers_place(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_batch bigint := wallet_current_batch(p_lane);
begin
  insert into wagers_wager (lane, id, member_id, round_id, game_id, category, asset, stake,
    paid_at_once, rule_version, valid, turnover_rule, slip, placed_at, batch)
  select p_lane, r.id, r.m, nullif(r.r, r.id), r.g, r.c, r.a, r.s, r.p, r.v, r.t, r.tr, r.l, p_at,
    v_batch
  from (select unnest(p_ids[1 : p_count]) as id, unnest(p_ids[p_count + 1 : 2 * p_count]) as m,
      unnest(p_ids[2 * p_count + 1 : 3 * p_count]) as r, unnest(p_ids[3 * p_count + 1 :]) as l,
      unnest(p_numbers[1 : p_count]) as s,
      unnest(p_numbers[p_count + 1 : 2 * p_count]) as p,
      unnest(p_numbers[2 * p_count + 1 : 3 * p_count]) as v,
      unnest(p_numbers[3 * p_count + 1 : 4 * p_count]) as t,
      unnest(p_numbers[4 * p_count + 1 :]) as tr,
      unnest(p_words[1 : p_count]) as g, unnest(p_words[p_count + 1 : 2 * p_count]) as c,
      unnest(p_words[2 * p_count + 1 :]) as a) r;
end $$;
select wallet_add_rider('wagers_place');

-- The same of a stake with bonus money: one more number, the part of the stake that is.
create or replace function wagers_place_mixed(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_batch bigint := wallet_current_batch(p_lane);
begin
  insert into wagers_wager (lane, id, member_id, round_id, game_id, category, asset, stake,
    stake_bonus, paid_at_once, rule_version, valid, turnover_rule, slip, placed_at, batch)
  select p_lane, r.id, r.m, nullif(r.r, r.id), r.g, r.c, r.a, r.s, r.b, r.p, r.v, r.t, r.tr, r.l,
    p_at, v_batch
  from (select unnest(p_ids[1 : p_count]) as id, unnest(p_ids[p_count + 1 : 2 * p_count]) as m,
      unnest(p_ids[2 * p_count + 1 : 3 * p_count]) as r, unnest(p_ids[3 * p_count + 1 :]) as l,
      unnest(p_numbers[1 : p_count]) as s,
      unnest(p_numbers[p_count + 1 : 2 * p_count]) as p,
      unnest(p_numbers[2 * p_count + 1 : 3 * p_count]) as v,
      unnest(p_numbers[3 * p_count + 1 : 4 * p_count]) as t,
      unnest(p_numbers[4 * p_count + 1 : 5 * p_count]) as tr,
      unnest(p_numbers[5 * p_count + 1 :]) as b,
      unnest(p_words[1 : p_count]) as g, unnest(p_words[p_count + 1 : 2 * p_count]) as c,
      unnest(p_words[2 * p_count + 1 :]) as a) r;
end $$;
select wallet_add_rider('wagers_place_mixed');

-- Rider of a later change of a wager. Ids wager; numbers which of its settlements this is, the
-- additional payout, the additional valid turnover, by which rule, the additional rebate (a part of the
-- payout; null: none); words kind. Placements and
-- settlements never change, so a caller that read n of them knows the wager's state as long as n +
-- 1 is free: nothing is looked up here, the primary key decides. When it is taken, this is refused
-- as busy: read again.
create or replace function wagers_settle(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_batch bigint := wallet_current_batch(p_lane);
begin
  insert into wagers_settlement (lane, wager_id, number, kind, payout, valid, turnover_rule, rebate,
    at, batch)
  select p_lane, r.id, r.n, r.k, r.d, r.t, r.tr, r.b, p_at, v_batch
  from (select unnest(p_ids) as id, unnest(p_numbers[1 : p_count]) as n,
      unnest(p_numbers[p_count + 1 : 2 * p_count]) as d,
      unnest(p_numbers[2 * p_count + 1 : 3 * p_count]) as t,
      unnest(p_numbers[3 * p_count + 1 : 4 * p_count]) as tr,
      unnest(p_numbers[4 * p_count + 1 :]) as b, unnest(p_words) as k) r;
exception when unique_violation then
  raise exception using errcode = 'NK400', message = 'edge.busy';
end $$;
select wallet_add_rider('wagers_settle');
