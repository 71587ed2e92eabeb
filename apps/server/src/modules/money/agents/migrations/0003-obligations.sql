-- What came along the team line is obliged to be staked one by one (room turnover): those who received
-- before are carried over at the next start.
create table agents_carry (member_id uuid primary key);
insert into agents_carry (member_id) select distinct to_id from agents_transfer;
