-- What a game's rounds are counted and told by. Locking its row orders the steps of a series.
create table rounds_series (
  series text primary key,
  kind text not null,
  -- Of the public topic; grows with every step.
  version bigint not null default 0
);

-- Rounds that many members share, made ahead. Times are the server's and never change.
create table rounds_round (
  id uuid primary key,
  series text not null references rounds_series,
  -- Grows within a series; the issue is how people read it.
  number bigint not null,
  issue text not null,
  source text not null check (source in ('house', 'external')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  state text not null check (state in
    ('WAITING', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID', 'REFUNDED')),
  -- When the clock has something to do; null: never, or not before a result is entered.
  due_at timestamptz,
  -- Fixed at close: the root of all bets, and the lanes it is joined from.
  root text,
  lanes jsonb,
  -- What was drawn; a correction counts up.
  outcome jsonb,
  outcome_version int not null default 0,
  drawn_at timestamptz,
  void_reason text,
  unique (series, number),
  unique (series, issue),
  check (opens_at < closes_at and closes_at <= draws_at),
  check (state not in ('CLOSED', 'DRAWN', 'SETTLED') or root is not null),
  check (state not in ('DRAWN', 'SETTLED') or outcome is not null)
);
create index rounds_round_due on rounds_round (due_at) where due_at is not null;
create index rounds_round_drawn on rounds_round (series, draws_at desc);

-- In each lane: up to which round of a series no bet is taken any more, and the growing tree of
-- the round that has bets. A batch that enters bets holds the row, so closing waits for it.
create table rounds_gate (
  lane int not null,
  series text not null,
  closed_through bigint not null default 0,
  number bigint not null default 0,
  count int not null default 0,
  -- Roots of the full trees that the leaves so far make, the largest first.
  peaks text[] not null default '{}',
  primary key (lane, series)
) with (fillfactor = 50);

-- Who runs the clock. The fencing number grows with each new holder; every step asks it again.
create table rounds_lease (
  name text primary key,
  holder uuid not null,
  fence bigint not null,
  until timestamptz not null
);
