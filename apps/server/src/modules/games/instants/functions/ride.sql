-- Rider of every begin. Ids round, member, seed; numbers rule version, mapping version, nonce, stake,
-- payout (null while it is open), least milliseconds between two begins, milliseconds until the house
-- ends it; words game, asset, bet. A member has one open round a game, and begins the next one after
-- the interval; a begin in the future (the clock went back) delays nobody. A batch with two of one seat
-- is refused, and the ledger tries them alone.
create or replace function instants_begin(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_wait int;
begin
  perform from (select unnest(p_ids[p_count + 1 : 2 * p_count]) as m,
      unnest(p_words[1 : p_count]) as g) r
    join instants_round o on o.lane = p_lane and o.member_id = r.m and o.game_code = r.g
      and o.payout is null
  limit 1;
  if found then
    raise exception using errcode = 'NK400', message = 'instants.round-open';
  end if;

  select r.i - floor(extract(epoch from p_at - t.began_at) * 1000)::int into v_wait
  from (select unnest(p_ids[p_count + 1 : 2 * p_count]) as m, unnest(p_words[1 : p_count]) as g,
      unnest(p_numbers[5 * p_count + 1 : 6 * p_count]) as i) r
    join instants_seat t on t.lane = p_lane and t.member_id = r.m and t.game_code = r.g
  where t.began_at <= p_at and t.began_at > p_at - r.i * interval '1 millisecond'
  limit 1;
  if found then
    raise exception using errcode = 'NK400', message = 'instants.too-soon',
      detail = jsonb_build_object('retryAfterMs', v_wait)::text;
  end if;

  insert into instants_round (lane, id, member_id, game_code, asset, rule_version, mapping_version,
    seed_id, nonce, bet, stake, payout, began_at, ends_at, ended_at)
  select p_lane, r.id, r.m, r.g, r.a, r.v, r.x, r.d, r.n, r.b, r.s, r.p, p_at,
    p_at + r.e * interval '1 millisecond', case when r.p is not null then p_at end
  from (select unnest(p_ids[1 : p_count]) as id, unnest(p_ids[p_count + 1 : 2 * p_count]) as m,
      unnest(p_ids[2 * p_count + 1 :]) as d, unnest(p_numbers[1 : p_count]) as v,
      unnest(p_numbers[p_count + 1 : 2 * p_count]) as x,
      unnest(p_numbers[2 * p_count + 1 : 3 * p_count]) as n,
      unnest(p_numbers[3 * p_count + 1 : 4 * p_count]) as s,
      unnest(p_numbers[4 * p_count + 1 : 5 * p_count]) as p,
      unnest(p_numbers[6 * p_count + 1 :]) as e,
      unnest(p_words[1 : p_count]) as g, unnest(p_words[p_count + 1 : 2 * p_count]) as a,
      unnest(p_words[2 * p_count + 1 :]) as b) r;

  insert into instants_seat as t (lane, member_id, game_code, sat_down_at, staked, won, began_at)
  select p_lane, r.m, r.g, p_at, r.s, coalesce(r.p, 0), p_at
  from (select unnest(p_ids[p_count + 1 : 2 * p_count]) as m,
      unnest(p_numbers[3 * p_count + 1 : 4 * p_count]) as s,
      unnest(p_numbers[4 * p_count + 1 : 5 * p_count]) as p, unnest(p_words[1 : p_count]) as g) r
  on conflict (lane, member_id, game_code) do update set
    staked = t.staked + excluded.staked, won = t.won + excluded.won, began_at = excluded.began_at;
end $$;
select wallet_add_rider('instants_begin');

-- Rider of acts. Ids round; numbers how many acts the round had, the stake that they add, milliseconds
-- until the house ends it; words the acts, joined by a comma. Refused as busy when the round is over or
-- another act was first: read again.
create or replace function instants_act(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_done int;
begin
  update instants_round o set
    acts = o.acts || string_to_array(r.a, ','), stake = o.stake + r.s,
    ends_at = p_at + r.e * interval '1 millisecond'
  from (select unnest(p_ids) as id, unnest(p_numbers[1 : p_count]) as n,
      unnest(p_numbers[p_count + 1 : 2 * p_count]) as s,
      unnest(p_numbers[2 * p_count + 1 :]) as e, unnest(p_words) as a) r
  where o.lane = p_lane and o.id = r.id and o.payout is null and cardinality(o.acts) = r.n;
  get diagnostics v_done = row_count;
  if v_done <> p_count then
    raise exception using errcode = 'NK400', message = 'edge.busy', detail = '{"act": true}';
  end if;

  update instants_seat t set staked = t.staked + r.s
  from (select o.member_id as m, o.game_code as g, a.s
    from (select unnest(p_ids) as id, unnest(p_numbers[p_count + 1 : 2 * p_count]) as s) a
      join instants_round o on o.lane = p_lane and o.id = a.id
    where a.s > 0) r
  where t.lane = p_lane and t.member_id = r.m and t.game_code = r.g;
end $$;
select wallet_add_rider('instants_act');

-- Rider of the end of a round whose stakes are settled. Ids round; numbers how many acts it had, what
-- it paid. Refused as busy when it was ended before.
create or replace function instants_end(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_done int;
begin
  update instants_round o set payout = r.p, ended_at = p_at
  from (select unnest(p_ids) as id, unnest(p_numbers[1 : p_count]) as n,
      unnest(p_numbers[p_count + 1 :]) as p) r
  where o.lane = p_lane and o.id = r.id and o.payout is null and cardinality(o.acts) = r.n;
  get diagnostics v_done = row_count;
  if v_done <> p_count then
    raise exception using errcode = 'NK400', message = 'edge.busy', detail = '{"act": true}';
  end if;

  update instants_seat t set won = t.won + r.p
  from (select o.member_id as m, o.game_code as g, o.payout as p
    from instants_round o where o.lane = p_lane and o.id = any (p_ids)) r
  where t.lane = p_lane and t.member_id = r.m and t.game_code = r.g;
end $$;
select wallet_add_rider('instants_end');
