-- Files that were given out: who asked, for what, and the hash that says whether a file is one of them.
create table records_export (
  export_id uuid primary key,
  kind text not null check (kind in ('report', 'games', 'wagers', 'entries')),
  -- Who asked: an operator by name, or a member.
  operator text,
  member_id uuid,
  from_day date not null,
  to_day date not null,
  rows int not null check (rows >= 0),
  cut boolean not null,
  sha256 bytea not null check (length(sha256) = 32),
  -- The heads of the ledger it was read at, as one hash.
  head bytea not null check (length(head) = 32),
  at timestamptz not null,
  check ((operator is null) <> (member_id is null))
);
create index records_export_hash on records_export (sha256);
