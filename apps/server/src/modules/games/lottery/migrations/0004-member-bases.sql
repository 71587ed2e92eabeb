-- The prize base of a member, by the business day from which it holds. Only ever added to: a later row
-- is higher. A member without a row has the usual base (rules/member-bases.ts).
create table lottery_base (
  lane int not null,
  member_id uuid not null,
  since date not null,
  base int not null check (base between 1000 and 2000),
  -- Username of the agent or operator who gave it.
  given_by text not null,
  given_at timestamptz not null,
  primary key (lane, member_id, since)
);

-- When an issue was paid for the first time, and when it was refunded. Null: not yet, or before this
-- was written down.
alter table lottery_total add settled_at timestamptz, add refunded_at timestamptz;
create index lottery_total_settled on lottery_total (settled_at) where settled_at is not null;
create index lottery_total_refunded on lottery_total (refunded_at) where refunded_at is not null;
