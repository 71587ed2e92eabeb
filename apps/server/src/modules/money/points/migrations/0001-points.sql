-- Goods of the mall: `doc` is `goodDoc` of packages/contract/src/points.ts, as in site_content.
create table points_content (
  brand_id text not null,
  kind text not null check (kind in ('good')),
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

-- How many units of a good were ordered and not returned.
create table points_stock (
  good_id text primary key,
  ordered bigint not null default 0 check (ordered >= 0)
);

-- What play has earned since the last credit. A point is 1,000,000 units (paisa times hundredths of
-- a point for each 100 taka); `carry` is what the last credit left, in hundredths of a unit.
create table points_member (
  member_id uuid primary key,
  units bigint not null default 0,
  carry bigint not null default 0,
  credited_day date
);
create index points_member_due on points_member (credited_day nulls first, member_id)
  where units <> 0;

-- What points were given for that no play earned, by the reference of their entry.
create table points_gift (
  key uuid primary key,
  reference uuid not null,
  source text not null
);
create index points_gift_reference on points_gift (reference);

-- The rates on the wire's form, one row a version; the newest is in force.
create table points_terms (
  version integer primary key,
  terms jsonb not null,
  changed_at timestamptz not null,
  changed_by text,
  reason text
);

-- Orders of the mall, and points that were changed to taka (approved at once, without delivery).
-- Points are whole, amounts are paisa.
create table points_order (
  order_id uuid primary key,
  member_id uuid not null,
  key text not null,
  kind text not null check (kind in ('goods', 'recharge', 'bonus', 'convert')),
  good_id text,
  name jsonb not null,
  quantity bigint not null check (quantity > 0),
  points bigint not null check (points > 0),
  amount bigint not null check (amount >= 0),
  address text,
  mobile text,
  messenger text,
  from_unknown boolean not null,
  state text not null check (state in ('PROCESSING', 'APPROVED', 'REJECTED')),
  ordered_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  remark text,
  unique (member_id, key),
  check ((state = 'PROCESSING') = (decided_at is null)),
  check (kind = 'convert' or (good_id is not null and address is not null and mobile is not null))
);
create index points_order_of_member on points_order (member_id, order_id desc);
create index points_order_waiting on points_order (order_id) where state = 'PROCESSING';
create index points_order_newest on points_order (state, order_id desc);
