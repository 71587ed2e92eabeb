-- A proof locks the row of its scope: so one of each runs at a time, beside each other, and a crash
-- leaves nothing locked. Before, the rows of wallet_proven were the lock of both.
create table wallet_proof_scope (scope text primary key);
insert into wallet_proof_scope (scope) values ('full'), ('tail');

-- A proof has its row from its beginning on, so that every server sees how far it is.
--   step, steps, doing   the check that is running, of how many
--   seen_at              the server that runs it was alive then
--   asked_by             an operator; nobody: the clock
alter table wallet_proof
  alter column finished_at drop not null,
  add column state text not null default 'done'
    check (state in ('running', 'done', 'cancelled', 'failed')),
  add column asked_by text,
  add column step smallint not null default 0,
  add column steps smallint not null default 0,
  add column doing text,
  add column seen_at timestamptz,
  add column cancelling boolean not null default false,
  add check ((state = 'running') = (finished_at is null));
drop index wallet_proof_started;
create index wallet_proof_scope_started on wallet_proof (scope, started_at desc, id desc);
create index wallet_proof_started on wallet_proof (started_at desc, id desc);

-- The heads of the sixteen lanes as they were published, once a day (Asia/Dhaka). Who wrote them
-- down can tell later whether anything before them was changed. An account stands beside the chain,
-- so with each head go those that were first used since the head before: how many, and a digest of
-- what never changes about them.
create table wallet_published_head (
  day date not null,
  lane smallint not null,
  batch bigint not null,
  hash bytea not null check (length(hash) = 32),
  accounts integer not null,
  accounts_hash bytea not null check (length(accounts_hash) = 32),
  at timestamptz not null,
  primary key (day, lane)
);
create trigger wallet_published_head_immutable before update or delete on wallet_published_head
  for each row execute function wallet_refuse_change();
create trigger wallet_published_head_kept before truncate on wallet_published_head
  for each statement execute function wallet_refuse_change();

-- It runs with its owner's rights, so nothing that the caller could put in the way is looked at first.
alter function wallet_open_month(date) set search_path = public, pg_temp;
