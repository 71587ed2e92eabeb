-- Distributes Nokshi by lane over Citus, once, on a database that was just migrated and has no
-- member yet. By the role that owns the database, after the superuser made the extension and the
-- nodes (docs/operations.md):
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f scripts/citus/distribute.sql
--
-- NOT RUN BY ANY TEST ON A REAL CITUS: it is not in Debian, so it cannot be installed where the
-- tests run. They run this file against stand-ins of Citus' functions, hold its list of tables
-- against the catalog, and check that no statement of a lane's functions leaves its lane.

-- One type for all lanes, that of `p_lane`: only equal types are placed together.
select format('alter table %s alter column lane type integer', a.attrelid::regclass)
from pg_attribute a join pg_class c on c.oid = a.attrelid
where a.attname = 'lane' and a.atttypid <> 'integer'::regtype and c.relkind in ('r', 'p')
  and not c.relispartition and c.relnamespace = 'public'::regnamespace
\gexec

-- Citus takes tables with triggers only when a setting declares them safe. Ours are: they refuse,
-- so that entries and batches stay append-only, and touch nothing. Every month that is opened needs
-- the setting again, so it belongs to the role.
do $$
begin
  if current_setting('citus.enable_unsafe_triggers', true) is distinct from 'on' then
    raise exception 'as superuser first: alter role % set citus.enable_unsafe_triggers = on',
      current_user;
  end if;
end $$;

-- On one database a vendor's transaction id is unique over all lanes; over shards no key can be.
-- Decision 0030 says what that leaves open.
alter table vendors_transaction drop constraint vendors_transaction_pkey,
  add primary key (vendor, transaction_id, lane);

-- The list of what is distributed; a table with a column `lane` that is missing fails a test.
-- All other tables stay ordinary ones of the coordinator: no function of a lane reads them.
select create_distributed_table('wallet_lane', 'lane', colocate_with := 'none', shard_count := 16);
select create_distributed_table('wallet_account', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wallet_batch', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wallet_entry', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wallet_entry_sum', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wallet_hold', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wallet_proven', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wallet_published_head', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('limits_guard', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('limits_deposit', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('limits_hour', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('limits_deposit_hour', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('limits_change', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('limits_by_house', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_wager', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_settlement', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_debt', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_settled', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_daily', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_turnover', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_players', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_turnover_days', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_turnover_months', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_player_gaps', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('wagers_follower', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('fairness_seed', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('fairness_turn', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('slots_round', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('slots_seat', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('vendors_transaction', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('rounds_gate', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('lottery_bet', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('lottery_chase', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('lottery_chase_entry', 'lane', colocate_with := 'wallet_lane');
select create_distributed_table('vendors_grant', 'lane', colocate_with := 'wallet_lane');

-- A shard for each lane: left to their hashes, sixteen lanes do not spread evenly.
select format('select isolate_tenant_to_new_shard(%L, %s, %L, shard_transfer_mode := %L)',
  'wallet_lane', lane, 'CASCADE', 'block_writes')
from generate_series(0, 15) lane
\gexec

-- Lane 0 to the first worker, lane 1 to the second, and round again.
with worker as (
  select nodename, nodeport, row_number() over (order by nodename, nodeport) - 1 as nth,
    count(*) over () as workers
  from pg_dist_node where isactive and noderole = 'primary' and shouldhaveshards
)
select format('select citus_move_shard_placement(%s, %L, %s, %L, %s, %L)',
  s.shardid, s.nodename, s.nodeport, w.nodename, w.nodeport, 'block_writes')
from generate_series(0, 15) lane
  join citus_shards s
    on s.shardid = get_shard_id_for_distribution_column('wallet_lane', lane)
  join worker w on w.nth = lane % w.workers
where (s.nodename, s.nodeport) <> (w.nodename, w.nodeport)
\gexec

\ir functions.sql
