-- What studios' promotions and free rounds paid, found by its day among millions of bets.
create index vendors_transaction_gifts on vendors_transaction (at)
  where action in ('award', 'free-win');
