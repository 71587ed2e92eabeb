-- A pot that reaches its ceiling is drawn among all who staked in its game since it last fell
-- (decision 0036): an award then has no round of its own.
alter table slots_award drop constraint slots_award_pkey;
alter table slots_award add column id uuid;
update slots_award set id = round_id;
alter table slots_award alter column id set not null;
alter table slots_award add primary key (id);
alter table slots_award alter column round_id drop not null;
create unique index slots_award_round on slots_award (round_id);

-- What a member staked in a game since a pot of it last fell; each minor unit is a ticket.
create table slots_pot_stake (
  game_code text not null,
  asset text not null,
  level text not null,
  member_id uuid not null,
  stake bigint not null check (stake > 0),
  primary key (game_code, asset, level, member_id)
);

-- How far each lane is counted. What was staked before there were ceilings brings no tickets.
create table slots_pot_cursor (
  of_lane int primary key,
  batch bigint not null
);
insert into slots_pot_cursor (of_lane, batch)
select lane, wallet_current_batch(lane) from generate_series(0, 15) lane;

-- The draw of an award without a round, and who was in it, in its order.
create table slots_pot_draw (
  award_id uuid primary key references slots_award,
  seed bigint not null,
  commitment text not null unique,
  server_seed text not null,
  client_seed text not null,
  entrants_digest text not null,
  entrants int not null,
  tickets bigint not null,
  passed int[] not null,
  ticket bigint not null,
  place int not null
);
create table slots_pot_entrant (
  award_id uuid not null references slots_award,
  place int not null,
  entrant text not null,
  tickets bigint not null,
  primary key (award_id, place)
);
