import type pg from 'pg';

export type Asked = Pick<pg.ClientBase, 'query'>;

/** PostgreSQL's own catalog is asked, so it can be asked where there is no Citus. */
export async function hasCitus(client: Asked): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`);
  return rowCount === 1;
}

/** Whether the lanes lie on shards; can be asked where Citus is only. */
export async function hasShards(client: Asked): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_dist_partition where logicalrelid = to_regclass('public.wallet_lane')`,
  );
  return rowCount === 1;
}

/**
 * For a transaction that changes tables on shards and then hands over tables or functions: Citus
 * refuses the second after it did the first on several connections of a node.
 */
export const runInOneMode = (client: Asked) =>
  client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);

export type Node = {
  readonly id: number;
  readonly host: string;
  readonly port: number;
  readonly isCoordinator: boolean;
  readonly active: boolean;
  /** Takes shards; a coordinator usually takes none. */
  readonly holdsLanes: boolean;
};

export async function readNodes(client: Asked): Promise<Node[]> {
  const { rows } = await client.query<Node>(`
    select nodeid as id, nodename as host, nodeport as port, groupid = 0 as "isCoordinator",
      isactive as active, shouldhaveshards as "holdsLanes"
    from pg_dist_node where noderole = 'primary' order by groupid`);
  return rows;
}

export type LanePlace = {
  readonly lane: number;
  /** Of the lane's head; all else of the lane lies beside it. */
  readonly shardId: string;
  readonly nodeId: number;
};

/** Read from the catalog that each node has, so it answers while a worker is gone. */
export async function readLanes(client: Asked): Promise<LanePlace[]> {
  const { rows } = await client.query<LanePlace>(`
    select lane, s.shardid::text as "shardId", n.nodeid as "nodeId"
    from generate_series(0, (select lanes - 1 from wallet_ledger)) lane
      join pg_dist_shard s on s.logicalrelid = 'public.wallet_lane'::regclass
        and hashint4(lane) between s.shardminvalue::int and s.shardmaxvalue::int
      join pg_dist_placement p using (shardid)
      join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
    order by lane`);
  return rows;
}
