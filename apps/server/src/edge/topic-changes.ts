import { TOPIC_MERGE_MS } from '@nokshi/contract';
import type { TopicDelta } from '../kernel/work.ts';

/** The changes of one topic on their way to its readers. */
export type TopicChanges = {
  /** What all readers have at least; null until a state was read. */
  version(): number | null;
  /** Changes that are sent from now on continue a state of this version or a later one. */
  oldest(): number;
  /** A state was read. */
  begin(version: number): void;
  /** False where a change before it was missed: a state must be read again. */
  hear(delta: TopicDelta): boolean;
  /** Something was missed. */
  forget(): void;
  close(): void;
};

/** A field of a change replaces the state's, so changes that follow one another merge into one. */
export function createTopicChanges(send: (delta: TopicDelta) => void): TopicChanges {
  let version: number | null = null;
  let pending: TopicDelta | null = null;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    if (version === null || !pending) return;
    const leaving = pending;
    pending = null;
    version = leaving.version;
    send(leaving);
  };
  const hold = (delta: TopicDelta) => {
    pending = delta;
    if (version !== null) timer ??= setTimeout(flush, TOPIC_MERGE_MS);
  };
  return {
    version: () => version,
    oldest: () => pending?.from ?? version ?? 0,
    begin(read) {
      if (version !== null) return;
      version = read;
      const heardMeanwhile = pending;
      pending = null;
      if (heardMeanwhile && heardMeanwhile.version > read) hold(heardMeanwhile);
    },
    hear(delta) {
      const newest = pending?.version ?? version;
      if (newest === null) hold(delta);
      else if (delta.version <= newest) return true;
      else if (delta.from > newest) {
        version = null;
        hold(delta);
        return false;
      } else {
        const from = pending?.from ?? delta.from;
        hold({ ...delta, from, change: { ...pending?.change, ...delta.change } });
      }
      return true;
    },
    forget() {
      version = null;
      pending = null;
    },
    close: () => clearTimeout(timer),
  };
}
