import pg from 'pg';
import type { Asked } from './standing.ts';

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
 * Whether batches can be sent to a worker: it has what was handed over with the functions. On a
 * connection of its own, since those of its pool may all be waiting.
 */
export async function takesBatches(url: string): Promise<boolean> {
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
    return rows[0]?.takes === true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
