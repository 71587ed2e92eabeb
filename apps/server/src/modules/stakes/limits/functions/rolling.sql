-- Rolling periods are kept by the hour: a period counts every hour that it touches, so it is at
-- most an hour longer than its name, and never laxer.

create or replace function limits_hour_of(p_ms bigint) returns int
language sql immutable as $$ select (p_ms / 3600000)::int $$;

-- Picks the figure of a period from three.
create or replace function limits_for(p_period text, p_day bigint, p_week bigint, p_month bigint)
returns bigint language sql immutable as $$
  select case when p_period = 'D' then p_day when p_period = 'W' then p_week else p_month end
$$;

-- When an hour leaves a period of so many hours, in ISO 8601.
create or replace function limits_leaves(p_hour int, p_hours int) returns text
language sql stable as $$
  select to_char(to_timestamp((p_hour + p_hours + 1) * 3600::bigint) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The play and the money of the last 24 hours, 7 and 30 days, as D, W and M. Hours ahead of the
-- clock count too: a clock that was set back gives no allowance twice. `since` is the first hour
-- that counts. Periods beyond `p_longest` are not read.
create or replace function limits_rolling(
  p_lane int, p_member uuid, p_now_ms bigint, p_longest int default 720
) returns table (
  period text, hours int, staked bigint, lost bigint, played_ms bigint,
  staked_since int, lost_since int, played_since int
) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select p.period, p.hours, coalesce(sum(h.staked), 0)::bigint,
    coalesce(sum(case when h.hour = p.first then h.lost_end else h.lost end), 0)::bigint,
    coalesce(sum(h.played_ms), 0)::bigint,
    coalesce(min(h.hour) filter (where h.staked > 0), limits_hour_of(p_now_ms)),
    coalesce(min(h.hour) filter (where h.lost > 0 or h.lost_end > 0 and h.hour = p.first),
      limits_hour_of(p_now_ms)),
    coalesce(min(h.hour) filter (where h.played_ms > 0), limits_hour_of(p_now_ms))
  from (select v.period, v.hours, limits_hour_of(p_now_ms) - v.hours as first
          from (values ('D', 24), ('W', 168), ('M', 720)) as v(period, hours)
         where v.hours <= p_longest) p
  left join limits_hour h on h.lane = p_lane and h.member_id = p_member and h.hour >= p.first
  group by p.period, p.hours;
end $$;

-- Deposits of the same periods.
create or replace function limits_rolling_deposits(p_lane int, p_member uuid, p_now_ms bigint)
returns table (period text, hours int, deposited bigint, since int) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select p.period, p.hours, coalesce(sum(h.deposited), 0)::bigint,
    coalesce(min(h.hour), limits_hour_of(p_now_ms))
  from (values ('D', 24), ('W', 168), ('M', 720)) as p(period, hours)
  left join limits_deposit_hour h on h.lane = p_lane and h.member_id = p_member
    and h.hour >= limits_hour_of(p_now_ms) - p.hours
  group by p.period, p.hours;
end $$;

-- Makes an hour of a member if it is missing. 30 days touch 721 hours: the oldest is deleted when a
-- new one is made. They are counted, not compared with the clock, which may have jumped ahead.
create or replace function limits_open_hour(p_lane int, p_member uuid, p_ms bigint) returns void
language plpgsql as $$
begin
  insert into limits_hour (lane, member_id, hour, latest_ms)
  values (p_lane, p_member, limits_hour_of(p_ms), p_ms) on conflict do nothing;
  if found then
    delete from limits_hour
     where lane = p_lane and member_id = p_member
       and hour < (select hour from limits_hour where lane = p_lane and member_id = p_member
         order by hour desc offset 720 limit 1);
  end if;
end $$;

-- Counts a stake of a member with rolling periods in this hour, after the guard accepted it, or
-- refuses it with everything in the same commit. Order: time, stake, loss; the shortest period is
-- reported first.
create or replace function limits_roll(
  p_lane int, p_now_ms bigint, p_member uuid, p_stake bigint, p_loss bigint, p_played_ms bigint
) returns void language plpgsql as $$
declare
  g record;
  v record;
begin
  -- Read first: a function of a lane stands in no join with its tables.
  select time_limit_day, time_limit_week, time_limit_month,
      stake_limit_day, stake_limit_week, stake_limit_month,
      loss_limit_day, loss_limit_week, loss_limit_month,
      case when coalesce(time_limit_month, stake_limit_month, loss_limit_month) is not null then 720
      when coalesce(time_limit_week, stake_limit_week, loss_limit_week) is not null then 168
      when coalesce(time_limit_day, stake_limit_day, loss_limit_day) is not null then 24 else 0 end
      as longest
    into g from limits_guard where lane = p_lane and member_id = p_member;
  select l.kind, l.amount, l.used, w.hours, l.since into v
    from limits_rolling(p_lane, p_member, p_now_ms, g.longest) w
    cross join lateral (values
      (1, 'time', limits_for(w.period, g.time_limit_day, g.time_limit_week, g.time_limit_month),
        60000, w.played_ms, p_played_ms, w.played_since),
      (2, 'stake', limits_for(w.period, g.stake_limit_day, g.stake_limit_week, g.stake_limit_month),
        1, w.staked, p_stake, w.staked_since),
      (3, 'loss', limits_for(w.period, g.loss_limit_day, g.loss_limit_week, g.loss_limit_month),
        1, w.lost, p_stake, w.lost_since)
    ) as l(place, kind, amount, unit, used, adds, since)
   where l.used + l.adds > l.amount * l.unit
   order by l.place, w.hours limit 1;
  if v.kind = 'time' then
    raise exception using errcode = 'NK400', message = 'limits.time-limit',
      detail = jsonb_build_object('limitMinutes', v.amount, 'usedMinutes', v.used / 60000,
        'resetsAt', limits_leaves(v.since, v.hours))::text;
  elsif v.kind is not null then
    raise exception using errcode = 'NK400', message = 'limits.' || v.kind || '-limit',
      detail = jsonb_build_object('limit', limits_decimal(v.amount),
        'used', limits_decimal(v.used), 'resetsAt', limits_leaves(v.since, v.hours))::text;
  end if;
  perform limits_open_hour(p_lane, p_member, p_now_ms);
  update limits_hour h set
    staked = h.staked + p_stake,
    lost = h.lost + p_loss,
    lost_end = case when p_now_ms < h.latest_ms then h.lost_end + greatest(p_loss, 0)
      else greatest(h.lost_end + p_loss, 0) end,
    played_ms = h.played_ms + p_played_ms,
    latest_ms = greatest(h.latest_ms, p_now_ms)
  where h.lane = p_lane and h.member_id = p_member and h.hour = limits_hour_of(p_now_ms);
end $$;

-- Money paid back later counts in the hour of its stake; when that hour is deleted, not at all. A
-- win that is taken back makes its hour again.
create or replace function limits_roll_back(
  p_lane int, p_member uuid, p_placed_ms bigint, p_win bigint, p_back bigint
) returns void language plpgsql as $$
begin
  if p_win + p_back < 0 then
    perform limits_open_hour(p_lane, p_member, p_placed_ms);
  end if;
  update limits_hour h set
    staked = h.staked - p_back,
    lost = h.lost - p_win - p_back,
    lost_end = case when p_placed_ms = h.latest_ms then greatest(h.lost_end - p_win - p_back, 0)
      else h.lost_end + greatest(- p_win - p_back, 0) end
  where h.lane = p_lane and h.member_id = p_member and h.hour = limits_hour_of(p_placed_ms);
end $$;

-- What the calendar counted and the hours lack, taken over when periods begin to roll, as if all of
-- it had happened as late as possible: today's now, this week's before today in the last hour of
-- yesterday, and so on. Never less than 0, since an earlier win would be forgotten too late.
create or replace function limits_carried(
  p_now_ms bigint, p_starts date[], p_counted bigint[], p_hours int[], p_had bigint[]
) returns table (hour int, amount bigint) language sql stable as $$
  with running as (
    select limits_hour_of(limits_began_ms(greatest(s.began, r.began))) as first,
      case when s.began < r.began then 0 else s.counted end as counted
    from unnest(p_starts, p_counted) with ordinality as s(began, counted, n)
    join (select row_number() over () as n, date_trunc(unit, limits_day(to_timestamp(p_now_ms / 1000.0)))::date
        as began from unnest('{day,week,month}'::text[]) as unit) r using (n)
  ), missing as (
    select w.first, w.counted - coalesce((select sum(h.had)::bigint
      from unnest(p_hours, p_had) as h(hour, had) where h.hour >= w.first), 0) as counted
    from running w
  ), upto as (
    select coalesce(lag(first) over late - 1, greatest(first, limits_hour_of(p_now_ms))) as hour,
      greatest(max(counted) over late, 0) as most
    from missing window late as (order by first desc, counted rows unbounded preceding)
  )
  select u.hour, u.most - lag(u.most, 1, 0::bigint) over (order by u.most, u.hour desc) from upto u
$$;

-- Takes over what the calendar counted and the hours lack, for members whose periods begin to roll.
-- Members who have it all get nothing more. The caller holds deposit rows and guards.
create or replace function limits_take_over(p_lane int, p_members uuid[], p_now_ms bigint) returns void
language plpgsql as $$
#variable_conflict use_column
begin
  insert into limits_deposit_hour as kept (lane, member_id, hour, deposited)
  select p_lane, d.member_id, c.hour, sum(c.amount)
  from limits_deposit d
  join limits_guard g on g.lane = p_lane and g.member_id = d.member_id and not g.rolls
  cross join lateral (
    select array_agg(h.hour) as hours, array_agg(h.deposited) as deposited
    from limits_deposit_hour h where h.lane = p_lane and h.member_id = d.member_id) had
  cross join lateral limits_carried(p_now_ms, array[d.day, d.week, d.month],
    array[d.deposited_day, d.deposited_week, d.deposited_month], had.hours, had.deposited) c
  where d.lane = p_lane and d.member_id = any (p_members) and c.amount > 0
  group by d.member_id, c.hour
  on conflict (lane, member_id, hour) do update set deposited = kept.deposited + excluded.deposited;

  insert into limits_hour as kept (lane, member_id, hour, latest_ms, staked, lost, lost_end, played_ms)
  select p_lane, g.member_id, c.hour,
    case when c.hour = limits_hour_of(p_now_ms) then p_now_ms else c.hour * 3600000::bigint + 3599999 end,
    sum(c.amount * (k.kind = 'stake')::int), sum(c.amount * (k.kind = 'loss')::int),
    sum(c.amount * (k.kind = 'loss')::int), sum(c.amount * (k.kind = 'time')::int)
  from limits_guard g
  cross join lateral (
    select array_agg(h.hour) as hours, array_agg(h.staked) as staked, array_agg(h.lost) as lost,
      array_agg(h.played_ms) as played_ms
    from limits_hour h where h.lane = p_lane and h.member_id = g.member_id) had
  cross join lateral (values
    ('stake', array[g.staked_day, g.staked_week, g.staked_month], had.staked),
    ('loss', array[g.lost_day, g.lost_week, g.lost_month], had.lost),
    ('time', array[g.played_day_ms, g.played_week_ms, g.played_month_ms], had.played_ms)
  ) as k(kind, counted, had)
  cross join lateral limits_carried(p_now_ms, array[g.day, g.week, g.month], k.counted,
    had.hours, k.had) c
  where g.lane = p_lane and g.member_id = any (p_members) and not g.rolls and c.amount > 0
  group by g.member_id, c.hour
  on conflict (lane, member_id, hour) do update set staked = kept.staked + excluded.staked,
    lost = kept.lost + excluded.lost, lost_end = kept.lost_end + excluded.lost_end,
    played_ms = kept.played_ms + excluded.played_ms,
    latest_ms = greatest(kept.latest_ms, excluded.latest_ms);
end $$;
