-- How many lanes this house has: chosen before its first account, and never changed (decision 0091).
-- Not in a lane itself, so that it is known while a lane cannot be reached.
create table wallet_ledger (
  lanes int not null check (lanes between 16 and 4096 and lanes & (lanes - 1) = 0)
);
create unique index wallet_ledger_once on wallet_ledger ((true));
insert into wallet_ledger (lanes) values (16);

-- The proof looks for lanes that do not belong to the house.
alter table wallet_lane drop constraint wallet_lane_lane_check;
