-- One row a member: whoever asks for a deposit takes it first, so two requests count in turn.
create table cashier_member (
  member_id uuid primary key,
  requests bigint not null default 0
);

create table cashier_deposit (
  deposit_id uuid primary key,
  member_id uuid not null,
  channel text not null,
  state text not null
    check (state in ('PENDING', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED', 'REVIEW')),
  amount bigint not null check (amount > 0),
  credited bigint check (credited > 0),
  -- The provider's name of the payment that paid this deposit; one payment pays one deposit.
  reference text,
  reason text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index cashier_deposit_reference on cashier_deposit (channel, reference);
create index cashier_deposit_member on cashier_deposit (member_id, deposit_id desc);
create index cashier_deposit_state on cashier_deposit (state, deposit_id desc);
create index cashier_deposit_pending on cashier_deposit (member_id) where state = 'PENDING';

create table cashier_deposit_step (
  deposit_id uuid not null references cashier_deposit,
  position int not null,
  state text not null,
  at timestamptz not null,
  note text,
  primary key (deposit_id, position)
);

-- Every callback whose signature held, with what it did; never changed.
create table cashier_callback (
  callback_id uuid primary key,
  deposit_id uuid not null references cashier_deposit,
  channel text not null,
  reference text not null,
  outcome text not null check (outcome in ('paid', 'failed')),
  amount bigint,
  received_at timestamptz not null,
  effect text not null
);
create index cashier_callback_deposit on cashier_callback (deposit_id, callback_id);
