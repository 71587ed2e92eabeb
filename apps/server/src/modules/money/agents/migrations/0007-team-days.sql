-- What everyone below an agent did on a business day that is over, by the line of that day: a month of
-- 10,000 members is read from these. Small teams have no rows. `active`: by the setting of when the day
-- was closed.
create table agents_team_day (
  agent_id uuid not null,
  day date not null,
  active int not null,
  deposits bigint not null,
  withdrawals bigint not null,
  promotions bigint not null,
  wages bigint not null,
  primary key (agent_id, day)
);
create table agents_team_play (
  agent_id uuid not null,
  day date not null,
  category text not null,
  wagers bigint not null,
  staked bigint not null,
  valid bigint not null,
  paid bigint not null,
  rebates bigint not null,
  primary key (agent_id, day, category)
);

-- One row: days up to `through` are in both tables, of large teams; of the day after it those of agents
-- up to `done`.
create table agents_team_closed (
  id int primary key check (id = 1),
  through date,
  done uuid
);
insert into agents_team_closed (id) values (1);

-- Links of agents: until when one counts, and what its agent notes about it.
alter table agents_affiliate
  add column ends_at timestamptz,
  add column note text not null default '';
