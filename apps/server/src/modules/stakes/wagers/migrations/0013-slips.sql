-- The posting whose stake entry has this wager's stake among others'; null where that is the wager's
-- own.
alter table wagers_wager add slip uuid;
