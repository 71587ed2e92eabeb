-- A payment that its deposit cannot take becomes a deposit of its own, in review: which deposit the
-- message was about, and the provider's name of the payment.
alter table cashier_deposit add column follows uuid references cashier_deposit;
alter table cashier_deposit add column follows_reference text;
alter table cashier_deposit add constraint cashier_deposit_follows_both
  check ((follows is null) = (follows_reference is null));
create unique index cashier_deposit_follows on cashier_deposit (follows, follows_reference)
  where follows is not null;
