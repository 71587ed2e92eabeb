-- What an operator set for a table; what it is, is data of this version (rules/tables.ts).
create table tables_table (
  game_code text primary key,
  terms jsonb not null,
  version int not null default 1,
  -- Rounds are made up to here, the last one with this number.
  made_until timestamptz,
  made_number bigint
);

-- The terms by which rounds were made: those from this number on, up to the next version's.
create table tables_terms (
  game_code text not null,
  version int not null,
  from_number bigint not null,
  terms jsonb not null,
  primary key (game_code, version)
);

-- A bet as it was taken: all chips of one act. Nothing of it changes but that its owner may withdraw it.
create table tables_bet (
  lane int not null,
  id uuid not null,
  member_id uuid not null,
  round_id uuid not null,
  game_code text not null,
  -- Of the round in its series.
  number bigint not null,
  -- Its place among the bets of the round in this lane, and its leaf there.
  place int not null,
  leaf bytea not null,
  rules text not null,
  -- What lay open, as its ticket says it.
  opening text not null,
  -- Chips as its ticket says them: spot:stake,spot:stake.
  layout text not null,
  asset text not null,
  stake bigint not null,
  placed_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (lane, id)
);
create unique index tables_bet_round on tables_bet (lane, round_id, place);
create index tables_bet_member on tables_bet (lane, member_id, game_code, number desc);
create index tables_bet_placed on tables_bet using brin (placed_at);

-- When a member sat down at a table.
create table tables_seat (
  lane int not null,
  member_id uuid not null,
  game_code text not null,
  sat_down_at timestamptz not null,
  primary key (lane, member_id, game_code)
);
