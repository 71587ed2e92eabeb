import { createAttention } from './bus-attention.ts';
import { natsWire } from './bus-nats.ts';
import { postgresWire } from './bus-postgres.ts';
import type { Wire, WireEvents } from './bus-wire.ts';
import type { Log } from './log.ts';
import type { RandomSource } from './random.ts';
import type { Bus } from './work.ts';

export type ServerBus = Bus & {
  /**
   * Publishes a message that a server starting later would not miss: it is sent only while there
   * may be another server. For messages so frequent that sending them to nobody would be a load.
   */
  mention: Bus['publish'];
  /** `deaf` is 1 while our own texts do not come back; `missed` counts reloads. */
  state(): { deaf: 0 | 1; missed: number; waiting: number };
  close(): Promise<void>;
};

type Envelope = { t: string; m: Record<string, unknown> };

/** NOTIFY carries fewer than 8,000 bytes. */
const MOST_BYTES = 7_500;
/**
 * More than this waiting means that the wire is slow or down: the oldest are dropped, as the face
 * allows, mentions before published messages.
 */
const MOST_WAITING = 10_000;
/** How often every server sends that it is there, and how much it sent before. */
const BEAT_MS = 1_000;

export type BusDeps = {
  readonly log: Log;
  readonly random: RandomSource;
  /** Null: this server is alone. */
  readonly connect: ((events: WireEvents) => Promise<Wire>) | null;
  readonly beatMs?: number;
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

/** The sender, the number of this text among its texts, the messages. */
const TEXT = /^([0-9a-f]{16})(\d+)(\[.*)$/s;

/** Local listeners hear at once; other servers get everything since the last send in one text. */
export async function createBus(deps: BusDeps): Promise<ServerBus> {
  const { log } = deps;
  const me = deps.random.bytes(8).toString('hex');
  const attention = createAttention(me);
  const { tell, subscribe } = createListeners(log);
  let missed = 0;
  let closed = false;
  const readAnew = () => {
    missed += 1;
    tell({ t: 'bus.reconnected', m: {} });
  };
  const wire = await deps.connect?.({
    heard(text) {
      const [, from = '', count = '', messages = '[]'] = TEXT.exec(text) ?? [];
      if (attention.hears(from, Number(count))) readAnew();
      if (from !== me) for (const envelope of JSON.parse(messages) as Envelope[]) tell(envelope);
    },
    reconnected: readAnew,
  });
  const mouth = wire && createMouth(wire, { me, log });
  const beat = () => {
    const wasDeaf = attention.deaf();
    if (attention.beat()) readAnew();
    if (attention.deaf() && !wasDeaf) log.warn('the bus is deaf: memory is read again meanwhile');
    mouth?.beat();
  };
  const beats = mouth && setInterval(beat, deps.beatMs ?? BEAT_MS).unref();
  return {
    publish(topic, message) {
      if (closed) return;
      tell({ t: topic, m: message });
      mouth?.say('published', { t: topic, m: message });
    },
    mention(topic, message) {
      if (closed) return;
      tell({ t: topic, m: message });
      if (attention.others()) mouth?.say('mentioned', { t: topic, m: message });
    },
    subscribe,
    state: () => ({ deaf: attention.deaf() ? 1 : 0, missed, waiting: mouth?.waiting() ?? 0 }),
    async close() {
      closed = true;
      clearInterval(beats);
      mouth?.close();
      await wire?.close();
    },
  };
}

/** The listeners of this server; a failing one does not keep the others from hearing. */
function createListeners(log: Log) {
  const listeners = new Map<string, Set<(message: Record<string, unknown>) => void>>();
  return {
    tell({ t: topic, m: message }: Envelope): void {
      for (const on of listeners.get(topic) ?? []) {
        try {
          on(message);
        } catch (err) {
          log.error('a bus listener failed', { topic, err });
        }
      }
    },
    subscribe(topic: string, on: (message: Record<string, unknown>) => void): () => void {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(on));
      return () => void all.delete(on);
    },
  };
}

/**
 * Sends waiting messages to the others, one text after another, published ones first; a lost text
 * keeps its number.
 */
function createMouth(wire: Wire, { me, log }: { me: string; log: Log }) {
  const queues = { published: [] as string[], mentioned: [] as string[] };
  const { published, mentioned } = queues;
  const waiting = () => published.length + mentioned.length;
  let said = 0;
  let sending = false;
  let closed = false;
  const flush = async () => {
    if (sending) return;
    sending = true;
    do {
      said += 1;
      const messages = takeFitting([published, mentioned]);
      await wire.send(`${me}${said}[${messages.join(',')}]`).catch((err: unknown) => {
        if (messages.length > 0) log.warn('bus messages lost', { count: messages.length, err });
      });
    } while (waiting() > 0 && !closed);
    sending = false;
  };
  return {
    beat: () => void flush(),
    say(queue: keyof typeof queues, envelope: Envelope): void {
      const text = JSON.stringify(envelope);
      if (Buffer.byteLength(text) > MOST_BYTES - 100) {
        log.error('a bus message is too long and stays on this server', { topic: envelope.t });
        return;
      }
      queues[queue].push(text);
      if (waiting() > MOST_WAITING) {
        (mentioned.length > 0 ? mentioned : published).shift();
        said += 1;
      }
      void flush();
    },
    waiting,
    close: () => void (closed = true),
  };
}

/** Removes from the front of each list what fits into one text. */
function takeFitting(queues: readonly string[][]): string[] {
  const taken: string[] = [];
  let bytes = 0;
  for (const queue of queues) {
    let count = 0;
    for (const text of queue) {
      bytes += Buffer.byteLength(text) + 1;
      if (taken.length + count > 0 && bytes > MOST_BYTES) break;
      count += 1;
    }
    taken.push(...queue.splice(0, count));
  }
  return taken;
}
