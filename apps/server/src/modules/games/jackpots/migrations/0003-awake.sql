-- When a server last looked after the pool: the time until the next one does is not made up for.
alter table jackpots_pool add column awake_at timestamptz;
