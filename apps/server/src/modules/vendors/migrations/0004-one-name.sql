-- A studio's id names one transaction of the house, whosesoever it is: two lanes that commit at the
-- same instant cannot both take it. The key is the one index that the row is written to anyway; a
-- ledger that is spread by lanes would keep these names in a table of its own (docs/decisions/0034).
alter table vendors_transaction
  drop constraint vendors_transaction_pkey,
  add primary key (vendor, transaction_id);
