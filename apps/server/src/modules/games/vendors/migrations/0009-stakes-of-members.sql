-- What a member staked lately, for who looks at members together.
create index vendors_transaction_stakes on vendors_transaction (lane, member_id, at)
  where action in ('bet', 'bet-and-win');
