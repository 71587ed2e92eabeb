-- What members owe because a prize that they had spent already was taken back: one row a member and
-- asset, changed in the commits that move the money of `receivables`. Nothing is ever deleted; zero is
-- owed when it is paid. wager_id and since are of the oldest that is not paid.
create table wagers_debt (
  lane int not null,
  member_id uuid not null,
  asset text not null,
  owed bigint not null,
  wager_id uuid not null,
  since timestamptz not null,
  primary key (lane, member_id, asset)
);
create index wagers_debt_open on wagers_debt (member_id, asset) where owed <> 0;
