-- Server seeds of a member, sealed with a key that is not in the database. The commitment is shown
-- from the start; the seed itself only after it was rotated away.
create table fairness_seed (
  lane int not null,
  id uuid not null,
  member_id uuid not null,
  sealed bytea not null,
  commitment text not null,
  -- The member's word that this seed is played with; none yet while it is NEXT.
  client_seed text,
  state text not null check (state in ('NEXT', 'CURRENT', 'REVEALED')),
  made_at timestamptz not null,
  revealed_at timestamptz,
  primary key (lane, id),
  check ((state = 'NEXT') = (client_seed is null)),
  check ((state = 'REVEALED') = (revealed_at is not null))
);
create unique index fairness_seed_current
  on fairness_seed (lane, member_id) where state = 'CURRENT';
create unique index fairness_seed_next on fairness_seed (lane, member_id) where state = 'NEXT';

-- Whose turn it is: the seed in use and the nonce of its next round. Read and moved on inside the
-- lane's commit, so a nonce is played once and a seed never again after it was rotated away.
create table fairness_turn (
  lane int not null,
  member_id uuid not null,
  seed_id uuid not null,
  next_nonce int not null default 0,
  primary key (lane, member_id)
) with (fillfactor = 70);
