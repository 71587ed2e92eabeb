-- What an operator set for a lottery; what it is, is data of this version (rules/lotteries.ts).
create table lottery_game (
  game_code text primary key,
  terms jsonb not null,
  version int not null default 1,
  -- Issues are made up to here.
  made_until timestamptz
);

-- A bet as it was taken. Nothing of it changes but that its owner may cancel it.
create table lottery_bet (
  lane int not null,
  id uuid not null,
  member_id uuid not null,
  round_id uuid not null,
  game_code text not null,
  -- Its place among the bets of the round in this lane, and its leaf there.
  place int not null,
  leaf bytea not null,
  mode text not null,
  play text not null,
  selection text not null,
  -- Thousandths of the asset.
  unit_price int not null,
  multiple int not null,
  base int not null,
  ceiling int not null,
  -- 'base', or fixed odds in thousandths by prize.
  prizes text not null,
  asset text not null,
  stake bigint not null,
  chase_id uuid,
  placed_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (lane, id)
);
create unique index lottery_bet_round on lottery_bet (lane, round_id, place);
create index lottery_bet_member on lottery_bet (lane, member_id, placed_at desc);
create index lottery_bet_placed on lottery_bet using brin (placed_at);

-- A plan of the same bets on many issues. Its money is on one hold, named by its id: what is left
-- of that is the stake of the entries that wait.
create table lottery_chase (
  lane int not null,
  id uuid not null,
  member_id uuid not null,
  game_code text not null,
  mode text not null,
  asset text not null,
  -- As they were asked for, and shortened as lists show them.
  bets jsonb not null,
  shown jsonb not null,
  stop_on text not null check (stop_on in ('win', 'profit', 'never')),
  state text not null check (state in ('RUNNING', 'DONE', 'WON', 'STOPPED')),
  amount bigint not null,
  start_issue text not null,
  issues int not null,
  -- Of what was asked under its key.
  digest bytea not null,
  placed_at timestamptz not null,
  primary key (lane, id)
);
create index lottery_chase_member on lottery_chase (lane, member_id, placed_at desc, id desc);
create index lottery_chase_running on lottery_chase (lane, member_id) where state = 'RUNNING';

-- One issue of a plan. `prize` and `rebate` are what its bets were paid, null until then.
create table lottery_chase_entry (
  lane int not null,
  chase_id uuid not null,
  -- Of the round in its series.
  number bigint not null,
  game_code text not null,
  round_id uuid not null,
  issue text not null,
  draws_at timestamptz not null,
  multiple int not null,
  stake bigint not null,
  state text not null check (state in ('WAITING', 'PLACED', 'VOID', 'STOPPED', 'REFUSED')),
  refused_by text,
  prize bigint,
  rebate bigint,
  primary key (lane, chase_id, number)
);
create index lottery_chase_waiting on lottery_chase_entry (game_code, number, chase_id)
  where state = 'WAITING';

-- Numbers of an external draw that one operator entered and another one confirms.
create table lottery_result (
  round_id uuid primary key,
  prizes jsonb not null,
  source text not null,
  entered_by uuid not null,
  entered_at timestamptz not null,
  confirmed_by uuid,
  confirmed_at timestamptz
);
