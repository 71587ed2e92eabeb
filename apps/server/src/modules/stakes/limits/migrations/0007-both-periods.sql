-- Which periods were chosen for this member, and until when those of before are asked as well: compared
-- with the clock as it stands, so one that jumps ahead ends nothing for good.
alter table limits_guard
  add column rolls boolean not null default false,
  add column both_until timestamptz;
update limits_guard set rolls = true where rolled_ms is not null;

drop function if exists limits_begin_rolling, limits_end_rolling, limits_carried;
