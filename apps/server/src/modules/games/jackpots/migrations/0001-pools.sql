-- A pool that the house funds by time. Its money is in two purses of the ledger: the pot, whose
-- owner is the pool's own id, and the cover it grows from. terms hold from the next cycle on.
create table jackpots_pool (
  id uuid primary key,
  brand_id text not null,
  terms jsonb not null,
  version int not null default 1,
  state text not null check (state in ('WAITING', 'RUNNING', 'PAUSED', 'ENDED')),
  -- The cycle that runs; null while it waits or has ended. No foreign key: a backup loads pools first.
  cycle_id uuid,
  cycles int not null default 0,
  made_at timestamptz not null,
  check ((cycle_id is not null) = (state in ('RUNNING', 'PAUSED')))
);

-- From one award to the next, under the terms it began with. funded is what was posted to the pot
-- in it, which is the pot's balance, and funded_tick the step of time up to which it grew.
create table jackpots_cycle (
  id uuid primary key,
  pool_id uuid not null references jackpots_pool,
  number int not null,
  terms jsonb not null,
  commitment text not null,
  client_seed text not null,
  started_at timestamptz not null,
  funded bigint not null default 0,
  funded_tick bigint not null,
  unique (pool_id, number)
);

-- What was posted for which steps of time. Each step has one row, so it is never funded twice.
create table jackpots_funding (
  cycle_id uuid not null references jackpots_cycle,
  from_tick bigint not null,
  to_tick bigint not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (cycle_id, to_tick),
  check (to_tick >= from_tick)
);

-- How far each lane's batches are counted. Pools stand beside the lanes, not in them.
create table jackpots_cursor (
  pool_id uuid not null references jackpots_pool,
  of_lane int not null,
  batch bigint not null,
  primary key (pool_id, of_lane)
);

-- What a member has staked in a cycle; each 1.00 of it is a ticket.
create table jackpots_stake (
  cycle_id uuid not null references jackpots_cycle,
  member_id uuid not null,
  stake bigint not null,
  primary key (cycle_id, member_id)
);

create table jackpots_award (
  id uuid primary key,
  cycle_id uuid not null unique references jackpots_cycle,
  pool_id uuid not null references jackpots_pool,
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  threshold bigint not null,
  because text not null check (because in ('threshold', 'schedule')),
  server_seed text not null,
  entrants_digest text not null,
  entrants int not null,
  tickets bigint not null,
  passed int[] not null,
  ticket bigint not null,
  place int not null,
  of_lane int not null,
  batch bigint not null,
  at timestamptz not null
);
create index jackpots_award_at on jackpots_award (at, id);

-- Who was in the draw of an award, in its order.
create table jackpots_entrant (
  award_id uuid not null references jackpots_award,
  place int not null,
  entrant text not null,
  tickets bigint not null,
  primary key (award_id, place)
);
