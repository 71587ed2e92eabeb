-- Everyone who counts play follows (lane, batch): how far each of them has read each lane, moved in
-- the commit of what it counted. One table for all followers, the figures of this room included.
create table wagers_follower (
  lane int not null,
  name text not null,
  batch bigint not null,
  primary key (lane, name)
);
insert into wagers_follower (lane, name, batch)
select lane, 'wagers.count-daily', batch from wagers_cursor;
drop table wagers_cursor;

-- A room whose cursor was a table of its own hands it over here, once, in a migration.
create function wagers_follow_from(p_name text, p_lane int, p_batch bigint) returns void
language plpgsql as $$
begin
  insert into wagers_follower (lane, name, batch) values (p_lane, p_name, p_batch);
end $$;
