-- What came in and went out on each day that is over, so that a year is not added up from all its steps.
-- Days without any have no row. Of no lane: one row a day.
create table cashier_money_day (
  day date primary key,
  deposited bigint not null,
  withdrawn bigint not null
);

-- One row: every day up to this one is in the table before.
create table cashier_money_closed (
  id int primary key check (id = 1),
  through date not null
);
insert into cashier_money_closed (id, through) values (1, '1970-01-01');
