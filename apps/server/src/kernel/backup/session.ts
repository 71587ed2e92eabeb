import { Socket } from 'node:net';
import pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';

/** Values are written and read the same way on every server; nothing here is urgent. */
const SETTINGS = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set extra_float_digits = 3`,
  `set bytea_output = 'hex'`,
  `set client_encoding = 'UTF8'`,
  `set statement_timeout = 0`,
  `set idle_in_transaction_session_timeout = 0`,
].join('; ');

/** A dedicated connection, ended with `work`; anything uncommitted is rolled back then. */
export async function inSession<T>(
  url: string,
  name: 'nokshi backup' | 'nokshi restore',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The query in progress reports it; between two queries the next one will.
  client.on('error', () => {});
  await client.connect().catch((err: Error) => {
    throw new StartRefusal(
      `The database cannot be used (${err.message}): check DATABASE_URL and that its server runs.`,
    );
  });
  try {
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await ended(client);
    socket.destroy();
  }
}

/** In the middle of a copy the close is not answered, so it waits only a moment. */
async function ended(client: pg.Client): Promise<void> {
  const farewell = client.end().catch(() => {});
  const patience = new Promise<void>((resolve) => setTimeout(resolve, 2_000).unref());
  await Promise.race([farewell, patience]);
}
