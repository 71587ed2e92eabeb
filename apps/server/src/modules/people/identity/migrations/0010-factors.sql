-- Second factors of members; those of operators are in their own row.
create table identity_totp (
  member_id uuid primary key,
  -- Authenticator secrets, sealed; a pending one counts only after a first code.
  sealed bytea,
  pending_sealed bytea,
  -- The time step of the last code that was taken; none counts twice.
  last_step bigint not null default 0,
  made_at timestamptz not null
);

-- Ten at a time, shown once; only the HMAC of each is here, and a used one is deleted.
create table identity_recovery_code (
  member_id uuid not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  made_at timestamptz not null,
  primary key (member_id, code_hash)
);

create table identity_passkey (
  credential_id text primary key,
  member_id uuid not null,
  name text not null,
  public_key bytea not null,
  -- What the authenticator counted; one that goes back was copied. Zero: it does not count.
  counter bigint not null,
  transports text[] not null,
  made_at timestamptz not null,
  used_at timestamptz
);

create index identity_passkey_owner on identity_passkey (member_id, made_at);

-- What a passkey is to sign next; answering deletes it. `asker` is the SHA-256 of whoever asked.
create table identity_passkey_challenge (
  asker bytea primary key check (octet_length(asker) = 32),
  challenge text not null,
  expires_at timestamptz not null
);
