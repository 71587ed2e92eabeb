-- Changes of a balance by hand: one operator proposed each, another approved it. Never changed.
create table cashier_adjustment (
  adjustment_id uuid primary key,
  member_id uuid not null,
  way text not null check (way in ('give', 'take')),
  amount bigint not null check (amount > 0),
  cause text not null,
  words text not null,
  reason text not null,
  proposed_by text not null,
  approved_by text not null check (approved_by <> proposed_by),
  at timestamptz not null
);
create index cashier_adjustment_member on cashier_adjustment (member_id, adjustment_id desc);
