-- Money on its way to the own wallet of a studio, or back: written before the studio is asked, ended by
-- what it says. A member has one under way with a studio at a time.
create table vendors_transfer (
  transfer_id uuid primary key,
  vendor text not null references vendors_profile,
  member_id uuid not null,
  asset text not null,
  direction text not null check (direction in ('IN', 'OUT')),
  amount bigint not null check (amount > 0),
  state text not null default 'ASKED' check (state in ('ASKED', 'DONE', 'REFUSED')),
  -- What sets the money aside on its way to the studio.
  hold_id uuid,
  -- The key it was asked for with, and what was asked.
  key text not null,
  digest bytea not null,
  tries int not null default 0,
  next_at timestamptz not null,
  -- What the studio said last.
  heard text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((direction = 'IN') = (hold_id is not null))
);
create unique index vendors_transfer_one on vendors_transfer (vendor, member_id) where state = 'ASKED';
create unique index vendors_transfer_key on vendors_transfer (member_id, key, vendor);
create index vendors_transfer_due on vendors_transfer (next_at) where state = 'ASKED';
create index vendors_transfer_member on vendors_transfer (member_id, created_at);
