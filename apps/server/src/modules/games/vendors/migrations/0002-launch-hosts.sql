-- Where a studio's games are opened: its addresses, of which those of the lowest place that answer
-- share the openings, and whether each answered when it was asked last.
create table vendors_launch_host (
  vendor text not null references vendors_profile,
  url text not null,
  place smallint not null check (place between 1 and 8),
  answers boolean not null default true,
  -- Since when it answers, or does not.
  since timestamptz not null,
  asked_at timestamptz,
  primary key (vendor, url)
);
insert into vendors_launch_host (vendor, url, place, since)
select vendor, game_url, 1, created_at from vendors_profile;
alter table vendors_profile drop column game_url;
