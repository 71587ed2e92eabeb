-- Answers balances and seqs as arrays in binary form now; functions/2-post-lane.sql makes it anew. A house
-- that begins has none yet.
drop function if exists wallet_post_lane;
