-- A bet on a flight of the kite as it was taken. Of it changes once each: that its owner took it back
-- before the flight closed, and when its owner called to take what the kite showed.
create table tables_kite_bet (
  lane int not null,
  id uuid not null,
  member_id uuid not null,
  round_id uuid not null,
  -- Its place among the bets of the flight in this lane, and its leaf there.
  place int not null,
  leaf bytea not null,
  asset text not null,
  stake bigint not null,
  -- Hundredths. Taken by itself when the kite shows so much: the order, or where wins are limited.
  takes_at int not null,
  ordered int,
  placed_at timestamptz not null,
  withdrawn_at timestamptz,
  -- Milliseconds after the rise at which a server heard the call.
  called_ms int,
  -- The call was stored when the bets of the flight were paid already: the difference is paid by itself.
  is_late boolean not null default false,
  primary key (lane, id)
);
create unique index tables_kite_bet_round on tables_kite_bet (lane, round_id, place);
create index tables_kite_bet_member on tables_kite_bet (lane, member_id, placed_at desc);
create index tables_kite_bet_late on tables_kite_bet (placed_at) where is_late;

-- In each lane: up to which flight bets are paid, so that calls which are stored later are known.
create table tables_kite_gate (
  lane int primary key,
  paid_through bigint not null
);
