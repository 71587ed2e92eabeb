-- Nonces of sealed bodies that were opened; each opens one, and expires by itself.
create table identity_spent_nonce (
  nonce bytea primary key check (octet_length(nonce) = 24),
  expires_at timestamptz not null
);

create index identity_spent_nonce_expires on identity_spent_nonce (expires_at);
