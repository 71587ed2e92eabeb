-- One row per member in its lane: everything that a stake is asked before it is taken. It is read
-- and written inside the lane's commit, so a limit, an exclusion or an ended session can not be
-- raced. Counters belong to the periods that begin at day, week and month (dates in Asia/Dhaka);
-- those only move forward, so a clock that goes back never gives an allowance twice.
create table limits_guard (
  lane int not null,
  member_id uuid not null,
  generation int not null,
  frozen boolean not null default false,
  excluded_until timestamptz,
  time_out_until timestamptz,
  day date not null,
  week date not null,
  month date not null,
  staked_day bigint not null default 0,
  staked_week bigint not null default 0,
  staked_month bigint not null default 0,
  lost_day bigint not null default 0,
  lost_week bigint not null default 0,
  lost_month bigint not null default 0,
  stake_limit_day bigint,
  stake_limit_week bigint,
  stake_limit_month bigint,
  loss_limit_day bigint,
  loss_limit_week bigint,
  loss_limit_month bigint,
  primary key (lane, member_id)
) with (fillfactor = 70);

-- Gross deposits are counted apart: no stake touches this row, so a deposit that waits for its
-- lane never holds what the lane's batch wants.
create table limits_deposit (
  lane int not null,
  member_id uuid not null,
  day date not null,
  week date not null,
  month date not null,
  deposited_day bigint not null default 0,
  deposited_week bigint not null default 0,
  deposited_month bigint not null default 0,
  deposit_limit_day bigint,
  deposit_limit_week bigint,
  deposit_limit_month bigint,
  primary key (lane, member_id)
) with (fillfactor = 70);

-- Every wish for a limit: at once in force, or waiting for 24 h and a second yes.
create table limits_change (
  lane int not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake')),
  period text not null check (period in ('D', 'W', 'M')),
  amount bigint check (amount > 0),
  state text not null check (state in ('IN_FORCE', 'WAITING', 'WITHDRAWN')),
  asked_at timestamptz not null,
  confirmable_at timestamptz not null,
  primary key (lane, id)
);
create unique index limits_change_waiting
  on limits_change (lane, member_id, kind, period) where state = 'WAITING';
create index limits_change_member on limits_change (lane, member_id, asked_at);
