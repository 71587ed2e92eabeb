-- What the payer of a transfer writes into its reference, and what the member told of it.
create table cashier_transfer (
  deposit_id uuid primary key references cashier_deposit,
  code text not null unique,
  told_reference text,
  told_at timestamptz
);

-- Pictures that members show of a deposit or in a claim, as WebP that was drawn here.
create table cashier_picture (
  subject uuid not null,
  number int not null,
  at timestamptz not null,
  picture bytea not null,
  primary key (subject, number)
);

-- Each line of a bank's statement once, whichever files it was in. A line pays one deposit.
create table cashier_statement_line (
  line_id uuid primary key,
  digest bytea not null unique,
  number int not null,
  booked_on date not null,
  amount bigint not null check (amount > 0),
  reference text not null,
  sender text not null,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  state text not null check (state in ('UNMATCHED', 'MATCHED', 'CREDITED', 'IGNORED', 'RETURNED')),
  deposit_id uuid references cashier_deposit,
  operator text,
  reason text,
  check ((state in ('MATCHED', 'CREDITED')) = (deposit_id is not null))
);
create unique index cashier_statement_line_deposit on cashier_statement_line (deposit_id);
create index cashier_statement_line_state on cashier_statement_line (state, line_id desc);
