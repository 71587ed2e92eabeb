-- What an operator set of an instant game.
create table instants_game (
  game_code text primary key,
  terms jsonb not null,
  version int not null default 1
);

-- A round is stored as what it is computed from: seed, nonce, bet and acts. Nothing that is hidden is
-- stored. One that is over at once, and each of one stake, shares its id with its wager.
create table instants_round (
  lane int not null,
  id uuid not null,
  member_id uuid not null,
  game_code text not null,
  asset text not null,
  rule_version int not null,
  mapping_version int not null,
  seed_id uuid not null,
  nonce int not null check (nonce >= 0),
  -- JSON, as it is shown.
  bet text not null,
  acts text[] not null default '{}',
  -- With what acts added.
  stake bigint not null check (stake > 0),
  -- Null while it is open.
  payout bigint check (payout >= 0),
  began_at timestamptz not null,
  -- When the house ends it, if no act comes before.
  ends_at timestamptz not null,
  ended_at timestamptz,
  primary key (lane, id),
  check ((payout is null) = (ended_at is null))
);
create unique index instants_round_nonce on instants_round (lane, seed_id, nonce);
create unique index instants_round_open on instants_round (lane, member_id, game_code)
  where payout is null;
create index instants_round_due on instants_round (ends_at, id) where payout is null;
create index instants_round_member on instants_round (lane, member_id, game_code, began_at desc, id desc);
create index instants_round_began on instants_round (began_at);

-- Where a member sits in a game: the sums of the sitting, and when the last round began.
create table instants_seat (
  lane int not null,
  member_id uuid not null,
  game_code text not null,
  sat_down_at timestamptz not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  began_at timestamptz,
  primary key (lane, member_id, game_code)
) with (fillfactor = 70);
