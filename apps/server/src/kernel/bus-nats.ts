import { connect, type NatsConnection } from 'nats';
import type { Wire, WireEvents } from './bus-wire.ts';
import type { Log } from './log.ts';

const SUBJECT = 'nokshi.bus';

/** One subject on a NATS server or cluster; the client reconnects by itself for ever. */
export async function natsWire(deps: { url: string; log: Log; events: WireEvents }): Promise<Wire> {
  const connection = await connect({
    servers: deps.url.split(','),
    name: 'nokshi',
    maxReconnectAttempts: -1,
    timeout: 5_000,
  });
  connection.subscribe(SUBJECT, {
    callback: (err, message) => {
      if (err) deps.log.warn('bus message lost', { err });
      else deps.events.heard(message.string());
    },
  });
  watch(connection, deps).catch((err: unknown) => deps.log.warn('bus not watched', { err }));
  const encoder = new TextEncoder();
  return {
    async send(text) {
      connection.publish(SUBJECT, encoder.encode(text));
      await connection.flush();
    },
    close: () => connection.close(),
  };
}

/** Goes on for as long as the process does: the client never ends its list of states. */
async function watch(
  connection: NatsConnection,
  { log, events }: { log: Log; events: WireEvents },
): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') log.warn('bus connection lost');
    if (type === 'reconnect') events.reconnected();
  }
}
