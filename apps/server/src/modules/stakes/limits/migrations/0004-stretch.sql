-- A stretch of play goes from stake to stake until nothing was staked for a while. The guard has it,
-- so that a reality check and a limit of time are asked in the statement that takes the stake.
-- Milliseconds since 1970 in place of instants: the guard then only adds and compares whole numbers.
-- Limits of time and the interval of the check are minutes; null is none. Who is a member already
-- gets the check of the strict profile.
alter table limits_guard
  add column stretch_began_ms bigint,
  add column played_at_ms bigint,
  add column stretch_staked bigint not null default 0,
  add column stretch_won bigint not null default 0,
  add column checked_at_ms bigint,
  add column check_minutes bigint default 60 check (check_minutes > 0),
  add column played_day_ms bigint not null default 0,
  add column played_week_ms bigint not null default 0,
  add column played_month_ms bigint not null default 0,
  add column time_limit_day bigint check (time_limit_day > 0),
  add column time_limit_week bigint check (time_limit_week > 0),
  add column time_limit_month bigint check (time_limit_month > 0);

-- A self-exclusion does not end by itself: when its time is over the member asks to come back, and
-- a while after that may play again. Null: not asked for.
alter table limits_guard add column returns_at timestamptz;
update limits_guard set returns_at = excluded_until where excluded_until <= now();

-- When the member was asked to set a limit for deposits, and for what reason; answered or not.
alter table limits_deposit
  add column first_deposit_at timestamptz,
  add column welcomed_at timestamptz,
  add column deposit_asked_at timestamptz,
  add column reviewed_at timestamptz;
update limits_deposit set first_deposit_at = now() where deposited_month > 0;

-- Which profile of protection is in force: the last one. Every choice stays, with who and why.
create table limits_profile (
  version int primary key,
  code text not null check (code in ('STRICT', 'UK_STRICT', 'MGA', 'AU', 'DEMO')),
  set_at timestamptz not null,
  set_by text not null,
  reason text not null
);

-- Wishes for time and for the reality check too (S: of the stretch), in minutes.
alter table limits_change drop constraint limits_change_kind_check;
alter table limits_change drop constraint limits_change_period_check;
alter table limits_change
  add check (kind in ('deposit', 'loss', 'stake', 'time', 'check')),
  add check (period in ('D', 'W', 'M', 'S')),
  add check ((kind = 'check') = (period = 'S'));
