-- A signed message about money for a deposit that this channel does not have: one row for each
-- reference of a channel, with what it said last, until an operator has settled it.
create table cashier_unknown_payment (
  unknown_payment_id uuid primary key,
  channel text not null,
  reference text not null,
  -- The deposit as the message named it, whatever that was.
  deposit_named text not null,
  outcome text not null check (outcome in ('paid', 'failed', 'reversed')),
  amount bigint,
  first_at timestamptz not null,
  last_at timestamptz not null,
  settled_by text,
  settled_reason text,
  unique (channel, reference),
  check ((settled_by is null) = (settled_reason is null))
);
create index cashier_unknown_payment_open on cashier_unknown_payment (channel, unknown_payment_id)
  where settled_by is null;
