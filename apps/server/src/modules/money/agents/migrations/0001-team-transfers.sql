-- Money between a member and the one right above or below in the team line; a row is its story, the
-- ledger has its money under the same id.
create table agents_transfer (
  transfer_id uuid primary key,
  -- The client's key: the same key is the same transfer.
  key text not null,
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  side text not null check (side in ('upline', 'downline')),
  amount bigint not null check (amount > 0),
  made_at timestamptz not null
);
create unique index agents_transfer_key on agents_transfer (from_id, key);
create index agents_transfer_from on agents_transfer (from_id, transfer_id desc);
create index agents_transfer_to on agents_transfer (to_id, transfer_id desc);
create index agents_transfer_day on agents_transfer (from_id, made_at);
create index agents_transfer_made on agents_transfer (made_at desc, transfer_id desc);
