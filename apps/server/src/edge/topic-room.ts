import type { LiveMessage } from '@nokshi/contract';
import type { Log } from '../kernel/log.ts';
import type { TopicDelta, TopicSnapshot } from '../kernel/work.ts';
import { createTopicChanges } from './topic-changes.ts';
import { createTopicReaders } from './topic-readers.ts';
import { createTopicReading } from './topic-reading.ts';

export type TopicParts<Reader> = {
  readonly topic: string;
  readonly log: Log;
  ask(): Promise<TopicSnapshot | null>;
  /** In the order of the calls. */
  send(readers: readonly Reader[], message: LiveMessage): void;
  /** There is no such topic. */
  unknown(readers: readonly Reader[]): void;
};

export type TopicRoom<Reader> = {
  /** Answers with the state, where `held` is not its version. */
  enter(reader: Reader, held: number | undefined): void;
  leave(reader: Reader): void;
  /** A change, or null where one was missed. */
  hear(delta: TopicDelta | null): void;
  isEmpty(): boolean;
  close(): void;
};

/**
 * One topic on this server. A reader who has a later version than the one that a merged change
 * begins with is sent it too: it is true for them as well.
 */
export function openTopicRoom<Reader>(parts: TopicParts<Reader>): TopicRoom<Reader> {
  const { topic, log, ask } = parts;
  const send = (to: readonly Reader[], fields: object) => {
    if (to.length > 0) parts.send(to, { type: 'topic', topic, ...fields } as LiveMessage);
  };
  const readers = createTopicReaders<Reader>();
  const changes = createTopicChanges((delta) => send(readers.inStep(), delta));
  const reading = createTopicReading({
    topic,
    log,
    ask,
    isWanted: readers.isWaiting,
    isTooOld: ({ version }) => version < changes.oldest(),
    take(snapshot) {
      if (!snapshot) return parts.unknown(readers.clear());
      const { version, state } = snapshot;
      changes.begin(version);
      const { old, same } = readers.settle(version);
      send(old, { version, state });
      send(same, { from: version, version, change: {} });
    },
  });
  const miss = (after: number | null) => {
    readers.missed(after);
    reading.discard();
    reading.read();
  };
  return {
    enter(reader, held) {
      readers.ask(reader, held);
      reading.read();
    },
    leave: readers.leave,
    hear(delta) {
      const after = changes.version();
      if (!delta) changes.forget();
      if (!delta || !changes.hear(delta)) miss(after);
    },
    isEmpty: readers.isEmpty,
    close() {
      changes.close();
      reading.close();
    },
  };
}
