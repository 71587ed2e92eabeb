-- Every proof of the ledger, and how far each lane was proven without a difference. A proof locks
-- the rows of wallet_proven: so only one runs, and a crash of it leaves nothing behind.
create table wallet_proof (
  id uuid primary key,
  scope text not null check (scope in ('full', 'tail')),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  took_ms integer not null,
  entries bigint not null,
  batches bigint not null,
  accounts bigint not null,
  differences integer not null,
  examples jsonb not null
);
create index wallet_proof_started on wallet_proof (started_at desc);

create table wallet_proven (
  lane smallint primary key,
  batch bigint not null,
  hash bytea not null
);
insert into wallet_proven (lane, batch, hash) select lane, batch, hash from wallet_lane;
