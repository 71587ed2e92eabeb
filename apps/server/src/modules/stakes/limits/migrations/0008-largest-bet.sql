-- The largest bet while a bonus is active, in minor units; null: any.
alter table limits_guard add column largest_bet bigint check (largest_bet > 0);
