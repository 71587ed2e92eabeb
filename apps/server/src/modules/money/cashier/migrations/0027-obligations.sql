-- A member's funds are locked in the room turnover, and what was credited is obliged there one by one:
-- those with deposits from before are carried over at the next start.
drop table cashier_member;
create table cashier_carry (member_id uuid primary key);
insert into cashier_carry (member_id)
select distinct member_id from cashier_deposit where state = 'CREDITED' and credited > 0;
