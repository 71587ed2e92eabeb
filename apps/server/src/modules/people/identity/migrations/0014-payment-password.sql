-- Six digits that payouts ask for; a hash of its own, never the log-in password.
create table identity_payment_password (
  member_id uuid primary key references identity_member,
  hash text not null,
  set_at timestamptz not null
);
