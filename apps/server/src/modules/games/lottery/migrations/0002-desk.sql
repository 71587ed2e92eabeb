-- What an issue took and paid (BDT, paisa), counted when it was paid or refunded; made again after
-- a correction. The ledger has the truth, this saves a desk from counting it each time.
create table lottery_total (
  round_id uuid primary key,
  bets int not null,
  members int not null,
  staked bigint not null,
  paid bigint not null
);

-- As the desk shows who entered a result.
alter table lottery_result add column entered_name text not null default '';
