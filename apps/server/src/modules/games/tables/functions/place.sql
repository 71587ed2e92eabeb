-- What the bets of these members on these rounds (their numbers) have on each spot that is limited, and
-- in all. A limit is broken where it is more than that: refused with what is possible still. Arrays
-- beside each other.
create or replace function tables_check_limits(
  p_lane int, p_members uuid[], p_games text[], p_rounds bigint[], p_limits text[], p_most bigint[],
  p_stakes bigint[], p_bets bigint[]
) returns void language plpgsql as $$
declare
  v_left bigint;
  v_many bigint;
begin
  select min(o.bets) into v_many from (
    select p.bets from (
      select distinct unnest(p_members) as member_id, unnest(p_games) as game_code,
        unnest(p_rounds) as number, unnest(p_bets) as bets) p
    join tables_bet b on b.lane = p_lane and b.member_id = p.member_id
      and b.game_code = p.game_code and b.number = p.number
    group by p.member_id, p.game_code, p.number, p.bets having count(*) > p.bets) o;
  if v_many is not null then
    raise exception using errcode = 'NK400', message = 'tables.too-many-bets',
      detail = json_build_object('most', v_many)::text;
  end if;
  with asked as (
    select unnest(p_members) as member_id, unnest(p_games) as game_code, unnest(p_rounds) as number,
      unnest(p_limits) as limits, unnest(p_most) as most, unnest(p_stakes) as stake),
  own as (
    select b.member_id, b.game_code, b.number, b.stake, b.layout
    from (select distinct member_id, game_code, number from asked) p
    join tables_bet b on b.lane = p_lane and b.member_id = p.member_id
      and b.game_code = p.game_code and b.number = p.number and b.withdrawn_at is null),
  on_spot as (
    select member_id, game_code, number, split_part(chip, ':', 1) as spot,
      sum(split_part(chip, ':', 2)::bigint) as stake
    from own, string_to_table(layout, ',') chip group by 1, 2, 3, 4),
  of_spot as (
    select member_id, game_code, number, split_part(chip, ':', 1) as spot,
      split_part(chip, ':', 2)::bigint as most, split_part(chip, ':', 3)::bigint as stake
    from asked, string_to_table(limits, ',') chip),
  broken as (
    select a.most - o.stake + a.stake as left_over
    from (select member_id, game_code, number, min(most) as most, sum(stake) as stake from asked
      group by 1, 2, 3) a
    join (select member_id, game_code, number, sum(stake) as stake from own group by 1, 2, 3) o
      using (member_id, game_code, number)
    where o.stake > a.most
    union all
    select l.most - o.stake + l.stake
    from (select member_id, game_code, number, spot, min(most) as most, sum(stake) as stake
      from of_spot group by 1, 2, 3, 4) l
    join on_spot o using (member_id, game_code, number, spot)
    where o.stake > l.most)
  select min(greatest(left_over, 0)) into v_left from broken;
  if v_left is not null then
    raise exception using errcode = 'NK400', message = 'tables.over-limit',
      detail = json_build_object('most', to_char(v_left / 100.0, 'FM99999999999990.00'))::text;
  end if;
end $$;

-- Rider of placed bets. Ids wager, member, round; numbers number in its series, opening and closing
-- (milliseconds), stake, most in the round, bets in the round; words series, rules, opening, layout,
-- asset, limits (spot:most:stake of each chip); bytes leaf.
create or replace function tables_place(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_round record;
  v_first int;
begin
  for v_round in
    select p_words[i] as series, p_numbers[i] as number, p_numbers[p_count + i] as opens,
      p_numbers[2 * p_count + i] as closes, array_agg(i order by i) as rows,
      array_agg(p_bytes[i] order by i) as leaves
    from generate_series(1, p_count) i
    group by 1, 2, 3, 4 order by 1, 2
  loop
    v_first := rounds_enter(p_lane, p_at, v_round.series, v_round.number,
      to_timestamp(v_round.opens / 1000.0), to_timestamp(v_round.closes / 1000.0), v_round.leaves);
    insert into tables_bet (lane, id, member_id, round_id, game_code, number, place, leaf, rules,
      opening, layout, asset, stake, placed_at)
    select p_lane, p_ids[i], p_ids[p_count + i], p_ids[2 * p_count + i], p_words[i], p_numbers[i],
      v_first + nth - 1, p_bytes[i], p_words[p_count + i], p_words[2 * p_count + i],
      p_words[3 * p_count + i], p_words[4 * p_count + i], p_numbers[3 * p_count + i], p_at
    from unnest(v_round.rows) with ordinality r(i, nth);
  end loop;
  perform tables_check_limits(p_lane, p_ids[p_count + 1 : 2 * p_count], p_words[1 : p_count],
    p_numbers[1 : p_count], p_words[5 * p_count + 1 : 6 * p_count],
    p_numbers[4 * p_count + 1 : 5 * p_count], p_numbers[3 * p_count + 1 : 4 * p_count],
    p_numbers[5 * p_count + 1 : 6 * p_count]);
end $$;
select wallet_add_rider('tables_place');

-- Rider of bets that their owner withdraws, at a table or on the kite. Ids wager; numbers number of the
-- round in its series, closing (milliseconds); words series.
create or replace function tables_withdraw(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_at_tables int;
  v_on_kite int;
begin
  perform rounds_require_open(p_lane, p_at, r.series, r.number, to_timestamp(r.closes / 1000.0))
  from (
    select distinct p_words[i] as series, p_numbers[i] as number, p_numbers[p_count + i] as closes
    from generate_series(1, p_count) i order by 1, 2
  ) r;
  update tables_bet b set withdrawn_at = p_at
  where b.lane = p_lane and b.id = any (p_ids) and b.withdrawn_at is null;
  get diagnostics v_at_tables = row_count;
  update tables_kite_bet b set withdrawn_at = p_at
  where b.lane = p_lane and b.id = any (p_ids) and b.withdrawn_at is null;
  get diagnostics v_on_kite = row_count;
  if v_at_tables + v_on_kite <> p_count then
    raise exception using errcode = 'NK400', message = 'edge.busy';
  end if;
end $$;
select wallet_add_rider('tables_withdraw');
