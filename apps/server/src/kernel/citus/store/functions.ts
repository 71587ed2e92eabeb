import type { Asked } from './standing.ts';

/** Called by servers, and run whole on the node that has their lane. */
const POSTING = `('wallet_post_lane', 'wallet_post_each')`;

const OWN = `
  select p.oid, p.proname, p.proconfig from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole
    and p.prorettype <> 'trigger'::regtype and p.prokind = 'f'
    and not exists (select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

type Named = { readonly name: string };

const names = async (client: Asked, text: string): Promise<string[]> =>
  (await client.query<Named>(text)).rows.map(({ name }) => name);

/** Functions that not every node has yet. */
export const functionsToDistribute = (client: Asked): Promise<string[]> =>
  names(
    client,
    `select f.oid::regprocedure::text as name from (${OWN}) f
     where f.proname not in ${POSTING} and not exists (
       select from pg_dist_object o
       where o.classid = 'pg_proc'::regclass and o.objid = f.oid)
     order by 1`,
  );

export const distributeFunction = (client: Asked, name: string) =>
  client.query('select create_distributed_function($1)', [name]);

/** Those that post, where a call does not go to its lane yet. */
export const postingToDistribute = (client: Asked): Promise<string[]> =>
  names(
    client,
    `select f.oid::regprocedure::text as name from (${OWN}) f
     where f.proname in ${POSTING} and not exists (
       select from pg_dist_object o
       where o.classid = 'pg_proc'::regclass and o.objid = f.oid
         and o.distribution_argument_index is not null and o.force_delegation)
     order by 1`,
  );

/** Forced, because a call within a transaction would stay on the coordinator otherwise. */
export const distributePosting = (client: Asked, name: string) =>
  client.query(
    `select create_distributed_function($1, 'p_lane', colocate_with := 'wallet_lane',
       force_delegation := true)`,
    [name],
  );

/** A generic plan knows no lane and would go to every shard. */
export const functionsToPlanEachTime = (client: Asked): Promise<string[]> =>
  names(
    client,
    `select f.oid::regprocedure::text as name from (${OWN}) f
     where 'plan_cache_mode=force_generic_plan' = any (f.proconfig) order by 1`,
  );

export const planEachTime = (client: Asked, name: string) =>
  client.query(`alter function ${name} set plan_cache_mode = force_custom_plan`);
