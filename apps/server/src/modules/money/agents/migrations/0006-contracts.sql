-- Contracts between an agent and the one right below: what is offered, in force and over. All of a
-- downline and kind are numbered; one of them at most is offered, and one in force.
create table agents_contract (
  contract_id uuid primary key,
  brand_id text not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'real-time')),
  version int not null,
  -- Null: the house.
  upline_id uuid,
  downline_id uuid not null check (downline_id is distinct from upline_id),
  -- Their usernames, which never change; the house has none.
  upline_name text not null default '',
  downline_name text not null,
  -- D, W, H or M of a dividend; empty of wages, whose kind says it.
  period text not null check ((kind = 'dividend') = (period in ('D', 'W', 'H', 'M'))),
  -- The terms as the contract on the wire has them, rates in percent.
  terms jsonb not null,
  state text not null check (state in ('OFFERED', 'ACTIVE', 'REJECTED', 'WITHDRAWN', 'EXPIRED',
    'SUPERSEDED', 'ENDING', 'TERMINATED', 'VOID')),
  -- The operator who offered for the house; empty: an agent.
  offered_by text not null default '',
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- [starts_at, ends_at): what counts. A contract that was superseded or ended counts to the end of its running period.
  starts_at timestamptz,
  ends_at timestamptz check (ends_at >= starts_at),
  end_reason text check (end_reason in ('agreed', 'parent-ratio', 'replaced', 'line', 'house')),
  -- Who asks for the end while it waits, and why.
  ending_by text check (ending_by in ('upline', 'downline')),
  ending_reason text,
  unique (downline_id, kind, version)
);
create unique index agents_contract_offered on agents_contract (downline_id, kind)
  where state = 'OFFERED';
create unique index agents_contract_in_force on agents_contract (downline_id, kind)
  where state in ('ACTIVE', 'ENDING');
create index agents_contract_upline on agents_contract (upline_id, contract_id desc);
create index agents_contract_downline on agents_contract (downline_id, contract_id desc);
create index agents_contract_counts on agents_contract (kind, period, starts_at, ends_at)
  where starts_at is not null;
create index agents_contract_waits on agents_contract (expires_at) where state = 'OFFERED';

-- One settlement of a kind over one period: its slips are written in one commit, and paid one by one.
create table agents_run (
  kind text not null,
  period text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  started_at timestamptz not null,
  -- When its slips were there, and when each of them had been paid or was overdue.
  written_at timestamptz,
  ended_at timestamptz,
  -- Contracts in force in the period; a wage by the hour or bucket has no slip where nothing was played.
  contracts int not null default 0,
  -- What counted as active and in a dividend when its slips were written: {"activeFrom": "10000", "components": {…}}.
  setting jsonb,
  failures int not null default 0,
  fault text,
  primary key (kind, period, starts_at)
);
create index agents_run_newest on agents_run (ends_at desc, kind, period);

-- What one contract earned in one period. Amounts in minor units of taka. Its base, tier and amount are
-- written once; state and paid_at follow the money, which the ledger has under the slip's id.
create table agents_slip (
  slip_id uuid primary key,
  contract_id uuid not null references agents_contract,
  kind text not null,
  period text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  upline_id uuid,
  downline_id uuid not null,
  -- How far the downline is below the top of the line: those above are paid first.
  depth int not null,
  wagers bigint not null,
  staked bigint not null,
  valid bigint not null,
  active_members int not null,
  bets bigint,
  won_part bigint,
  lost_part bigint,
  -- {"staked": "123", "paid": "-45"} of a dividend; minor units.
  components jsonb,
  loss bigint,
  carry_in bigint,
  carry_out bigint,
  -- Two operators set what it carries on to zero.
  carry_cleared_at timestamptz,
  -- From 1; null: no tier was reached. The rate in hundredths of a percent.
  tier int,
  rate int,
  -- What the rate gives, and bets that changed after their period was paid; both together.
  earned bigint not null,
  changes bigint not null,
  amount bigint not null check (amount = earned + changes),
  -- Of it what those right below get by their slips that were counted here.
  paid_down bigint not null,
  -- Taken from this one as the slip before came to less than nothing; and what this one passes on.
  owed_in bigint not null check (owed_in >= 0),
  owed bigint not null check (owed >= 0),
  -- Who pays: the upline the whole amount, or the house the own part.
  pay_mode text not null check (pay_mode in ('upline', 'house')),
  payable bigint not null check (payable >= 0),
  check (payable - owed = amount - owed_in - case when pay_mode = 'house' then paid_down else 0 end),
  -- The slip of the upline in which this one is part of paid_down.
  counted_in uuid,
  state text not null
    check (state in ('DUE', 'PAID', 'NOTHING', 'OVERDUE', 'PAID_LATE', 'PAID_BY_HOUSE')),
  due_at timestamptz not null,
  paid_at timestamptz,
  -- When the house had back what it paid for the upline.
  collected_at timestamptz,
  bad_since timestamptz,
  unique (contract_id, starts_at)
);
create index agents_slip_run on agents_slip (kind, period, starts_at, depth, slip_id);
create index agents_slip_downline on agents_slip (downline_id, kind, starts_at desc);
create index agents_slip_upline on agents_slip (upline_id, kind, starts_at desc);
create index agents_slip_uncounted on agents_slip (upline_id, kind) where counted_in is null;
create index agents_slip_open on agents_slip (depth, slip_id) where state in ('DUE', 'OVERDUE');
create index agents_slip_owed on agents_slip (upline_id) where upline_id is not null
  and (state = 'OVERDUE' or (state = 'PAID_BY_HOUSE' and collected_at is null));
create index agents_slip_newest on agents_slip (slip_id desc);
create index agents_slip_paid on agents_slip (paid_at) where paid_at is not null;
create index agents_slip_collected on agents_slip (collected_at) where collected_at is not null;

-- A bet that was voided or settled again after its period was paid, once for each slip it was part of:
-- with the rate of then, paid with the next slip of the downline and kind.
create table agents_change (
  wager_id uuid not null,
  number int not null,
  slip_id uuid not null references agents_slip,
  -- Of the slip: whose next one pays it.
  downline_id uuid not null,
  kind text not null,
  -- The slip with which it is paid; null while it waits.
  paid_with uuid references agents_slip,
  member_id uuid not null,
  at timestamptz not null,
  -- What the bet added to the slip before and after; rates in hundredths of a percent.
  base_before bigint not null,
  rate_before int not null,
  base bigint not null,
  rate int not null,
  amount bigint not null,
  -- Of a dividend: what is added to what the team carries on.
  carry bigint not null,
  primary key (wager_id, number, slip_id)
);
create index agents_change_waits on agents_change (downline_id, kind) where paid_with is null;
create index agents_change_slip on agents_change (slip_id);
create index agents_change_paid on agents_change (paid_with);

-- Changes of bets before this moment have been read; null: none yet.
create table agents_changes_read (
  id int primary key check (id = 1),
  until timestamptz
);
insert into agents_changes_read values (1, null);
