import { connect } from 'nats';
import type { Wire, WireEvents } from './bus.ts';
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
  const subscription = connection.subscribe(SUBJECT);
  const hearing = (async () => {
    for await (const message of subscription) deps.events.heard(message.string());
  })();
  const watching = (async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') deps.log.warn('bus connection lost');
      if (type === 'reconnect') deps.events.reconnected();
    }
  })();
  const encoder = new TextEncoder();
  return {
    async send(text) {
      connection.publish(SUBJECT, encoder.encode(text));
      await connection.flush();
    },
    async close() {
      await connection.close();
      await Promise.all([hearing, watching]);
    },
  };
}
