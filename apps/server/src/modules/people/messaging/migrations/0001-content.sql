-- Notices: what operators tell visitors and members. `doc` has the shape of its kind
-- (packages/contract/src/content.ts), HTML in it is sanitised; `previous` is for the undo.
create table messaging_content (
  brand_id text not null,
  kind text not null check (kind = 'notice'),
  content_id text not null,
  state text not null check (state in ('draft', 'published', 'removed')),
  version integer not null default 1,
  doc jsonb not null,
  previous jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (brand_id, kind, content_id)
);

-- Which notices a member has opened.
create table messaging_read (
  member_id uuid not null,
  content_id text not null,
  read_at timestamptz not null,
  primary key (member_id, content_id)
);
