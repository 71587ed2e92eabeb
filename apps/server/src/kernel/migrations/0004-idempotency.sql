-- The first answer of a keyed call, stored in the commit of its effect.
create table kernel_idempotency (
  caller text not null,
  route text not null,
  key text not null,
  digest bytea not null check (length(digest) = 32),
  answer text,
  at timestamptz not null,
  primary key (caller, route, key)
);

create index kernel_idempotency_at on kernel_idempotency (at);
