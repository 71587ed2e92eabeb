-- A game with pots: its money is in house accounts of the ledger (jackpot-accounts.ts), here is what
-- grows them. terms hold for what is staked from then on; each version of them is kept below.
create table slots_jackpot (
  game_code text primary key,
  state text not null check (state in ('RUNNING', 'ENDED')),
  version int not null,
  terms jsonb not null,
  opened_at timestamptz not null
);

create table slots_jackpot_terms (
  game_code text not null references slots_jackpot,
  version int not null,
  terms jsonb not null,
  since timestamptz not null,
  primary key (game_code, version)
);

-- A pot that was won. It has the id of its round; from_reserve and from_house are what it began
-- with anew. Pots stand beside the lanes, not in them.
create table slots_award (
  round_id uuid primary key,
  game_code text not null,
  asset text not null,
  level text not null,
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  from_reserve bigint not null check (from_reserve >= 0),
  from_house bigint not null check (from_house >= 0),
  version int not null,
  -- The lane's commit that paid it.
  of_lane int not null,
  batch bigint not null,
  at timestamptz not null
);
create index slots_award_game on slots_award (game_code, asset, at);
create index slots_award_at on slots_award (asset, at);
create index slots_award_batch on slots_award (of_lane, batch);

-- What came into a game's pots and reserve, or left them, by neither a stake nor an award: seeds that
-- the house gave, and what ended pots handed over.
create table slots_pot_move (
  key uuid not null,
  game_code text not null,
  asset text not null,
  amount bigint not null,
  at timestamptz not null,
  primary key (key, game_code)
);
