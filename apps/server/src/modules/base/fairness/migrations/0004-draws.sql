-- Chains of hashes that shared draws come from, one in use and the next one committed for each
-- purpose. The seed is sealed with a key that is not in the database; the terminal is public.
create table fairness_chain (
  id uuid primary key,
  purpose text not null,
  sealed bytea not null,
  terminal text not null,
  length int not null check (length > 0),
  state text not null check (state in ('NEXT', 'CURRENT', 'USED')),
  made_at timestamptz not null
);
create unique index fairness_chain_current on fairness_chain (purpose) where state = 'CURRENT';
create unique index fairness_chain_next on fairness_chain (purpose) where state = 'NEXT';

-- A draw is closed with the root of all its bets before its link is known, and is never changed
-- but to be given that link.
create table fairness_draw (
  chain_id uuid not null references fairness_chain,
  number int not null check (number > 0),
  purpose text not null,
  issue text not null,
  root text not null,
  closed_at timestamptz not null,
  link text,
  drawn_at timestamptz,
  primary key (chain_id, number),
  unique (purpose, issue),
  check ((link is null) = (drawn_at is null))
);
create index fairness_draw_newest on fairness_draw (purpose, closed_at desc);
