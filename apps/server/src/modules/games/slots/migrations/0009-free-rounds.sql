-- Free rounds that the house gave a member in a slot of its own. What was played and won changes by a
-- rider, in the commit of the round; `version` lets two rounds not count on the same rest.
create table slots_grant (
  grant_id uuid not null,
  lane int not null,
  member_id uuid not null,
  game_code text not null,
  rounds int not null check (rounds > 0),
  -- What each round is played at, in minor units; nobody pays it.
  stake bigint not null check (stake > 0),
  played int not null default 0 check (played between 0 and rounds),
  won bigint not null default 0 check (won >= 0),
  version int not null default 1,
  expires_at timestamptz not null,
  -- When the house took back what was left.
  taken_at timestamptz,
  granted_by text not null,
  created_at timestamptz not null,
  primary key (grant_id, lane)
) with (fillfactor = 70);
create index slots_grant_waiting on slots_grant (lane, member_id, expires_at)
  where taken_at is null and played < rounds;

-- The rounds that were free, and what the promotion paid for each.
create table slots_free_round (
  lane int not null,
  round_id uuid not null,
  grant_id uuid not null,
  paid bigint not null check (paid >= 0),
  at timestamptz not null,
  primary key (lane, round_id)
);
create index slots_free_round_at on slots_free_round (at);
