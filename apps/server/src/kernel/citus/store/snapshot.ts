import type { Asked } from './standing.ts';

/**
 * For a session whose transaction shall see each node in one snapshot: it keeps to one connection
 * to a node, to the coordinator's own lanes as well.
 */
export async function keepToOneConnection(client: Asked): Promise<void> {
  await client.query('set citus.max_adaptive_executor_pool_size = 1');
  await client.query('set citus.enable_local_execution = off');
}

/**
 * Waits for the stories that write in lanes, and keeps new ones waiting until the transaction ends:
 * each begins with this table (kernel/store/lane-writes.ts), and keeps it until both of its phases
 * are over.
 */
export const holdStories = (client: Asked) =>
  client.query('lock table kernel_story in exclusive mode');

/**
 * Keeps batches waiting on every node until the transaction ends: each begins with the row of its
 * head. The rows are locked and not the table, whose lock does not reach the shards that batches sent
 * straight to a worker write to.
 */
export const holdLanes = (client: Asked) => client.query('update wallet_lane set batch = batch');

/** Commits in two phases whose second is still to come, on any node: a crash leaves some. */
export async function countPrepared(client: Asked): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select coalesce(sum(result::int), 0)::int as count from run_command_on_all_nodes($1)`,
    ['select count(*) from pg_prepared_xacts where database = current_database()'],
  );
  return rows[0]?.count ?? 0;
}

/** Tables whose rows lie on shards, with the tables of their parts where they have some. */
export async function readShardedTables(
  client: Asked,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ name: string; parts: string[] }>(`
    select c.relname::text as name,
      array(select p.relname::text from pg_inherits i join pg_class p on p.oid = i.inhrelid
        where i.inhparent = c.oid order by 1) as parts
    from pg_dist_partition d join pg_class c on c.oid = d.logicalrelid
    where d.partmethod = 'h' and not c.relispartition`);
  return new Map(rows.map(({ name, parts }) => [name, parts]));
}
