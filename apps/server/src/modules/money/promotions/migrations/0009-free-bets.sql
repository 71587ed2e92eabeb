-- Free bets are looked through as free rounds are.
drop index promotions_grant_rounds;
create index promotions_grant_rounds on promotions_grant (id)
  where kind in ('free-rounds', 'free-bet') and state = 'ACTIVE';
-- What they won is reported by the day on which they ended.
create index promotions_grant_free_ended on promotions_grant (ended_at)
  where kind in ('free-rounds', 'free-bet');
