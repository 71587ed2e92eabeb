-- How far play is counted is kept with all followers of wagers.
select wagers_follow_from('slots.count-meters', of_lane, batch) from slots_meter_cursor;
select wagers_follow_from('slots.count-tickets', of_lane, batch) from slots_pot_cursor;
drop table slots_meter_cursor, slots_pot_cursor;
