-- Whoever closes an account asks whether one of the member's wagers is still open. Rounds without
-- choices, nearly all there are, are not in it.
create index wagers_wager_open on wagers_wager (lane, member_id) where paid_at_once is null;
