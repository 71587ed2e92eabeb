import pg from 'pg';

/** As DatabaseUrls has them. */
type Urls = { readonly url: string; readonly ownerUrl: string | null };

type Work<T> = (client: pg.Client) => Promise<T>;

/** One connection of its own, for statements that take as long as they take. */
export async function onConnection<T>(connectionString: string, work: Work<T>): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'nokshi-citus',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Work of the owner, statement by statement, while no server starts and nobody migrates: they wait
 * for the lock, which another connection holds.
 */
export const underLock = <T>({ url, ownerUrl }: Urls, work: Work<T>): Promise<T> =>
  onConnection(ownerUrl ?? url, (holder) =>
    onConnection(ownerUrl ?? url, async (owner) => {
      await holder.query('begin');
      await holder.query('set local idle_in_transaction_session_timeout = 0');
      await holder.query('lock table kernel_migration in exclusive mode');
      return work(owner);
    }),
  );
