-- Sent from a place that had not settled, by a member who had nothing older to show.
alter table agents_transfer add column from_unknown boolean not null default false;
