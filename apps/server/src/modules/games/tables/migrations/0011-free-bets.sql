-- A bet that was placed with a free bet: nobody staked it.
alter table tables_kite_bet add column is_free boolean not null default false;
