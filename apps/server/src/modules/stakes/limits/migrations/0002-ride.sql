create function limits_decimal(p_minor bigint) returns text
language sql immutable as $$ select (greatest(p_minor, 0) / 100.0)::numeric(20, 2)::text $$;

-- The first instant of a day of Asia/Dhaka, in ISO 8601.
create function limits_instant(p_day date) returns text
language sql stable as $$
  select to_char(p_day::timestamp at time zone 'Asia/Dhaka' at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function limits_over(p_code text, p_limit bigint, p_used bigint, p_resets date) returns void
language plpgsql as $$
begin
  raise exception using errcode = 'NK400', message = p_code, detail = jsonb_build_object(
    'limit', limits_decimal(p_limit), 'used', limits_decimal(p_used),
    'resetsAt', limits_instant(p_resets))::text;
end $$;

-- Says why this stake of this member is not taken. Order: restriction, session, stake, loss; of
-- several limits the shortest period speaks first.
create function limits_refuse(
  p_lane int, p_at timestamptz, p_member uuid, p_generation int, p_stake bigint
) returns void language plpgsql as $$
declare
  g limits_guard;
  v_day date := (p_at at time zone 'Asia/Dhaka')::date;
  v_week date := date_trunc('week', v_day)::date;
  v_month date := date_trunc('month', v_day)::date;
  v_code text;
begin
  select * into g from limits_guard where lane = p_lane and member_id = p_member;
  v_code := case
    when g.frozen then 'limits.frozen'
    when g.excluded_until > p_at then 'limits.self-excluded'
    when g.time_out_until > p_at then 'limits.time-out'
    when g.generation is distinct from p_generation then 'edge.session-ended' end;
  if v_code is not null then
    raise exception using errcode = 'NK400', message = v_code;
  end if;
  if g.day < v_day then g.day := v_day; g.staked_day := 0; g.lost_day := 0; end if;
  if g.week < v_week then g.week := v_week; g.staked_week := 0; g.lost_week := 0; end if;
  if g.month < v_month then g.month := v_month; g.staked_month := 0; g.lost_month := 0; end if;
  if g.staked_day + p_stake > g.stake_limit_day then
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
  end if;
  raise exception 'the guard refused member % for no reason it knows', p_member;
end $$;

-- Rider of every stake. Rows {m: member, g: session generation, s: stake, w: win}, minor units.
-- A stake counts whole before its win is known, so the answer never depends on the outcome.
create function limits_guard(p_lane int, p_at timestamptz, p_rows jsonb) returns void
language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_day date := (p_at at time zone 'Asia/Dhaka')::date;
  v_week date := date_trunc('week', v_day)::date;
  v_month date := date_trunc('month', v_day)::date;
  v_guilty record;
begin
  with asked as materialized (
    select r.m, min(r.g) as g, max(r.g) as g_max, sum(r.s)::bigint as s, sum(r.s - r.w)::bigint as l
    from jsonb_to_recordset(p_rows) as r(m uuid, g int, s bigint, w bigint) group by r.m
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
      lost_month = case when t.month < v_month then 0 else t.lost_month end + a.l
    from asked a
    where t.lane = p_lane and t.member_id = a.m
      and t.generation = a.g and a.g = a.g_max and not t.frozen
      and (t.excluded_until is null or t.excluded_until <= p_at)
      and (t.time_out_until is null or t.time_out_until <= p_at)
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
        or case when t.month < v_month then 0 else t.lost_month end + a.s <= t.loss_limit_month)
    returning t.member_id
  )
  select a.m, case when a.g = a.g_max then a.g end as g, a.s into v_guilty
    from asked a where not exists (select from taken where taken.member_id = a.m) limit 1;
  if found then
    perform limits_refuse(p_lane, p_at, v_guilty.m, v_guilty.g, v_guilty.s);
  end if;
end $$;

-- Rider of everything that comes back later. Rows {m: member, w: win, u: stake given back,
-- p: when that stake was placed}. A win lowers the loss of the period it comes in; a stake given
-- back lowers only the periods it counted in. Never refuses: money back is always taken.
create function limits_return(p_lane int, p_at timestamptz, p_rows jsonb) returns void
language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_day date := (p_at at time zone 'Asia/Dhaka')::date;
  v_week date := date_trunc('week', v_day)::date;
  v_month date := date_trunc('month', v_day)::date;
begin
  with back as materialized (
    select r.m, sum(r.w)::bigint as w,
      coalesce(sum(r.u) filter (where d.day >= v_day), 0)::bigint as u_day,
      coalesce(sum(r.u) filter (where d.day >= v_week), 0)::bigint as u_week,
      coalesce(sum(r.u) filter (where d.day >= v_month), 0)::bigint as u_month
    from jsonb_to_recordset(p_rows) as r(m uuid, w bigint, u bigint, p timestamptz),
      lateral (select (r.p at time zone 'Asia/Dhaka')::date as day) d
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
    lost_month = case when t.month < v_month then 0 else t.lost_month - b.u_month end - b.w
  from back b where t.lane = p_lane and t.member_id = b.m;
end $$;
