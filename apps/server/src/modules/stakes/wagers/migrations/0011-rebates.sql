-- What a settlement adds to the rebate of its wager, which is a part of the payout: a prize and a rebate
-- are entries of their own, so whoever voids or settles again must know what each of them paid. Null: a
-- wager without one.
alter table wagers_settlement add rebate bigint;
