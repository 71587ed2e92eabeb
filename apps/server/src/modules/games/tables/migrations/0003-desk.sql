-- What a round took and paid (BDT, paisa), counted when it was paid; removed when it became void
-- afterwards. The ledger has the truth, this saves a desk from counting it each time.
create table tables_total (
  round_id uuid primary key,
  game_code text not null,
  ended_at timestamptz not null,
  bets int not null,
  members int not null,
  staked bigint not null,
  paid bigint not null,
  -- What the odds of the spots say for these stakes, in paisa, and the variance of it: statistics, no money.
  expected double precision not null,
  variance double precision not null
);
create index tables_total_ended on tables_total (ended_at, game_code);

-- The same by day in Dhaka.
create table tables_day (
  game_code text not null,
  day date not null,
  bets bigint not null,
  staked bigint not null,
  paid bigint not null,
  expected double precision not null,
  variance double precision not null,
  primary key (game_code, day)
);
