-- Operators of the console: a realm of their own, never members.
create table identity_operator (
  operator_id uuid primary key,
  brand_id text not null,
  username text not null check (username = lower(username)),
  role text not null check (role in ('support', 'finance', 'risk', 'content', 'admin')),
  password_hash text not null,
  password_changed_at timestamptz not null,
  password_change_needed boolean not null,
  -- Authenticator secrets, sealed; a pending one counts only after it is confirmed.
  factor_sealed bytea,
  factor_pending_sealed bytea,
  -- The time step of the last code that was taken; none counts twice.
  factor_last_step integer not null default 0,
  made_at timestamptz not null,
  last_login_at timestamptz,
  unique (brand_id, username)
);
