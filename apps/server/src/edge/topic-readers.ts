/** Who follows one topic on this server. */
export type TopicReaders<Reader> = {
  /** Those who are sent each change. */
  inStep(): readonly Reader[];
  /** Wants the state, and has this version already. */
  ask(reader: Reader, held: number | undefined): void;
  /** Those in step missed a change after this version. */
  missed(after: number | null): void;
  /** All are in step now: whom to send the state of this version, and whom that nothing is new. */
  settle(version: number): { readonly old: readonly Reader[]; readonly same: readonly Reader[] };
  leave(reader: Reader): void;
  /** Removes and gives all of them. */
  clear(): readonly Reader[];
  isWaiting(): boolean;
  isEmpty(): boolean;
};

export function createTopicReaders<Reader>(): TopicReaders<Reader> {
  const inStep = new Set<Reader>();
  /** With the version that they have. */
  const asked = new Map<Reader, number | undefined>();
  /** In step at `missedAfter` when a change was missed. */
  const behind = new Set<Reader>();
  let missedAfter: number | null = null;
  const leave = (reader: Reader) => {
    for (const list of [inStep, asked, behind]) list.delete(reader);
  };
  return {
    inStep: () => [...inStep],
    ask(reader, held) {
      leave(reader);
      asked.set(reader, held);
    },
    missed(after) {
      missedAfter ??= after;
      for (const reader of inStep) behind.add(reader);
      inStep.clear();
    },
    settle(version) {
      const old: Reader[] = [];
      const same: Reader[] = [];
      for (const [reader, held] of asked) (held === version ? same : old).push(reader);
      if (missedAfter !== version) old.push(...behind);
      for (const list of [asked.keys(), behind]) for (const reader of list) inStep.add(reader);
      asked.clear();
      behind.clear();
      missedAfter = null;
      return { old, same };
    },
    leave,
    clear() {
      const all = [...inStep, ...asked.keys(), ...behind];
      for (const list of [inStep, asked, behind]) list.clear();
      return all;
    },
    isWaiting: () => asked.size + behind.size > 0,
    isEmpty: () => inStep.size + asked.size + behind.size === 0,
  };
}
