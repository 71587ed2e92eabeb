-- Riders get columns; the functions of this room are in functions/ from now on. That a nonce is
-- played once is decided by fairness_turn in the same commit, so no index says it a second time.
drop function slots_ride;
drop index slots_round_nonce;
