-- What was staked, paid and given back, by the business day on which the money moved: a day that is
-- over never changes any more, whenever its wagers are settled. Of all members together, up to the
-- lane's cursor. paid is what settlements paid, refunded what came back when wagers were voided.
create table wagers_turnover (
  lane int not null,
  day date not null,
  game_id text not null,
  asset text not null,
  category text not null,
  wagers bigint not null default 0,
  staked bigint not null default 0,
  paid bigint not null default 0,
  refunded bigint not null default 0,
  primary key (day, game_id, asset, lane)
);

insert into wagers_turnover (lane, day, game_id, asset, category, wagers, staked, paid, refunded)
select lane, day, game_id, asset, min(category), sum(wagers), sum(staked), sum(paid), sum(refunded)
from (
  select w.lane, (w.placed_at at time zone 'Asia/Dhaka')::date as day, w.game_id, w.asset, w.category,
    1 as wagers, w.stake as staked, coalesce(w.paid_at_once, 0) as paid, 0::bigint as refunded
  from wagers_wager w join wagers_cursor c on c.lane = w.lane and w.batch <= c.batch
  union all
  select s.lane, (s.at at time zone 'Asia/Dhaka')::date, w.game_id, w.asset, w.category, 0, 0,
    case when s.kind = 'VOID' then 0 else s.payout end,
    case when s.kind = 'VOID' then s.payout else 0 end
  from wagers_settlement s
    join wagers_cursor c on c.lane = s.lane and s.batch <= c.batch
    join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
) parts
group by 1, 2, 3, 4;

-- How many members of a lane played on a day, counted when the first wager of each is: a member is in
-- one lane for ever, so the lanes add up.
create table wagers_players (
  lane int not null,
  day date not null,
  members bigint not null,
  primary key (day, lane)
);
insert into wagers_players (lane, day, members)
select lane, day, count(distinct member_id) from wagers_daily where asset = 'BDT' group by 1, 2;

-- Who played in some days, without reading what they played.
create index wagers_daily_players on wagers_daily (day, category, member_id) where asset = 'BDT';
