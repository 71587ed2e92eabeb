-- What came into an account that moves often and what left it, by kind, up to an entry. Whoever
-- explains its balance adds what came after that; no posting writes it, and none reads it.
create table wallet_entry_sum (
  lane smallint not null,
  account integer not null,
  kind smallint not null,
  -- The greatest one of an account: all entries up to this number are added up in its rows.
  through bigint not null,
  count bigint not null,
  credited bigint not null,
  debited bigint not null,
  primary key (account, kind, lane)
);
