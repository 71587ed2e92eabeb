import { type LiveMessage, TOPIC_MERGE_MS } from '@nokshi/contract';
import type { ServerBus } from '../kernel/bus.ts';
import type { Log } from '../kernel/log.ts';
import type { TopicDelta, Topics, TopicSnapshot } from '../kernel/work.ts';
import { openTopicRoom, type TopicRoom } from './topic-room.ts';

/** A longer change is not carried between servers: they read the topic again instead. */
const MOST_CHANGE_BYTES = 6_000;

export type TopicHub<Reader> = Topics & {
  follow(reader: Reader, topic: string, version: number | undefined): void;
  unfollow(reader: Reader, topic: string): void;
  close(): void;
};

/**
 * The topics that sockets of this server follow. A change goes over the bus as it is; a server that
 * missed one reads the topic again and sends its readers the whole state.
 */
export function createTopics<Reader>(deps: {
  bus: ServerBus;
  log: Log;
  send(readers: Iterable<Reader>, message: LiveMessage): void;
  /** These asked for a topic that does not exist. */
  onUnknown(readers: readonly Reader[], topic: string): void;
}): TopicHub<Reader> {
  const { bus, log, send } = deps;
  const kinds = new Map<string, (key: string) => Promise<TopicSnapshot | null>>();
  const rooms = new Map<string, TopicRoom<Reader>>();
  const unknown = (topic: string, readers: readonly Reader[]) => {
    send(readers, { type: 'topic-unknown', topic });
    deps.onUnknown(readers, topic);
  };
  const open = (topic: string, read: () => Promise<TopicSnapshot | null>) => {
    const room = openTopicRoom<Reader>({
      topic,
      log,
      send,
      ask: read,
      unknown(readers) {
        unknown(topic, readers);
        leaveLater(topic);
      },
    });
    rooms.set(topic, room);
    return room;
  };
  /** Not at once: who comes and goes shares the snapshot that was read. */
  const leaveLater = (topic: string) =>
    void setTimeout(() => {
      const room = rooms.get(topic);
      if (!room?.isEmpty()) return;
      room.close();
      rooms.delete(topic);
    }, TOPIC_MERGE_MS).unref();

  bus.subscribe('live.topic', ({ topic, ...delta }) =>
    rooms.get(topic as string)?.hear('change' in delta ? (delta as TopicDelta) : null),
  );
  bus.subscribe('bus.reconnected', () => {
    for (const room of rooms.values()) room.hear(null);
  });
  return {
    serve(kind, snapshot) {
      if (kinds.has(kind)) throw new Error(`topics of the kind ${kind} are served already`);
      kinds.set(kind, snapshot);
    },
    tell(topic, { from, version, change }) {
      const isLong = Buffer.byteLength(JSON.stringify(change)) > MOST_CHANGE_BYTES;
      bus.mention('live.topic', { topic, from, version, ...(isLong ? {} : { change }) });
    },
    follow(reader, topic, version) {
      const [kind = '', key = ''] = topic.split(':');
      const read = kinds.get(kind);
      if (!read) return unknown(topic, [reader]);
      const room = rooms.get(topic) ?? open(topic, () => read(key));
      room.enter(reader, version);
    },
    unfollow(reader, topic) {
      const room = rooms.get(topic);
      room?.leave(reader);
      if (room?.isEmpty()) leaveLater(topic);
    },
    close() {
      for (const room of rooms.values()) room.close();
      rooms.clear();
    },
  };
}
