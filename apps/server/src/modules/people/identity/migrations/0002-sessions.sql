-- Sessions of members and operators. The cookie holds id and secret; only the secret's SHA-256 is
-- here. Ended ones stay a month for whoever looks into them.
create table identity_session (
  session_id uuid primary key,
  realm text not null check (realm in ('player', 'operator')),
  owner_id uuid not null,
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  generation integer not null,
  ip text not null,
  device text not null,
  started_at timestamptz not null,
  -- Written at most once a minute.
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  ended_because text,
  check ((ended_at is null) = (ended_because is null))
);

create index identity_session_owner on identity_session (owner_id, session_id desc);
create index identity_session_seen on identity_session (last_seen_at);
