-- Hands the functions of the lanes to Citus. Part of distribute.sql, and to be run again after
-- every release, because a release may replace them:
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f scripts/citus/functions.sql
--
-- NOT RUN BY ANY TEST ON A REAL CITUS; see distribute.sql.

-- Every worker has every function.
select format('select create_distributed_function(%L)', p.oid::regprocedure)
from pg_proc p
where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole
  and p.prorettype <> 'trigger'::regtype
  and p.proname not in ('wallet_post_lane', 'wallet_post_each')
\gexec

-- The two that a server calls are run whole where their lane is.
select format('select create_distributed_function(%L, %L, colocate_with := %L)',
  p.oid::regprocedure, 'p_lane', 'wallet_lane')
from pg_proc p
where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole
  and p.proname in ('wallet_post_lane', 'wallet_post_each')
\gexec

-- A generic plan knows no lane and would go to every shard.
select format('alter function %s set plan_cache_mode = force_custom_plan', p.oid::regprocedure)
from pg_proc p
where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole
  and exists (select from unnest(p.proconfig) setting where setting like 'plan_cache_mode=%')
\gexec
