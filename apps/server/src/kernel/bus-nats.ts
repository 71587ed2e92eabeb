import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionOptions, connect, ErrorCode, type NatsConnection, NatsError } from 'nats';
import type { Wire, WireEvents } from './bus-wire.ts';
import type { Log } from './log.ts';
import { StartRefusal } from './start-refusal.ts';

const SUBJECT = 'nokshi.bus';
const AGAIN_MS = 1_000;

type NatsDeps = { url: string; log: Log; events: WireEvents };

/**
 * One subject on a NATS server or cluster. A server starts without it and connects when it is
 * there; a lost connection is retried forever. Wrong credentials are a StartRefusal: somebody has
 * to change them.
 */
export async function natsWire(deps: NatsDeps): Promise<Wire> {
  const { log } = deps;
  const encoder = new TextEncoder();
  const end = new AbortController();
  let connection: NatsConnection | null = null;
  const keepTrying = async () => {
    while (!connection && !end.signal.aborted) {
      await sleep(AGAIN_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
      connection = end.signal.aborted ? null : await open(deps).catch(() => null);
    }
    if (end.signal.aborted) return void (await connection?.close());
    log.info('NATS is reached');
    deps.events.reconnected();
  };
  try {
    connection = await open(deps);
  } catch (err) {
    if (isRefused(err)) throw refusedBy(deps.url);
    const reason = err instanceof Error ? err.message : String(err);
    log.warn('NATS cannot be reached: other servers are not heard until it is', { reason });
    void keepTrying();
  }
  return {
    async send(text) {
      if (!connection) throw new Error('the bus has no connection');
      connection.publish(SUBJECT, encoder.encode(text));
      await connection.flush();
    },
    async close() {
      end.abort();
      await connection?.close();
    },
  };
}

async function open(deps: NatsDeps): Promise<NatsConnection> {
  const connection = await connect(optionsOf(deps.url));
  connection.subscribe(SUBJECT, {
    callback: (err, message) => {
      if (err) deps.log.warn('bus message lost', { err });
      else deps.events.heard(message.string());
    },
  });
  watch(connection, deps).catch((err: unknown) => deps.log.warn('bus not watched', { err }));
  // From here on the server knows that we listen.
  await connection.flush();
  return connection;
}

/**
 * `nats://host`, `nats://token@host`, `nats://user:password@host`; `tls://` requires a certificate.
 */
export function optionsOf(address: string): ConnectionOptions {
  const url = new URL(address);
  const [name, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return {
    servers: url.host,
    name: 'nokshi',
    ...(pass ? { user: name, pass } : name ? { token: name } : {}),
    ...(url.protocol === 'tls:' ? { tls: {} } : {}),
    timeout: 3_000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    // Credentials changed on the NATS server first do not end the connection for good.
    ignoreAuthErrorAbort: true,
    // A peer that is gone without a close is detected after three of these.
    pingInterval: 2_000,
    maxPingOut: 2,
  };
}

const isRefused = (err: unknown): boolean =>
  err instanceof NatsError &&
  (err.code === ErrorCode.AuthorizationViolation || err.code === ErrorCode.BadAuthentication);

const refusedBy = (url: string) =>
  new StartRefusal(
    `NATS at ${new URL(url).host} refuses the credentials of NATS_URL: correct them, ` +
      'or remove NATS_URL to send messages through PostgreSQL.',
  );

/** Runs for as long as the process does: the client never ends its list of states. */
async function watch(connection: NatsConnection, { log, events }: NatsDeps): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') log.warn('bus connection lost');
    if (type === 'reconnect') events.reconnected();
  }
}
