-- Birthdays are sealed: with which minimum age each was compared, and when somebody was found below it.
create table identity_age (
  member_id uuid primary key references identity_member,
  minimum_age int not null,
  -- The age on that day; null for members who are old enough.
  under_age int,
  found_at timestamptz,
  check ((under_age is null) = (found_at is null))
);
create index identity_age_found on identity_age (found_at, member_id) where found_at is not null;
create index identity_detail_birthday on identity_detail (member_id) where field = 'birthday';
