import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { adminUrlOf, type Credentials } from './credentials.ts';

/** Whether the server behind these credentials is this cluster's. Waits for `limitMs` at most. */
export async function answersFor(
  cluster: string,
  credentials: Credentials,
  limitMs: number,
): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const folder = await dataDirectory(credentials);
    if (folder !== null) return folder === cluster;
    if (performance.now() > deadline) return false;
    await sleep(100);
  }
}

async function dataDirectory(credentials: Credentials): Promise<string | null> {
  const client = new pg.Client({
    connectionString: adminUrlOf(credentials),
    connectionTimeoutMillis: 2000,
  });
  // A connection that breaks after the answer does not matter here.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    return rows[0].data_directory;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}
