create or replace function limits_decimal(p_minor bigint) returns text
language sql immutable as $$ select (greatest(p_minor, 0) / 100.0)::numeric(20, 2)::text $$;

-- The day of Asia/Dhaka in which limits count; planned into its callers.
create or replace function limits_day(p_at timestamptz) returns date
language sql immutable as $$ select (p_at at time zone 'Asia/Dhaka')::date $$;

-- When a day of Asia/Dhaka begins, in milliseconds since 1970.
create or replace function limits_began_ms(p_day date) returns bigint language sql stable as $$
  select (extract(epoch from p_day::timestamp at time zone 'Asia/Dhaka') * 1000)::bigint
$$;

-- The first instant of a day of Asia/Dhaka, in ISO 8601.
create or replace function limits_instant(p_day date) returns text
language sql stable as $$
  select to_char(p_day::timestamp at time zone 'Asia/Dhaka' at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create or replace function limits_over(p_code text, p_limit bigint, p_used bigint, p_resets date) returns void
language plpgsql as $$
begin
  raise exception using errcode = 'NK400', message = p_code, detail = jsonb_build_object(
    'limit', limits_decimal(p_limit), 'used', limits_decimal(p_used),
    'resetsAt', limits_instant(p_resets))::text;
end $$;

-- Whether a stake begins a stretch of play: the first one, or after a break of 15 minutes
-- (BREAK_MINUTES in rules/stretch.ts). A clock that was set back makes no break. Planned into its
-- callers.
create or replace function limits_begins(p_played_ms bigint, p_now_ms bigint) returns boolean
language sql immutable as $$ select p_played_ms is null or p_now_ms - p_played_ms > 900000 $$;

-- The play time that a stake adds: since the previous stake; the first of a stretch counts a
-- minute, so that breaks do not get around a limit of time.
create or replace function limits_played(p_played_ms bigint, p_now_ms bigint) returns bigint
language sql immutable as $$
  select case when limits_begins(p_played_ms, p_now_ms) then 60000
    else greatest(p_now_ms - p_played_ms, 0) end
$$;

create or replace function limits_now_ms(p_at timestamptz) returns bigint
language sql immutable as $$ select (extract(epoch from p_at) * 1000)::bigint $$;

create or replace function limits_over_time(p_limit bigint, p_used_ms bigint, p_resets date) returns void
language plpgsql as $$
begin
  raise exception using errcode = 'NK400', message = 'limits.time-limit', detail = jsonb_build_object(
    'limitMinutes', p_limit, 'usedMinutes', p_used_ms / 60000,
    'resetsAt', limits_instant(p_resets))::text;
end $$;

-- Why this stake of this member is refused. The generation is 0 for a stake of no session, null for
-- stakes of different ones. Order: restriction, session, reality check, time,
-- stake, loss, largest bet; of several limits the shortest period is reported first.
create or replace function limits_refuse(
  p_lane int, p_at timestamptz, p_member uuid, p_generation int, p_stake bigint
) returns void language plpgsql as $$
declare
  g limits_guard;
  v_day date := limits_day(p_at);
  v_week date := date_trunc('week', v_day)::date;
  v_month date := date_trunc('month', v_day)::date;
  v_now_ms bigint := limits_now_ms(p_at);
  v_played_ms bigint;
  v_code text;
begin
  select * into g from limits_guard where lane = p_lane and member_id = p_member;
  v_played_ms := limits_played(g.played_at_ms, v_now_ms);
  v_code := case
    when g.frozen then 'limits.frozen'
    when g.excluded_until is not null and (g.returns_at <= p_at) is not true
      then 'limits.self-excluded'
    when g.time_out_until > p_at then 'limits.time-out'
    when g.member_id is null or p_generation is distinct from 0
      and g.generation is distinct from p_generation then 'edge.session-ended'
    when not limits_begins(g.played_at_ms, v_now_ms)
      and v_now_ms - g.checked_at_ms >= g.check_minutes * 60000 then 'limits.reality-check' end;
  if v_code is not null then
    raise exception using errcode = 'NK400', message = v_code;
  end if;
  if g.day < v_day then
    g.day := v_day; g.staked_day := 0; g.lost_day := 0; g.played_day_ms := 0;
  end if;
  if g.week < v_week then
    g.week := v_week; g.staked_week := 0; g.lost_week := 0; g.played_week_ms := 0;
  end if;
  if g.month < v_month then
    g.month := v_month; g.staked_month := 0; g.lost_month := 0; g.played_month_ms := 0;
  end if;
  if g.played_day_ms + least(v_played_ms, v_now_ms - limits_began_ms(v_day))
    > g.time_limit_day * 60000 then
    perform limits_over_time(g.time_limit_day, g.played_day_ms, g.day + 1);
  elsif g.played_week_ms + least(v_played_ms, v_now_ms - limits_began_ms(v_week))
    > g.time_limit_week * 60000 then
    perform limits_over_time(g.time_limit_week, g.played_week_ms, g.week + 7);
  elsif g.played_month_ms + least(v_played_ms, v_now_ms - limits_began_ms(v_month))
    > g.time_limit_month * 60000 then
    perform limits_over_time(g.time_limit_month, g.played_month_ms,
      (g.month + interval '1 month')::date);
  elsif g.staked_day + p_stake > g.stake_limit_day then
    perform limits_over('limits.stake-limit', g.stake_limit_day, g.staked_day, g.day + 1);
  elsif g.staked_week + p_stake > g.stake_limit_week then
    perform limits_over('limits.stake-limit', g.stake_limit_week, g.staked_week, g.week + 7);
  elsif g.staked_month + p_stake > g.stake_limit_month then
    perform limits_over('limits.stake-limit', g.stake_limit_month, g.staked_month,
      (g.month + interval '1 month')::date);
  elsif g.lost_day + p_stake > g.loss_limit_day then
    perform limits_over('limits.loss-limit', g.loss_limit_day, g.lost_day, g.day + 1);
  elsif g.lost_week + p_stake > g.loss_limit_week then
    perform limits_over('limits.loss-limit', g.loss_limit_week, g.lost_week, g.week + 7);
  elsif g.lost_month + p_stake > g.loss_limit_month then
    perform limits_over('limits.loss-limit', g.loss_limit_month, g.lost_month,
      (g.month + interval '1 month')::date);
  elsif g.largest_bet is not null then
    raise exception using errcode = 'NK400', message = 'limits.bet-too-large', detail =
      jsonb_build_object('largest', limits_decimal(g.largest_bet))::text;
  end if;
  raise exception 'the guard refused member % for no reason it knows', p_member;
end $$;

-- Rider of every stake. Ids member; numbers session generation (null: planned earlier, of no
-- session), stake, win; minor units. A stake counts whole before its win is known, so the answer
-- never depends on the outcome.
create or replace function limits_guard(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void
language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_day date := limits_day(p_at);
  v_week date := date_trunc('week', v_day)::date;
  v_month date := date_trunc('month', v_day)::date;
  v_now_ms bigint := limits_now_ms(p_at);
  v_day_ms bigint := v_now_ms - limits_began_ms(v_day);
  v_week_ms bigint := v_now_ms - limits_began_ms(v_week);
  v_month_ms bigint := v_now_ms - limits_began_ms(v_month);
  v_asked int;
  v_taken uuid[];
  v_rolled boolean;
  v_guilty record;
begin
  with asked as materialized (
    select r.m, min(r.g) as g, max(r.g) as g_max, sum(r.s)::bigint as s, sum(r.s - r.w)::bigint as l,
      max(r.s) as largest
    from (select unnest(p_ids) as m, unnest(p_numbers[1 : p_count]) as g,
        unnest(p_numbers[p_count + 1 : 2 * p_count]) as s,
        unnest(p_numbers[2 * p_count + 1 :]) as w) r
    group by r.m
  ), taken as (
    update limits_guard t set
      day = greatest(t.day, v_day),
      week = greatest(t.week, v_week),
      month = greatest(t.month, v_month),
      staked_day = case when t.day < v_day then 0 else t.staked_day end + a.s,
      staked_week = case when t.week < v_week then 0 else t.staked_week end + a.s,
      staked_month = case when t.month < v_month then 0 else t.staked_month end + a.s,
      lost_day = case when t.day < v_day then 0 else t.lost_day end + a.l,
      lost_week = case when t.week < v_week then 0 else t.lost_week end + a.l,
      lost_month = case when t.month < v_month then 0 else t.lost_month end + a.l,
      played_day_ms = case when t.day < v_day then 0 else t.played_day_ms end
        + least(limits_played(t.played_at_ms, v_now_ms), v_day_ms),
      played_week_ms = case when t.week < v_week then 0 else t.played_week_ms end
        + least(limits_played(t.played_at_ms, v_now_ms), v_week_ms),
      played_month_ms = case when t.month < v_month then 0 else t.played_month_ms end
        + least(limits_played(t.played_at_ms, v_now_ms), v_month_ms),
      rolled_ms = case when t.rolls or p_at < t.both_until
        then limits_played(t.played_at_ms, v_now_ms) end,
      played_at_ms = v_now_ms,
      stretch_began_ms = case when limits_begins(t.played_at_ms, v_now_ms) then v_now_ms
        else least(t.stretch_began_ms, v_now_ms) end,
      checked_at_ms = case when limits_begins(t.played_at_ms, v_now_ms) then v_now_ms
        else least(t.checked_at_ms, v_now_ms) end,
      stretch_staked = case when limits_begins(t.played_at_ms, v_now_ms) then 0
        else t.stretch_staked end + a.s,
      stretch_won = case when limits_begins(t.played_at_ms, v_now_ms) then 0
        else t.stretch_won end + a.s - a.l
    from asked a
    where t.lane = p_lane and t.member_id = a.m
      and (a.g is null or t.generation = a.g and a.g = a.g_max) and not t.frozen
      and (t.excluded_until is null or t.returns_at <= p_at)
      and (t.time_out_until is null or t.time_out_until <= p_at)
      and (t.largest_bet is null or a.largest <= t.largest_bet)
      and (t.check_minutes is null or limits_begins(t.played_at_ms, v_now_ms)
        or v_now_ms - t.checked_at_ms < t.check_minutes * 60000)
      and (t.rolls and (p_at < t.both_until) is not true or ((t.time_limit_day is null
          or case when t.day < v_day then 0 else t.played_day_ms end
            + least(limits_played(t.played_at_ms, v_now_ms), v_day_ms) <= t.time_limit_day * 60000)
        and (t.time_limit_week is null
          or case when t.week < v_week then 0 else t.played_week_ms end
            + least(limits_played(t.played_at_ms, v_now_ms), v_week_ms) <= t.time_limit_week * 60000)
        and (t.time_limit_month is null
          or case when t.month < v_month then 0 else t.played_month_ms end
            + least(limits_played(t.played_at_ms, v_now_ms), v_month_ms) <= t.time_limit_month * 60000)
        and (t.stake_limit_day is null
          or case when t.day < v_day then 0 else t.staked_day end + a.s <= t.stake_limit_day)
        and (t.stake_limit_week is null
          or case when t.week < v_week then 0 else t.staked_week end + a.s <= t.stake_limit_week)
        and (t.stake_limit_month is null
          or case when t.month < v_month then 0 else t.staked_month end + a.s <= t.stake_limit_month)
        and (t.loss_limit_day is null
          or case when t.day < v_day then 0 else t.lost_day end + a.s <= t.loss_limit_day)
        and (t.loss_limit_week is null
          or case when t.week < v_week then 0 else t.lost_week end + a.s <= t.loss_limit_week)
        and (t.loss_limit_month is null
          or case when t.month < v_month then 0 else t.lost_month end + a.s <= t.loss_limit_month)))
    returning t.member_id, t.rolled_ms
  )
  select (select count(*) from asked), array_agg(member_id), count(rolled_ms) > 0
    into v_asked, v_taken, v_rolled from taken;
  if v_asked = cardinality(v_taken) then
    if v_rolled then
      for v_guilty in select a.m, a.s, a.l, g.rolled_ms as ms
        from (select r.m, sum(r.s)::bigint as s, sum(r.s - r.w)::bigint as l
                from unnest(p_ids, p_numbers[p_count + 1 : 2 * p_count],
                            p_numbers[2 * p_count + 1 :]) as r(m, s, w) group by r.m) a
        join limits_guard g on g.lane = p_lane and g.member_id = a.m and g.rolled_ms is not null
      loop
        perform limits_roll(p_lane, v_now_ms, v_guilty.m, v_guilty.s, v_guilty.l, v_guilty.ms);
      end loop;
    end if;
    return;
  end if;
  select r.m, min(r.g) as g, max(r.g) as g_max, sum(r.s)::bigint as s into v_guilty
    from unnest(p_ids, p_numbers[1 : p_count], p_numbers[p_count + 1 : 2 * p_count]) as r(m, g, s)
   where r.m <> all (coalesce(v_taken, '{}'))
   group by r.m limit 1;
  perform limits_refuse(p_lane, p_at, v_guilty.m,
    case when v_guilty.g is null then 0
      when v_guilty.g = v_guilty.g_max then v_guilty.g::int end, v_guilty.s);
end $$;

-- Rider of everything that is paid back later. Ids member; numbers win, returned stake, and when
-- that stake was placed in milliseconds. A win lowers the loss of the period it is paid in; a
-- returned stake lowers only the periods it counted in; in the stretch of play both count as
-- returned. Never refuses: money is always paid back.
create or replace function limits_return(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void
language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_day date := limits_day(p_at);
  v_week date := date_trunc('week', v_day)::date;
  v_month date := date_trunc('month', v_day)::date;
  v_day_ms bigint := limits_began_ms(v_day);
  v_week_ms bigint := limits_began_ms(v_week);
  v_month_ms bigint := limits_began_ms(v_month);
  v_rolls boolean;
  v_rolled boolean := false;
  v_back record;
begin
  for v_rolls in with back as materialized (
    select r.m, sum(r.w)::bigint as w, sum(r.u)::bigint as u,
      coalesce(sum(r.u) filter (where r.p >= v_day_ms), 0)::bigint as u_day,
      coalesce(sum(r.u) filter (where r.p >= v_week_ms), 0)::bigint as u_week,
      coalesce(sum(r.u) filter (where r.p >= v_month_ms), 0)::bigint as u_month
    from unnest(p_ids, p_numbers[1 : p_count], p_numbers[p_count + 1 : 2 * p_count],
                p_numbers[2 * p_count + 1 :]) as r(m, w, u, p)
    group by r.m
  )
  update limits_guard t set
    day = greatest(t.day, v_day),
    week = greatest(t.week, v_week),
    month = greatest(t.month, v_month),
    staked_day = case when t.day < v_day then 0 else t.staked_day - b.u_day end,
    staked_week = case when t.week < v_week then 0 else t.staked_week - b.u_week end,
    staked_month = case when t.month < v_month then 0 else t.staked_month - b.u_month end,
    lost_day = case when t.day < v_day then 0 else t.lost_day - b.u_day end - b.w,
    lost_week = case when t.week < v_week then 0 else t.lost_week - b.u_week end - b.w,
    lost_month = case when t.month < v_month then 0 else t.lost_month - b.u_month end - b.w,
    played_day_ms = case when t.day < v_day then 0 else t.played_day_ms end,
    played_week_ms = case when t.week < v_week then 0 else t.played_week_ms end,
    played_month_ms = case when t.month < v_month then 0 else t.played_month_ms end,
    stretch_won = t.stretch_won + b.w + b.u
  from back b where t.lane = p_lane and t.member_id = b.m
  returning t.rolls or p_at < t.both_until loop
    v_rolled := v_rolled or v_rolls;
  end loop;
  if v_rolled then
    for v_back in select r.m, r.p, r.w, r.u
      from unnest(p_ids, p_numbers[1 : p_count], p_numbers[p_count + 1 : 2 * p_count],
                  p_numbers[2 * p_count + 1 :]) as r(m, w, u, p)
      join limits_guard g on g.lane = p_lane and g.member_id = r.m
        and (g.rolls or p_at < g.both_until)
    loop
      perform limits_roll_back(p_lane, v_back.m, v_back.p, v_back.w, v_back.u);
    end loop;
  end if;
end $$;

select wallet_add_rider('limits_guard');
select wallet_add_rider('limits_return');
