-- Rider of placed bets. Ids wager, member, round, chase (null); numbers number in its series,
-- opening and closing (milliseconds), unit price, multiple, base, ceiling, stake, pause; words series,
-- game, mode, play, selection, prizes, asset; bytes leaf. A pause (milliseconds) is of the bets that
-- count among the draws in a row of their member: so long after the last one counting begins again.
create or replace function lottery_place(
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
    insert into lottery_bet (lane, id, member_id, round_id, game_code, place, leaf, mode, play,
      selection, unit_price, multiple, base, ceiling, prizes, asset, stake, chase_id, placed_at,
      in_a_row, row_began_at)
    select p_lane, p_ids[i], p_ids[p_count + i], p_ids[2 * p_count + i], p_words[p_count + i],
      v_first + nth - 1, p_bytes[i], p_words[2 * p_count + i], p_words[3 * p_count + i],
      p_words[4 * p_count + i], p_numbers[3 * p_count + i], p_numbers[4 * p_count + i],
      p_numbers[5 * p_count + i], p_numbers[6 * p_count + i], p_words[5 * p_count + i],
      p_words[6 * p_count + i], p_numbers[7 * p_count + i], p_ids[3 * p_count + i], p_at,
      case when p_numbers[8 * p_count + i] is not null
        and last.round_id is distinct from p_ids[2 * p_count + i]
        then coalesce(last.in_a_row, 0) + 1 end,
      case when p_numbers[8 * p_count + i] is not null then coalesce(last.row_began_at, p_at) end
    from unnest(v_round.rows) with ordinality r(i, nth)
    left join lateral (
      select b.round_id, b.in_a_row, b.row_began_at from lottery_bet b
      where p_numbers[8 * p_count + i] is not null
        and b.lane = p_lane and b.member_id = p_ids[p_count + i] and b.in_a_row is not null
        and b.placed_at >= p_at - p_numbers[8 * p_count + i] * interval '1 ms'
      order by b.placed_at desc limit 1
    ) last on true;
  end loop;
end $$;
select wallet_add_rider('lottery_place');

-- Bets that a chase placed are cancelled: its entry stakes as much less, and one without a bet left is
-- stopped, so that the chase goes on with the next.
create or replace function lottery_chase_without(p_lane int, p_bets uuid[]) returns void
language plpgsql as $$
declare
  v_chases uuid[];
begin
  with gone as (
    select b.chase_id, b.round_id, sum(b.stake) as stake,
      exists (
        select from lottery_bet o
        where o.lane = p_lane and o.round_id = b.round_id and o.chase_id = b.chase_id
          and o.cancelled_at is null) as has_more
    from lottery_bet b
    where b.lane = p_lane and b.id = any (p_bets) and b.chase_id is not null
    group by b.chase_id, b.round_id),
  less as (
    update lottery_chase_entry e
    set stake = case when g.has_more then e.stake - g.stake else e.stake end,
      state = case when g.has_more then e.state else 'STOPPED' end
    from gone g
    where e.lane = p_lane and e.chase_id = g.chase_id and e.round_id = g.round_id
      and e.state = 'PLACED'
    returning e.chase_id)
  select array_agg(chase_id) into v_chases from less;
  if v_chases is not null then perform lottery_chase_finish(p_lane, v_chases); end if;
end $$;

-- Rider of a bet that its owner cancels. Ids wager; numbers number of the issue in its series, until when
-- (milliseconds); words series.
create or replace function lottery_cancel(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_done int;
begin
  perform rounds_require_open(p_lane, p_at, r.series, r.number, to_timestamp(r.until / 1000.0))
  from (
    select distinct p_words[i] as series, p_numbers[i] as number, p_numbers[p_count + i] as until
    from generate_series(1, p_count) i order by 1, 2
  ) r;
  update lottery_bet b set cancelled_at = p_at
  where b.lane = p_lane and b.id = any (p_ids) and b.cancelled_at is null;
  get diagnostics v_done = row_count;
  if v_done <> p_count then
    raise exception using errcode = 'NK400', message = 'edge.busy';
  end if;
  perform lottery_chase_without(p_lane, p_ids);
end $$;
select wallet_add_rider('lottery_cancel');
