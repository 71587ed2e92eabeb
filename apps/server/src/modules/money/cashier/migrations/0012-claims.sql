-- Money that was paid and did not come, or a complaint about a withdrawal that counts as received.
create table cashier_claim (
  claim_id uuid primary key,
  member_id uuid not null,
  deposit_id uuid references cashier_deposit,
  withdrawal_id uuid references cashier_withdrawal,
  state text not null check (state in ('OPEN', 'CREDITED', 'REFUSED', 'SETTLED')),
  reference text not null,
  words text not null,
  filed_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz,
  answer text,
  amount bigint check (amount > 0),
  check ((deposit_id is null) <> (withdrawal_id is null)),
  check ((state = 'OPEN') = (answered_at is null))
);
create unique index cashier_claim_open_deposit on cashier_claim (deposit_id) where state = 'OPEN';
create unique index cashier_claim_open_withdrawal on cashier_claim (withdrawal_id)
  where state = 'OPEN';
create index cashier_claim_deposit on cashier_claim (deposit_id, claim_id desc);
create index cashier_claim_withdrawal on cashier_claim (withdrawal_id, claim_id desc);
create index cashier_claim_queue on cashier_claim (answer_by, claim_id) where state = 'OPEN';
create index cashier_claim_answered on cashier_claim (claim_id desc) where state <> 'OPEN';

-- How long the house takes to answer; the newest row counts.
create table cashier_claim_terms (
  version int primary key,
  answer_hours int not null check (answer_hours between 1 and 720),
  set_at timestamptz not null,
  set_by text not null
);
