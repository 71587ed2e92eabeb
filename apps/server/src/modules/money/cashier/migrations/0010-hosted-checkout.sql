-- Providers with a page of their own; the secret is shared and sealed under the provider's code.
create table cashier_provider (
  code text primary key check (code ~ '^[a-z0-9-]{2,40}$'),
  name_en text not null,
  name_bn text not null,
  base_url text not null,
  sealed bytea not null,
  fingerprint text not null,
  registered_at timestamptz not null
);

-- The page of one deposit at its provider, made under the deposit's id, and how often it was asked.
create table cashier_checkout (
  deposit_id uuid primary key references cashier_deposit,
  provider text not null references cashier_provider,
  -- The provider's own name of it; null until it has answered.
  reference text,
  url text,
  asked int not null default 0
);

-- A payment may be taken back by its provider, before or after it was credited.
alter table cashier_deposit drop constraint cashier_deposit_state_check;
alter table cashier_deposit add constraint cashier_deposit_state_check
  check (state in ('PENDING', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED', 'REVIEW', 'RETURNED',
    'REVERSED'));
alter table cashier_callback drop constraint cashier_callback_outcome_check;
alter table cashier_callback add constraint cashier_callback_outcome_check
  check (outcome in ('paid', 'failed', 'reversed'));

-- What a provider took back of what it had credited is owed until it was collected from the member's cash or written off.
create table cashier_debt (
  deposit_id uuid primary key references cashier_deposit,
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  collected bigint not null default 0 check (collected >= 0),
  written_off bigint not null default 0 check (written_off >= 0),
  -- How often something was taken: each time has a key of its own.
  steps int not null default 0,
  since timestamptz not null,
  written_off_at timestamptz,
  check (collected + written_off <= amount)
);
create index cashier_debt_open on cashier_debt (deposit_id) where collected + written_off < amount;
create index cashier_debt_member on cashier_debt (member_id) where collected + written_off < amount;
