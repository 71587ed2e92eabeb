-- Which acts need a second person. No row: none is needed.
create table proposals_rule (
  brand_id text not null,
  act text not null,
  needed boolean not null,
  -- For acts about money, in minor units: from above this amount on; null is always.
  above bigint check (above > 0),
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (brand_id, act)
);

-- What somebody wants done and somebody else has to decide. `input` is what the act was asked with.
create table proposals_proposal (
  proposal_id uuid primary key,
  brand_id text not null,
  act text not null,
  object text not null,
  label text not null,
  changes jsonb not null,
  input jsonb not null,
  reason text not null,
  state text not null
    check (state in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  proposer_id uuid not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  decided_by text,
  decided_at timestamptz,
  note text,
  check ((state = 'PENDING') = (decided_at is null))
);

-- The same is not proposed twice at once.
create unique index proposals_proposal_waiting on proposals_proposal (brand_id, act, object)
  where state = 'PENDING';
create index proposals_proposal_newest on proposals_proposal (brand_id, proposal_id desc);
