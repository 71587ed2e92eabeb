-- Nonces of signed calls for as long as their timestamps are taken, seen by every server. Not logged:
-- a crash of the database forgets them, and what is sent again then finds its first answer by its id.
create unlogged table vendors_nonce (
  nonce uuid primary key,
  at timestamptz not null
);
