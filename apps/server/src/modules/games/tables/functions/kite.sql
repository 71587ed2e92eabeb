-- Rider of bets on the kite. Ids wager, member, round; numbers number of the flight, opening and
-- closing (milliseconds), stake, takes at, order (null), most a member may stake on the flight, bets
-- at one time, bets with those that were taken back, and 1 when nobody staked it; words asset; bytes leaf.
create or replace function tables_kite_place(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_flight record;
  v_first int;
  v_own record;
begin
  for v_flight in
    select p_ids[2 * p_count + i] as id, p_numbers[i] as number,
      to_timestamp(p_numbers[p_count + i] / 1000.0) as opens,
      to_timestamp(p_numbers[2 * p_count + i] / 1000.0) as closes,
      array_agg(i order by i) as rows, array_agg(p_bytes[i] order by i) as leaves
    from generate_series(1, p_count) i
    group by 1, 2, 3, 4 order by 2
  loop
    v_first := rounds_enter(p_lane, p_at, 'kite', v_flight.number, v_flight.opens, v_flight.closes,
      v_flight.leaves);
    insert into tables_kite_bet (lane, id, member_id, round_id, place, leaf, asset, stake, takes_at,
      ordered, placed_at, is_free)
    select p_lane, p_ids[i], p_ids[p_count + i], v_flight.id, v_first + nth - 1, p_bytes[i],
      p_words[i], p_numbers[3 * p_count + i], p_numbers[4 * p_count + i],
      p_numbers[5 * p_count + i], p_at, p_numbers[9 * p_count + i] = 1
    from unnest(v_flight.rows) with ordinality r(i, nth);
    for v_own in
      select m.most_staked, m.most_open, m.most_placed, m.added,
        sum(b.stake) filter (where b.withdrawn_at is null) as staked,
        count(*) filter (where b.withdrawn_at is null) as open, count(*) as placed
      from (
        select p_ids[p_count + i] as id, sum(p_numbers[3 * p_count + i]) as added,
          min(p_numbers[6 * p_count + i]) as most_staked,
          min(p_numbers[7 * p_count + i]) as most_open,
          min(p_numbers[8 * p_count + i]) as most_placed
        from unnest(v_flight.rows) i group by 1
      ) m
      join tables_kite_bet b on b.lane = p_lane and b.member_id = m.id
        and b.placed_at >= v_flight.opens and b.round_id = v_flight.id
      group by m.id, m.most_staked, m.most_open, m.most_placed, m.added
    loop
      if v_own.open > v_own.most_open or v_own.placed > v_own.most_placed then
        raise exception using errcode = 'NK400', message = 'tables.too-many-bets', detail =
          json_build_object('most', case when v_own.open > v_own.most_open
            then v_own.most_open else v_own.most_placed end)::text;
      end if;
      if v_own.staked > v_own.most_staked then
        raise exception using errcode = 'NK400', message = 'tables.over-limit', detail =
          json_build_object('most', to_char(greatest(
            v_own.most_staked - v_own.staked + v_own.added, 0) / 100.0, 'FM99999999999990.00'))::text;
      end if;
    end loop;
  end loop;
end $$;
select wallet_add_rider('tables_kite_place');

-- Rider of a member's call. Ids wager; numbers when it was heard (milliseconds after the rise), number
-- of the flight. The first call of a bet counts. A call that was heard in time is stored also when the
-- bets of the flight are paid already, and marked: the lane's lock orders the two.
create or replace function tables_kite_take(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_paid bigint := coalesce(
    (select g.paid_through from tables_kite_gate g where g.lane = p_lane), 0);
  v_done int;
begin
  update tables_kite_bet b set called_ms = w.called_ms, is_late = w.number <= v_paid
  from (
    select unnest(p_ids) as id, unnest(p_numbers[1 : p_count]) as called_ms,
      unnest(p_numbers[p_count + 1 :]) as number
  ) w
  where b.lane = p_lane and b.id = w.id and b.called_ms is null and b.withdrawn_at is null;
  get diagnostics v_done = row_count;
  if v_done <> p_count then
    raise exception using errcode = 'NK400', message = 'kite.taken';
  end if;
end $$;
select wallet_add_rider('tables_kite_take');

-- Rider before the bets of a flight are read to be paid in this lane. Numbers number of the flight.
create or replace function tables_kite_pay(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
begin
  insert into tables_kite_gate as g (lane, paid_through)
  select p_lane, max(n) from unnest(p_numbers) n
  on conflict (lane) do update set paid_through = greatest(g.paid_through, excluded.paid_through);
end $$;
select wallet_add_rider('tables_kite_pay');
