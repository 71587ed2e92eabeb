-- What a report of many days reads instead of the daily figures: their sums by day and category, and
-- by month and game, and who played in a month. Written by the statements that write the figures they
-- are sums of, so both are always at the lane's cursor; a late settlement changes its day in all.
create table wagers_turnover_days (
  lane int not null,
  day date not null,
  asset text not null,
  category text not null,
  wagers bigint not null,
  staked bigint not null,
  paid bigint not null,
  refunded bigint not null,
  primary key (day, asset, category, lane)
);

create table wagers_turnover_months (
  lane int not null,
  -- Its first day.
  month date not null,
  asset text not null,
  category text not null,
  game_id text not null,
  wagers bigint not null,
  staked bigint not null,
  paid bigint not null,
  refunded bigint not null,
  primary key (asset, category, month, game_id, lane)
);

-- Of taka alone.
create table wagers_player_months (
  lane int not null,
  month date not null,
  category text not null,
  member_id uuid not null,
  primary key (month, category, member_id, lane)
);

insert into wagers_turnover_days (lane, day, asset, category, wagers, staked, paid, refunded)
select lane, day, asset, category, sum(wagers), sum(staked), sum(paid), sum(refunded)
from wagers_turnover group by 1, 2, 3, 4;

insert into wagers_turnover_months
  (lane, month, asset, category, game_id, wagers, staked, paid, refunded)
select lane, date_trunc('month', day)::date, asset, category, game_id,
  sum(wagers), sum(staked), sum(paid), sum(refunded)
from wagers_turnover group by 1, 2, 3, 4, 5;

insert into wagers_player_months (lane, month, category, member_id)
select distinct lane, date_trunc('month', day)::date, category, member_id
from wagers_daily where asset = 'BDT';
