-- Free rounds that a promotion gave: looked through until they are played or over.
create index promotions_grant_rounds on promotions_grant (id)
  where kind = 'free-rounds' and state = 'ACTIVE';
