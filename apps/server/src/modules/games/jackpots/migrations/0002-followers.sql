-- How far play is counted is kept with all followers of wagers.
select wagers_follow_from('jackpots.pool ' || pool_id, of_lane, batch) from jackpots_cursor;
drop table jackpots_cursor;
