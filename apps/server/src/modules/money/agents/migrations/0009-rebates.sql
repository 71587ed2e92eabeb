-- The rebate of the line: a business day whose rebates are written in one commit and paid one by one.
create table agents_rebate_day (
  day date primary key,
  started_at timestamptz not null,
  -- When its rebates were there, and when each of them had been paid.
  written_at timestamptz,
  ended_at timestamptz,
  -- What all members staked with a prize base; minor units of taka.
  stake bigint not null default 0,
  failures int not null default 0,
  fault text
);

-- What one agent earned on one day from everyone below. Written once; state and paid_at follow the
-- money, which the ledger has under the id of the rebate.
create table agents_rebate (
  rebate_id uuid primary key,
  agent_id uuid not null,
  -- The username, which never changes.
  agent_name text not null,
  day date not null references agents_rebate_day,
  -- Of all lines; below zero where more was given back than staked.
  stake bigint not null,
  branches int not null,
  earned bigint not null,
  -- What days before left below zero, and what this one leaves.
  carry_in bigint not null check (carry_in <= 0),
  amount bigint not null check (amount >= 0),
  carry_out bigint not null check (carry_out <= 0),
  check (amount + carry_out = earned + carry_in),
  state text not null check (state in ('DUE', 'PAID', 'NOTHING')),
  paid_at timestamptz,
  unique (agent_id, day)
);
create index agents_rebate_of_day on agents_rebate (day, agent_name);
create index agents_rebate_due on agents_rebate (day, rebate_id) where state = 'DUE';
create index agents_rebate_newest on agents_rebate (agent_id, rebate_id desc);
create index agents_rebate_paid on agents_rebate (paid_at) where paid_at is not null;

-- Of it what a branch adds: a member directly below, with everyone below. A branch has one line unless
-- somebody in it has a higher base than one above them: then one for each highest base in between.
create table agents_rebate_line (
  rebate_id uuid not null references agents_rebate,
  branch_id uuid not null,
  base_below int not null,
  base_above int not null,
  stake bigint not null,
  amount bigint not null,
  primary key (rebate_id, branch_id, base_below)
);

-- The prize base of who registers with a link; null: the usual one.
alter table agents_affiliate add column base int;
