-- Free bets are looked through as free rounds are.
drop index promotions_grant_rounds;
create index promotions_grant_rounds on promotions_grant (id)
  where kind in ('free-rounds', 'free-bet') and state = 'ACTIVE';
