-- A round is kept as the facts it is computed from; its outcome is computed again when somebody
-- asks. It shares its id with its wager, which is the key of the posting.
create table slots_round (
  lane int not null,
  id uuid not null,
  member_id uuid not null,
  game_code text not null,
  rule_version int not null,
  mapping_version int not null,
  seed_id uuid not null,
  nonce int not null check (nonce >= 0),
  stake bigint not null check (stake > 0),
  credits bigint not null check (credits >= 0),
  payout bigint not null check (payout >= 0),
  played_at timestamptz not null,
  primary key (lane, id)
);
create unique index slots_round_nonce on slots_round (lane, seed_id, nonce);

-- Where a member sits in a game: the sitting's sums, the last round, and whether a frame has shown
-- it to its end.
create table slots_seat (
  lane int not null,
  member_id uuid not null,
  game_code text not null,
  sat_down_at timestamptz not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  last_round_id uuid,
  last_spin_at timestamptz,
  shown boolean not null default true,
  primary key (lane, member_id, game_code)
) with (fillfactor = 70);
