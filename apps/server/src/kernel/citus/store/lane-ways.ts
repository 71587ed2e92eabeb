import pg from 'pg';
import { freshCopies } from './lane-copies.ts';
import type { Asked, LanePlace } from './standing.ts';

/** Whether the coordinator reaches a node: one that it does not reach either is down. */
export async function coordinatorReaches(
  coordinator: Asked,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<boolean> {
  const { rows } = await coordinator.query<{ reached: boolean | null }>(
    'select citus_check_connection_to_node($1, $2::int) as reached',
    [host, port],
  );
  return rows[0]?.reached === true;
}

const CONNECT_MS = 5_000;

/**
 * The lanes of a worker with a schema of their own there; null where no batch can be sent to it,
 * since it lacks what is handed over with the functions. On a connection beside its pool's, which
 * may all be waiting.
 */
export async function askWorker(
  url: string,
  placed: readonly LanePlace[],
): Promise<ReadonlySet<number> | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    application_name: 'nokshi',
  });
  // A connection that ends between two questions says so in the next one.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ takes: boolean }>(
      `select to_regprocedure('public.kernel_lane_here(int)') is not null as takes`,
    );
    return rows[0]?.takes ? await freshCopies(client, placed) : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
