import { natsWire } from './bus-nats.ts';
import { postgresWire } from './bus-postgres.ts';
import type { Wire, WireEvents } from './bus-wire.ts';
import type { Log } from './log.ts';
import type { RandomSource } from './random.ts';
import type { Bus } from './work.ts';

export type ServerBus = Bus & { close(): Promise<void> };

type Envelope = { t: string; m: Record<string, unknown> };

/** NOTIFY carries fewer than 8,000 bytes. */
const MOST_BYTES = 7_500;
/** More than this waiting means the wire is down: the oldest are dropped, as the face allows. */
const MOST_WAITING = 10_000;

export type BusDeps = {
  readonly log: Log;
  readonly random: RandomSource;
  /** Null: this server is alone. */
  readonly connect: ((events: WireEvents) => Promise<Wire>) | null;
};

/** The default wire is the database itself; NATS where an address is given. */
export const createServerBus = (deps: {
  log: Log;
  random: RandomSource;
  databaseUrl: string;
  natsUrl: string | null;
}): Promise<ServerBus> => {
  const { log, natsUrl, databaseUrl } = deps;
  const connect = (events: WireEvents) =>
    natsUrl
      ? natsWire({ url: natsUrl, log, events })
      : postgresWire({ url: databaseUrl, log, events });
  return createBus({ log, random: deps.random, connect });
};

/** Local listeners hear at once; other servers get what waited since the last send in one text. */
export async function createBus(deps: BusDeps): Promise<ServerBus> {
  const me = deps.random.bytes(8).toString('hex');
  const listeners = new Map<string, Set<(message: Record<string, unknown>) => void>>();
  const waiting: string[] = [];
  let sending = false;
  let closed = false;

  const tell = ({ t: topic, m: message }: Envelope) => {
    for (const on of listeners.get(topic) ?? []) {
      try {
        on(message);
      } catch (err) {
        deps.log.error('a bus listener failed', { topic, err });
      }
    }
  };
  const wire = await deps.connect?.({
    heard(text) {
      const from = text.slice(0, me.length);
      if (from === me) return;
      for (const envelope of JSON.parse(text.slice(me.length)) as Envelope[]) tell(envelope);
    },
    reconnected: () => tell({ t: 'bus.reconnected', m: {} }),
  });
  const flush = async () => {
    if (!wire || sending) return;
    sending = true;
    while (waiting.length > 0 && !closed) {
      const text = `${me}[${takeFitting(waiting).join(',')}]`;
      await wire.send(text).catch((err: unknown) => deps.log.warn('bus message lost', { err }));
    }
    sending = false;
  };
  return {
    publish(topic, message) {
      if (closed) return;
      tell({ t: topic, m: message });
      if (!wire) return;
      const text = JSON.stringify({ t: topic, m: message });
      if (Buffer.byteLength(text) > MOST_BYTES - 100) {
        deps.log.error('a bus message is too long and stays on this server', { topic });
        return;
      }
      waiting.push(text);
      if (waiting.length > MOST_WAITING) waiting.shift();
      void flush();
    },
    subscribe(topic, on) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(on));
      return () => void all.delete(on);
    },
    async close() {
      closed = true;
      await wire?.close();
    },
  };
}

/** Removes from the front what fits one text. */
function takeFitting(waiting: string[]): string[] {
  let bytes = 0;
  let count = 0;
  for (const text of waiting) {
    bytes += Buffer.byteLength(text) + 1;
    if (count > 0 && bytes > MOST_BYTES) break;
    count += 1;
  }
  return waiting.splice(0, count);
}
