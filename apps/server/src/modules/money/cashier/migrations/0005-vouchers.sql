-- A batch of vouchers of one amount. Its codes are made when somebody takes them, and only then.
create table cashier_voucher_batch (
  batch_id uuid primary key,
  amount bigint not null check (amount > 0),
  count int not null check (count between 1 and 500),
  note text not null,
  issued_at timestamptz not null,
  issued_by text not null,
  expires_at timestamptz not null,
  codes_at timestamptz,
  codes_by text,
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  check (num_nulls(codes_at, codes_by) in (0, 2)),
  check (num_nulls(voided_at, voided_by, void_reason) in (0, 3))
);

-- Of a code only its HMAC is kept. A voucher is used once, by one deposit.
create table cashier_voucher (
  code_mac bytea primary key,
  batch_id uuid not null references cashier_voucher_batch,
  number int not null check (number > 0),
  member_id uuid,
  deposit_id uuid references cashier_deposit,
  used_at timestamptz,
  unique (batch_id, number),
  check (num_nulls(member_id, deposit_id, used_at) in (0, 3))
);
create unique index cashier_voucher_deposit on cashier_voucher (deposit_id);
