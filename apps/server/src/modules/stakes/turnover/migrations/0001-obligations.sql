-- The member's funds: whoever takes money out, or obliges a member to stake some, has this row until
-- the transaction ends. Up to which batch of the member's lane play was counted for obligations.
create table turnover_member (
  member_id uuid primary key,
  batch bigint not null,
  locks bigint not null default 0
);

-- What a member has to stake before money that came in may go out: one row a deposit, transfer or
-- award, under its id. Contributions: percent of valid turnover by category, where it is not all of it.
create table turnover_obligation (
  id uuid primary key,
  member_id uuid not null,
  source text not null check (source in ('deposit', 'transfer', 'award')),
  amount bigint not null check (amount > 0),
  required bigint not null check (required >= 0),
  done bigint not null default 0 check (done between 0 and required),
  contributions jsonb,
  largest_bet bigint check (largest_bet > 0),
  expires_at timestamptz,
  opened_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('met', 'expired', 'released')),
  check ((ended_at is null) = (ended_as is null))
);
create index turnover_obligation_open on turnover_obligation (member_id, opened_at, id)
  where ended_at is null;
