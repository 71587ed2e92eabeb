-- One batch is one commit of one lane. hash = sha256 over the hash before and this batch
-- (docs/money.md says which bytes).
create table wallet_batch (
  no bigint not null,
  at timestamptz not null,
  count integer not null check (count > 0),
  lane smallint not null,
  hash bytea not null,
  primary key (lane, no)
);
create index wallet_batch_at on wallet_batch (lane, at);

-- One move of one account. The first entry of a posting carries its key, the digest of its input
-- and how many entries of the same account belong to it; the others follow by sequence.
-- Columns are ordered by width: nothing is lost to padding.
create table wallet_entry (
  batch bigint not null,
  seq bigint not null,
  amount bigint not null,
  balance bigint not null,
  digest bigint,
  account integer not null,
  contra integer,
  lane smallint not null,
  kind smallint not null,
  legs smallint not null,
  reference uuid,
  key uuid
);
create unique index wallet_entry_account on wallet_entry (lane, account, seq);
create unique index wallet_entry_key on wallet_entry (lane, key) where key is not null;
-- Equal values share one index tuple, so this costs a few bytes an entry; the proof of the tail,
-- and whoever follows the ledger by lane and batch, reads by it.
create index wallet_entry_batch on wallet_entry (lane, batch);

create function wallet_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'NK500';
end $$;

create trigger wallet_entry_immutable before update or delete on wallet_entry
  for each row execute function wallet_refuse_change();
create trigger wallet_entry_kept before truncate on wallet_entry
  for each statement execute function wallet_refuse_change();
create trigger wallet_batch_immutable before update or delete on wallet_batch
  for each row execute function wallet_refuse_change();
create trigger wallet_batch_kept before truncate on wallet_batch
  for each statement execute function wallet_refuse_change();

revoke update, delete, truncate on wallet_entry, wallet_batch from public, current_user;
