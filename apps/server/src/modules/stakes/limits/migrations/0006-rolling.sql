-- Periods that roll: the last 24 hours, 7 and 30 days in place of today, this week, this month. Chosen
-- by the operator beside the profile.
alter table limits_profile add column periods text not null default 'calendar'
  check (periods in ('calendar', 'rolling'));

-- While periods roll for this member: the play that the last stake added. Null: those of the calendar.
alter table limits_guard add column rolled_ms bigint;

-- What was staked in one hour since 1970, only while periods roll. `lost_end` is the most that any
-- end of the hour has lost, its last minutes or all of it: the hour in which a period begins counts
-- so much, because wins before the period began belong to no stake in it. `latest_ms` is the last of its
-- stakes.
create table limits_hour (
  lane int not null,
  member_id uuid not null,
  hour int not null,
  latest_ms bigint not null,
  staked bigint not null default 0,
  lost bigint not null default 0,
  lost_end bigint not null default 0,
  played_ms bigint not null default 0,
  primary key (lane, member_id, hour)
) with (fillfactor = 70);

-- Gross deposits of one hour: apart, as limits_deposit is from limits_guard.
create table limits_deposit_hour (
  lane int not null,
  member_id uuid not null,
  hour int not null,
  deposited bigint not null default 0,
  primary key (lane, member_id, hour)
) with (fillfactor = 70);
