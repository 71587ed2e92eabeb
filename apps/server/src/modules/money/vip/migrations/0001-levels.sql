-- The table of levels on the wire's form, one row a version; the newest is in force.
create table vip_terms (
  version integer primary key,
  terms jsonb not null,
  changed_at timestamptz not null,
  changed_by text,
  reason text
);

-- What levels follow from; amounts in paisa, levels count from 1. `window_valid` is staked since
-- `since`, and is compared with the keep turnover at `keep_by`. `paused_at` is until
-- when days under a restriction were added to the window. `due_at` is when the level is looked at.
create table vip_member (
  member_id uuid primary key,
  level integer not null default 1 check (level >= 1),
  highest integer not null default 1 check (highest >= level),
  deposited bigint not null default 0,
  valid bigint not null default 0,
  window_valid bigint not null default 0,
  since timestamptz not null,
  keep_by timestamptz,
  paused_at timestamptz,
  due_at timestamptz
);
create index vip_member_due on vip_member (due_at) where due_at is not null;
create index vip_member_keep on vip_member (keep_by) where keep_by is not null;
create index vip_member_level on vip_member (level, member_id);

-- Every change of a level; `by` is the operator who set it.
create table vip_move (
  move_id uuid primary key,
  member_id uuid not null,
  at timestamptz not null,
  from_level integer not null,
  to_level integer not null,
  cause text not null check (cause in ('counted', 'regained', 'not-kept', 'set')),
  set_by text,
  reason text
);
create index vip_move_of_member on vip_move (member_id, move_id desc);
