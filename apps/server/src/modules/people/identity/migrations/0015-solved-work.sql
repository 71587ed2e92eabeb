-- Proofs of work that were handed in; each counts once, and expires by itself.
create table identity_solved_work (
  challenge bytea primary key check (octet_length(challenge) = 32),
  expires_at timestamptz not null
);

create index identity_solved_work_expires on identity_solved_work (expires_at);
