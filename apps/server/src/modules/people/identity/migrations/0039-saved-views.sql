-- Filters of a desk that an operator keeps under a name.
create table identity_saved_view (
  view_id uuid primary key,
  operator_id uuid not null references identity_operator,
  desk text not null,
  name text not null check (length(name) between 1 and 40),
  search text not null check (length(search) between 1 and 500),
  start boolean not null
);
create unique index identity_saved_view_name
  on identity_saved_view (operator_id, desk, lower(name));
-- A desk opens with one view at most.
create unique index identity_saved_view_start
  on identity_saved_view (operator_id, desk) where start;
