import pg from 'pg';
import type { Wire, WireEvents } from './bus-wire.ts';
import type { Log } from './log.ts';
import { listen, notify } from './store/bus.ts';

/** LISTEN and NOTIFY over a dedicated connection, reopened whenever it is lost. */
export async function postgresWire(deps: {
  url: string;
  log: Log;
  events: WireEvents;
}): Promise<Wire> {
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: deps.url,
      application_name: 'nokshi-bus',
      connectionTimeoutMillis: 5_000,
      query_timeout: 3_000,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => payload && deps.events.heard(payload));
    next.on('error', (err) => deps.log.warn('bus connection lost', { err }));
    next.on('end', () => lost(next));
    await next.connect();
    await next.query(listen);
    client = next;
  };
  const lost = (gone: pg.Client) => {
    if (closed || (client && client !== gone)) return;
    client = null;
    again(250);
  };
  const again = (waitMs: number) => {
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().then(deps.events.reconnected, () => again(Math.min(waitMs * 2, 5_000)));
    }, waitMs);
    retry.unref();
  };
  await connect();
  return {
    async send(text) {
      if (!client) throw new Error('the bus has no connection');
      const { text: statement, values } = notify(text);
      const used = client;
      await used.query(statement, values as unknown[]).catch((err: unknown) => {
        // No answer in time: the other end may be gone without a close, so the connection is
        // dropped.
        void used.end().catch(() => undefined);
        throw err;
      });
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
