-- Money along the team line: whether, and how much a day; paisa. Null: as the mode of the house has it,
-- on in a demonstration and off under a licence, which the next start writes down.
alter table site_brand
  add column team_on boolean,
  add column team_minimum bigint not null default 10000 check (team_minimum > 0),
  add column team_times smallint not null default 10 check (team_times between 1 and 100),
  add column team_amount bigint not null default 5000000,
  add check (team_amount >= team_minimum);

alter table site_change drop constraint site_change_part_check;
alter table site_change add constraint site_change_part_check
  check (part in ('brand', 'flags', 'regions', 'domains', 'elsewhere', 'team', 'registration'));
