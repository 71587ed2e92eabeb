-- A lane is a sixteenth of the members. Its row is updated first in every batch: it is the mutex,
-- the gapless counter and the head of the hash chain. A page holds few of them, so that an update
-- always finds room beside the old version.
create table wallet_lane (
  lane smallint primary key check (lane between 0 and 15),
  batch bigint not null default 0,
  hash bytea not null default decode(repeat('00', 32), 'hex')
) with (fillfactor = 10);

insert into wallet_lane (lane) select generate_series(0, 15);

create sequence wallet_account_id as integer;

-- A member's account lives in the member's lane; a house account exists once per lane and asset.
-- Room is kept in each page so that updates of a balance stay in it and touch no index.
create table wallet_account (
  balance bigint not null default 0,
  seq bigint not null default 0,
  floor bigint not null default 0,
  id integer not null default nextval('wallet_account_id'),
  lane smallint not null check (lane between 0 and 15),
  state text not null default 'open' check (state in ('open', 'closed')),
  kind text not null check (kind in ('cash', 'held', 'bonus', 'house')),
  asset text not null check (asset in ('BDT', 'FUN', 'PTS')),
  member_id uuid,
  name text,
  opened_at timestamptz not null,
  primary key (lane, id),
  check (balance >= floor),
  check ((kind = 'house') = (member_id is null)),
  check ((kind = 'house') = (name is not null))
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);

create unique index wallet_account_member
  on wallet_account (lane, member_id, asset, kind) where member_id is not null;
create unique index wallet_account_house
  on wallet_account (lane, name, asset) where name is not null;
