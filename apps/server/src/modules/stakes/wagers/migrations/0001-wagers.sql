-- A wager is the money side of a round. Its placement never changes; what happened later is a row
-- of wagers_settlement, and state, payout and settled_at here are the sum of both. batch is the
-- lane's commit that placed it: who counts play follows (lane, batch).
create table wagers_wager (
  lane int not null,
  id uuid not null,
  member_id uuid not null,
  round_id uuid not null,
  game_id text not null,
  category text not null,
  asset text not null,
  -- The whole stake, and the part of it that came from bonus money.
  stake bigint not null check (stake > 0),
  stake_bonus bigint not null default 0 check (stake_bonus between 0 and stake),
  payout bigint not null check (payout >= 0),
  -- What came back in the placing commit itself; null when the wager was opened for later.
  paid_at_once bigint,
  state text not null check (state in ('OPEN', 'SETTLED', 'VOID')),
  rule_version int not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  batch bigint not null,
  primary key (lane, id),
  check ((state = 'OPEN') = (settled_at is null))
);
create index wagers_wager_member on wagers_wager (lane, member_id, placed_at);
create index wagers_wager_batch on wagers_wager (lane, batch);

-- Deltas: a settlement again is another row, never an edit.
create table wagers_settlement (
  lane int not null,
  wager_id uuid not null,
  number int not null,
  member_id uuid not null,
  kind text not null check (kind in ('SETTLE', 'VOID')),
  payout bigint not null,
  at timestamptz not null,
  batch bigint not null,
  primary key (lane, wager_id, number)
);
create index wagers_settlement_batch on wagers_settlement (lane, batch);

-- Figures of a member, a day of Asia/Dhaka (of the placement) and a game, up to the lane's cursor.
-- voided is the part of staked that was given back.
create table wagers_daily (
  lane int not null,
  member_id uuid not null,
  day date not null,
  game_id text not null,
  asset text not null,
  category text not null,
  wagers bigint not null default 0,
  staked bigint not null default 0,
  paid bigint not null default 0,
  voided bigint not null default 0,
  primary key (lane, member_id, day, game_id, asset)
);

create table wagers_cursor (
  lane int primary key,
  batch bigint not null default 0
);
insert into wagers_cursor (lane) select generate_series(0, 15);
