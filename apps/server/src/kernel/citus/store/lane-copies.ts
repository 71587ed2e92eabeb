import type { Asked, LanePlace, Node } from './standing.ts';

/** Raised when copies are made another way, so that those of an earlier release are made again. */
const MADE_AS = 1;

/** Called by servers; the others are found by the search path that these two set. */
const POSTING = `('wallet_post_lane', 'wallet_post_each')`;

const OWN = `
  select p.oid, p.proname, p.proacl, pg_get_functiondef(p.oid) as text,
    pg_get_function_identity_arguments(p.oid) as arguments
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and l.lanname = 'plpgsql' and p.prokind = 'f'
    and p.prorettype <> 'trigger'::regtype and not p.prosecdef
    and p.proowner = (select relowner from pg_class where oid = 'public.wallet_lane'::regclass)`;

const TABLES = `
  select c.oid, c.relname, c.relacl,
    (select string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum)
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
  from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
  where p.partmethod = 'h' and not c.relispartition`;

/** What a copy is made of on this node: functions, tables, rights. */
const DIGEST = `
  select md5(concat_ws(' ', ${MADE_AS},
    (select string_agg(concat_ws(' ', text, proacl), ' ' order by proname, arguments) from (${OWN}) own),
    (select string_agg(concat_ws(' ', relname, columns, relacl), ' ' order by relname) from (${TABLES}) tables)))`;

/**
 * Of some lanes and the shards of their heads those whose copy is on this node, and as the functions
 * are now. A lane that went away took its tables from under its views.
 */
const FRESH = `
  select given.lane from unnest($1::int[], $2::bigint[]) given (lane, shard)
    join pg_namespace n on n.nspname = 'lane_' || given.lane
  where obj_description(n.oid, 'pg_namespace') = concat_ws(' ', (${DIGEST}), given.shard)
    and (select count(*) from pg_class where relnamespace = n.oid and relkind = 'v')
      = (select count(*) from (${TABLES}) tables)`;

/** Asked of a worker directly, which every role may: the lanes whose copy is fresh there. */
export async function freshCopies(
  worker: Asked,
  placed: readonly Pick<LanePlace, 'lane' | 'shardId'>[],
): Promise<Set<number>> {
  const { rows } = await worker.query<{ lane: number }>(FRESH, [
    placed.map(({ lane }) => lane),
    placed.map(({ shardId }) => shardId),
  ]);
  return new Set(rows.map(({ lane }) => lane));
}

type Answer = { readonly success: boolean; readonly result: string };
type Place = Pick<Node, 'host' | 'port'>;

/** One statement on one node, through the coordinator and as its role. */
export async function onNode(
  owner: Asked,
  { host, port }: Place,
  command: string,
): Promise<Answer> {
  const { rows } = await owner.query<Answer>(
    `select success, result from master_run_on_worker(array[$1], array[$2::int], array[$3], false)`,
    [host, port, command],
  );
  return rows[0] as Answer;
}

/** Asked of a node through the coordinator: the lanes whose copy is fresh there, with commas. */
export const askFresh = (placed: readonly LanePlace[]): string => {
  const of = (values: readonly (number | string)[]) => `'{${values.join()}}'`;
  const text = FRESH.replace('$1', of(placed.map(({ lane }) => lane))).replace(
    '$2',
    of(placed.map(({ shardId }) => shardId)),
  );
  return `select coalesce(string_agg(lane::text, ','), '') from (${text}) fresh`;
};

const APART = `perform set_config('citus.enable_ddl_propagation', 'off', true);`;

/** Asked of a node: the lanes that have a schema there, wherever the lane is now, with commas. */
export const COPIED = `select coalesce(string_agg(substr(nspname, 6), ','), '') from pg_namespace
  where nspname ~ '^lane_[0-9]+$'`;

/** Batches of the lane are held off meanwhile; one that was planned already is sent another way. */
export const dropCopy = (lane: number): string => `do $drop$ begin
  ${APART}
  perform lock_shard_metadata(7,
    array[get_shard_id_for_distribution_column('public.wallet_lane', ${lane})]);
  drop schema if exists lane_${lane} cascade;
end $drop$`;

/**
 * The schema of a lane on the worker that has it: a view for each table of the lanes over the shard
 * of this lane, and each function of the house. Nothing in it is a table of Citus, so PostgreSQL
 * plans alone and keeps its plans. Rights are those on the tables and functions it is made of.
 */
export const makeCopy = ({ lane, shardId }: LanePlace): string => `do $make$
declare
  v record;
  v_right record;
  v_of text;
begin
  ${APART}
  perform lock_shard_metadata(7, array[${shardId}]);
  drop schema if exists lane_${lane} cascade;
  create schema lane_${lane};
  for v_right in select distinct grantee::regrole as role from aclexplode((
    select relacl from pg_class where oid = 'public.wallet_lane'::regclass)) where grantee <> 0
  loop
    execute format('grant usage on schema lane_${lane} to %s', v_right.role);
  end loop;
  for v in ${TABLES} loop
    v_of := format('lane_${lane}.%I', v.relname);
    execute format('create view %s as select * from public.%I', v_of,
      v.relname || '_' || get_shard_id_for_distribution_column(v.oid::regclass, ${lane}));
    for v_right in select grantee::regrole as role, string_agg(privilege_type, ', ') as rights
      from aclexplode(v.relacl) where grantee <> 0
        and privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE') group by 1
    loop
      execute format('grant %s on %s to %s', v_right.rights, v_of, v_right.role);
    end loop;
  end loop;
  for v in ${OWN} loop
    execute replace(
      replace(v.text, 'CREATE OR REPLACE FUNCTION public.', 'CREATE FUNCTION lane_${lane}.'),
      'force_custom_plan', 'force_generic_plan');
    v_of := format('function lane_${lane}.%I(%s)', v.proname, v.arguments);
    if v.proname in ${POSTING} then
      execute format('alter %s set search_path = lane_${lane}, public, pg_temp', v_of);
    end if;
    if v.proacl is not null then
      execute format('revoke all on %s from public', v_of);
      for v_right in select grantee::regrole as role from aclexplode(v.proacl) where grantee <> 0 loop
        execute format('grant execute on %s to %s', v_of, v_right.role);
      end loop;
    end if;
  end loop;
  execute format('comment on schema lane_${lane} is %L', concat_ws(' ', (${DIGEST}), ${shardId}));
end $make$`;
