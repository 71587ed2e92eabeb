-- How much somebody has tried: passwords of one account, log-ins from one address, registrations.
-- The key is an HMAC, since what people type as a username is now and then a password.
create table identity_attempt (
  key bytea primary key check (octet_length(key) = 32),
  kind text not null,
  -- A try is free again from here on (the theoretical arrival time of GCRA).
  free_at timestamptz not null,
  -- Failures since the last success.
  failures integer not null default 0,
  last_at timestamptz not null
);

create index identity_attempt_last on identity_attempt (last_at);

-- One image a guest is to read; answering deletes it.
create table identity_captcha (
  guest bytea primary key check (octet_length(guest) = 32),
  answer bytea not null check (octet_length(answer) = 32),
  expires_at timestamptz not null
);

create index identity_captcha_expires on identity_captcha (expires_at);
