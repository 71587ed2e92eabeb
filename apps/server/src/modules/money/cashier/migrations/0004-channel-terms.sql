-- What the operators set of a channel; the newest version counts, without one what its code gives.
create table cashier_channel_terms (
  channel text not null,
  version int not null check (version > 0),
  terms jsonb not null,
  reason text not null,
  set_at timestamptz not null,
  set_by text not null,
  primary key (channel, version)
);

-- The fee as it was when the deposit was asked for, and what the member wrote for it.
alter table cashier_deposit
  add column fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  add column fee_points int not null default 0 check (fee_points between 0 and 2000),
  add column fields jsonb not null default '[]';
