-- Meters of a game, by the business day of its rounds, counted from the wagers up to the cursor. All
-- amounts are minor units. paid and biggest are of the reels; jackpots are what pots paid beside them.
-- squares is the sum of the squared stakes: the spread of a return follows from it.
create table slots_meter_day (
  game_code text not null,
  asset text not null,
  day date not null,
  rounds bigint not null,
  staked bigint not null,
  squares numeric not null,
  paid bigint not null,
  biggest bigint not null,
  jackpots bigint not null,
  primary key (game_code, asset, day)
);
create index slots_meter_day_day on slots_meter_day (day);

-- The same since the game was first played, so that nobody adds up days to know it.
create table slots_meter (
  game_code text not null,
  asset text not null,
  rounds bigint not null,
  staked bigint not null,
  squares numeric not null,
  paid bigint not null,
  biggest bigint not null,
  jackpots bigint not null,
  since timestamptz not null,
  primary key (game_code, asset)
);

create table slots_meter_cursor (
  of_lane int primary key,
  batch bigint not null default 0
);
insert into slots_meter_cursor (of_lane) select generate_series(0, 15);

-- A return that left its band. An operator closes it with a note; it is over when the return is back
-- inside, and only then can another of its kind begin.
create table slots_alarm (
  id uuid primary key,
  game_code text not null,
  asset text not null,
  of_window text not null,
  rounds bigint not null,
  measured double precision not null,
  low double precision not null,
  high double precision not null,
  opened_at timestamptz not null,
  over_at timestamptz,
  closed_at timestamptz,
  closed_by text,
  note text
);
create unique index slots_alarm_one on slots_alarm (game_code, asset, of_window) where over_at is null;
create index slots_alarm_open on slots_alarm (opened_at) where closed_at is null;
