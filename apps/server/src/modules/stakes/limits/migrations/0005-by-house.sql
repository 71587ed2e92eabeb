-- What the house set for a member, only ever in the protecting direction: a lower limit or a
-- time-out, why, and what was before, so that a mistake can be lifted. Limits are minor units or
-- minutes. `why` is a word of the contract and has words for the member.
create table limits_by_house (
  lane int not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time', 'time-out')),
  period text check (period in ('D', 'W', 'M')),
  amount bigint check (amount > 0),
  amount_before bigint,
  until timestamptz,
  until_before timestamptz,
  why text not null,
  set_at timestamptz not null,
  lifted_at timestamptz,
  primary key (lane, id),
  check ((kind = 'time-out') = (period is null)),
  check ((kind = 'time-out') = (amount is null)),
  check ((kind = 'time-out') = (until is not null))
);
create index limits_by_house_member on limits_by_house (lane, member_id, set_at);
