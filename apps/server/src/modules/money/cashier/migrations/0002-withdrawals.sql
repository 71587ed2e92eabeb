-- Accounts that members are paid to. One that was taken away stays for what was paid to it.
create table cashier_payee (
  payee_id uuid primary key,
  member_id uuid not null,
  method text not null,
  holder text not null,
  account text not null,
  added_at timestamptz not null,
  -- After a change money does not go to it at once.
  usable_from timestamptz not null,
  verified_at timestamptz,
  removed_at timestamptz
);
create unique index cashier_payee_once on cashier_payee (member_id, method, account)
  where removed_at is null;
create index cashier_payee_account on cashier_payee (method, account, member_id);

-- The amount is held under the withdrawal's own id until it is paid or refused.
create table cashier_withdrawal (
  withdrawal_id uuid primary key,
  member_id uuid not null,
  -- The client's key: the same key is the same withdrawal.
  key text not null,
  payee_id uuid not null references cashier_payee,
  method text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('REQUESTED', 'APPROVED', 'FAILED', 'PAID', 'DISPUTED',
    'PARTIAL', 'RECEIVED', 'ALL_RECEIVED', 'AUTO_RECEIVED', 'RECEIVED_PARTIAL', 'REFUNDED',
    'REJECTED')),
  -- What the member says has come.
  received bigint check (received >= 0 and received <= amount),
  -- The channel's name of the payment; one payment pays one withdrawal.
  reference text,
  requested_at timestamptz not null,
  confirm_by timestamptz
);
create unique index cashier_withdrawal_key on cashier_withdrawal (member_id, key);
create unique index cashier_withdrawal_reference on cashier_withdrawal (method, reference);
create index cashier_withdrawal_member on cashier_withdrawal (member_id, withdrawal_id desc);
create index cashier_withdrawal_state on cashier_withdrawal (state, withdrawal_id);
create index cashier_withdrawal_payee on cashier_withdrawal (payee_id);

-- Its timeline; what an operator did has a name and a reason.
create table cashier_withdrawal_step (
  withdrawal_id uuid not null references cashier_withdrawal,
  position int not null,
  state text not null,
  at timestamptz not null,
  note text,
  operator text,
  reason text,
  primary key (withdrawal_id, position)
);

-- Pictures that members sent with an answer, as WebP that was drawn here.
create table cashier_withdrawal_proof (
  withdrawal_id uuid not null references cashier_withdrawal,
  number int not null,
  at timestamptz not null,
  picture bytea not null,
  primary key (withdrawal_id, number)
);

-- How long a member has to say whether the money came; the newest row counts.
create table cashier_terms (
  version int primary key,
  confirm_minutes int not null check (confirm_minutes between 10 and 43200),
  set_at timestamptz not null,
  set_by text not null
);
