-- What was opened in the last days is counted from here, not from all that members ever opened.
create index catalogue_recent_opened on catalogue_recent (opened_at, game_id);
