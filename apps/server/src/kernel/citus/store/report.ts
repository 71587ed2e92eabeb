import type { Asked } from './standing.ts';

export type NodeHeld = { readonly nodeId: number; readonly bytes: string };

/** What the tables of the lanes take on each node; asks every worker. */
export async function readBytes(client: Asked): Promise<NodeHeld[]> {
  const { rows } = await client.query<NodeHeld>(`
    select n.nodeid as "nodeId", sum(s.shard_size)::bigint::text as bytes
    from citus_shards s
      join pg_dist_node n on n.nodename = s.nodename and n.nodeport = s.nodeport
    where s.citus_table_type = 'distributed' group by 1`);
  return rows;
}

/** Shards of the lanes' heads on which no lane lies. */
export async function countEmptyShards(client: Asked): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_dist_shard
    where logicalrelid = 'wallet_lane'::regclass and not exists (
      select from generate_series(0, (select lanes - 1 from wallet_ledger)) lane
      where hashint4(lane) between shardminvalue::int and shardmaxvalue::int)`);
  return rows[0]?.count ?? 0;
}

const WAITING_LONG = `
  select count(*) from pg_prepared_xacts
  where database = current_database() and prepared < now() - interval '1 minute'`;

export type Waiting = { readonly place: string; readonly count: number };

/** Commits in two phases that nobody ended, on any node; they hold the rows of their lane. */
export async function readWaiting(client: Asked): Promise<Waiting[]> {
  const { rows } = await client.query<Waiting>(
    `select format('%s:%s', n.nodename, n.nodeport) as place, r.result::int as count
     from run_command_on_all_nodes($1) r join pg_dist_node n on n.nodeid = r.nodeid
     where r.success and r.result <> '0' order by 1`,
    [WAITING_LONG],
  );
  return rows;
}

export async function countTables(client: Asked): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_dist_partition p
      join pg_class c on c.oid = p.logicalrelid
    where p.partmethod = 'h' and not c.relispartition`);
  return rows[0]?.count ?? 0;
}

export async function readPostgres(client: Asked): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  return rows[0]?.version ?? '';
}
