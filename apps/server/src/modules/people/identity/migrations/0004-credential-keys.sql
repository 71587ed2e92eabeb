-- Key pairs (ECDH-ES, P-256) that log-in bodies are encrypted to; private halves are sealed.
create table identity_credential_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  made_at timestamptz not null,
  -- The one in use; older ones still open what was encrypted to them.
  active boolean not null default true
);

create unique index identity_credential_key_active on identity_credential_key (active)
  where active;
