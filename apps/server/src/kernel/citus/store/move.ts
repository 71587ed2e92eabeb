import type { Asked, Node } from './standing.ts';

type Move = { readonly shardId: string; readonly from: Node; readonly to: Node };

/**
 * The shards of one lane in all tables. They are copied while they are written, and wait for the
 * last lines only; Citus refuses where a table has no key by which its rows are known.
 */
export const moveShards = (client: Asked, { shardId, from, to }: Move) =>
  client.query(`select citus_move_shard_placement($1::bigint, $2, $3::int, $4, $5::int, 'auto')`, [
    shardId,
    from.host,
    from.port,
    to.host,
    to.port,
  ]);

/** Writes in a lane as a batch does, and changes nothing. */
export const touchLane = (client: Asked, lane: number) =>
  client.query('update wallet_lane set batch = batch where lane = $1', [lane]);

/** Nodes that cannot hand a table on while it is written. */
export async function nodesWithoutLogical(client: Asked): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(`
    select format('%s:%s', n.nodename, n.nodeport) as place
    from run_command_on_workers($$select current_setting('wal_level')$$) r
      join pg_dist_node n on n.nodename = r.nodename and n.nodeport = r.nodeport
    where r.success and r.result <> 'logical' order by 1`);
  return rows.map(({ place }) => place);
}
