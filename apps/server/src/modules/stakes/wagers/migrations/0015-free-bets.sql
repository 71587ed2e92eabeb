-- Free bets: a stake that the house gave a member for one bet at a product; nobody pays it.
create table wagers_free_bet (
  free_bet_id uuid not null,
  lane int not null,
  member_id uuid not null,
  product text not null,
  -- Minor units of taka.
  stake bigint not null check (stake > 0),
  expires_at timestamptz not null,
  -- The bet that it is in; none again when that bet was given back.
  used_by uuid,
  -- When the house took it back.
  taken_at timestamptz,
  given_by text not null,
  created_at timestamptz not null,
  primary key (free_bet_id, lane)
);
create index wagers_free_bet_waiting on wagers_free_bet (lane, member_id, expires_at)
  where used_by is null and taken_at is null;

-- A bet with a free bet. It is no wager: neither turnover nor a result of the game; what it wins beyond
-- its stake is the promotion's.
create table wagers_free_stake (
  lane int not null,
  bet uuid not null,
  free_bet_id uuid not null,
  member_id uuid not null,
  stake bigint not null,
  placed_at timestamptz not null,
  -- How often it was settled, and what it has paid by now.
  settled int not null default 0,
  paid bigint not null default 0 check (paid >= 0),
  -- When it was given back.
  back_at timestamptz,
  primary key (lane, bet)
);
create index wagers_free_stake_open on wagers_free_stake (lane, member_id)
  where settled = 0 and back_at is null;

-- What each settlement paid, found by its day.
create table wagers_free_paid (
  lane int not null,
  bet uuid not null,
  number int not null,
  paid bigint not null,
  at timestamptz not null,
  primary key (lane, bet, number)
);
create index wagers_free_paid_at on wagers_free_paid (at);
