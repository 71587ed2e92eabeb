import type { Tx } from './db.ts';

/**
 * What a room announces: `<room>.<what happened>`, the fact it hands over, and what each listener
 * answers (nothing, as a rule). The room's face exports it, so a listener imports downward.
 */
export type Topic<Fact, Answer = void> = {
  readonly name: `${string}.${string}`;
  /** Only its type is used. */
  readonly of?: (fact: Fact) => Answer;
};

export const topic = <Fact, Answer = void>(
  name: Topic<Fact, Answer>['name'],
): Topic<Fact, Answer> => ({ name });

/**
 * How rooms above and beside learn of what a room did. Listeners run in the transaction that made
 * it true, in the order of the rooms, and a listener that throws undoes the story: a guard is
 * opened with its member, an account with open wagers is not closed. Work that can wait is a job,
 * queued in that commit. Decision 0060.
 */
export type Events = {
  on<Fact, Answer>(topic: Topic<Fact, Answer>, hear: (tx: Tx, fact: Fact) => Promise<Answer>): void;
  /** Answers what the listeners answered, in their order. */
  emit<Fact, Answer>(tx: Tx, topic: Topic<Fact, Answer>, fact: Fact): Promise<Answer[]>;
};

type Hear = (tx: Tx, fact: unknown) => Promise<unknown>;

export function createEvents(): Events {
  const listeners = new Map<string, Hear[]>();
  return {
    on(topic, hear) {
      const heard = listeners.get(topic.name) ?? [];
      listeners.set(topic.name, [...heard, hear as Hear]);
    },
    async emit<Fact, Answer>(tx: Tx, topic: Topic<Fact, Answer>, fact: Fact) {
      const answers: Answer[] = [];
      for (const hear of listeners.get(topic.name) ?? [])
        answers.push((await hear(tx, fact)) as Answer);
      return answers;
    },
  };
}

/**
 * The events as one room is handed them: it announces only under its own name and hears only what
 * the map of the house draws to it. Throws an Error otherwise, when the house is opened.
 */
export const eventsOf = (
  events: Events,
  { room, hears }: { room: string; hears: readonly string[] },
): Events => ({
  on(topic, hear) {
    if (!hears.includes(topic.name))
      throw new Error(`the map does not let ${room} hear ${topic.name}`);
    events.on(topic, hear);
  },
  emit(tx, topic, fact) {
    if (!topic.name.startsWith(`${room}.`))
      throw new Error(`${room} cannot announce ${topic.name}`);
    return events.emit(tx, topic, fact);
  },
});
