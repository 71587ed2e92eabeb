import { TOPIC_MERGE_MS } from '@nokshi/contract';
import type { Log } from '../kernel/log.ts';
import type { TopicSnapshot } from '../kernel/work.ts';

/** A state that could not be read is asked for again after this time. */
const RETRY_MS = 1_000;

export type TopicReading = {
  /** Takes the shared state at once, or reads it. */
  read(): void;
  /** What was read before this is too old. */
  discard(): void;
  close(): void;
};

/** Reads one state for all who wait, and shares it for as long as changes are merged. */
export function createTopicReading(parts: {
  readonly topic: string;
  readonly log: Log;
  ask(): Promise<TopicSnapshot | null>;
  isWanted(): boolean;
  isTooOld(snapshot: TopicSnapshot): boolean;
  take(snapshot: TopicSnapshot | null): void;
}): TopicReading {
  let shared: TopicSnapshot | null = null;
  let isAsking = false;
  let discarded = 0;
  let closed = false;
  let isAnswering = false;
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };
  const share = (snapshot: TopicSnapshot) => {
    shared = snapshot;
    later(TOPIC_MERGE_MS, () => {
      if (shared === snapshot) shared = null;
    });
    parts.take(snapshot);
  };
  const ask = async (): Promise<void> => {
    if (isAsking || closed || !parts.isWanted()) return;
    isAsking = true;
    const before = discarded;
    let again: number | null = null;
    try {
      const snapshot = await parts.ask();
      if (before !== discarded) again = 0;
      else if (!snapshot) parts.take(null);
      else if (parts.isTooOld(snapshot)) again = TOPIC_MERGE_MS;
      else if (!closed) share(snapshot);
    } catch (err) {
      parts.log.error('a topic could not be read', { topic: parts.topic, err });
      again = RETRY_MS;
    }
    isAsking = false;
    if (again !== null && !closed) later(again, () => void ask());
  };
  /** One answer for all whose questions were received together. */
  const answerSoon = () => {
    if (isAnswering) return;
    isAnswering = true;
    setImmediate(() => {
      isAnswering = false;
      if (!closed) read();
    });
  };
  const read = () => {
    if (shared && !parts.isTooOld(shared)) parts.take(shared);
    else void ask();
  };
  return {
    read: () => (shared ? answerSoon() : void ask()),
    discard() {
      discarded += 1;
      shared = null;
    },
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
