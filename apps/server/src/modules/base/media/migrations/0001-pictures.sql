-- Pictures that operators uploaded, drawn anew as WebP and named by the hash of what was drawn.
create table media_picture (
  hash text primary key check (hash ~ '^[0-9a-f]{40}$'),
  bytes bytea not null check (length(bytes) <= 4194304),
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  created_by text not null
);
