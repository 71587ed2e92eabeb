-- How far play is read is kept with all followers of wagers.
select wagers_follow_from('harm.look', lane_number, batch) from harm_played where batch is not null;
drop table harm_played;
