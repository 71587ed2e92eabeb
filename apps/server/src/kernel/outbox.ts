import { afterFailure, errorLine } from './backoff.ts';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db.ts';
import type { JobRunner } from './jobs.ts';
import type { Log } from './log.ts';
import {
  claimFirst,
  countEvents,
  deleteEvent,
  type EventRow,
  failEvent,
  insertEvent,
} from './store/outbox.ts';
import { within } from './within.ts';
import type { Outbox } from './work.ts';

type Handle = (tx: Tx, payload: Record<string, unknown>) => Promise<void>;

export type OutboxRelay = Outbox & {
  backlog(): Promise<{ waiting: number; dead: number }>;
  /** The topics somebody listens to. */
  topics(): readonly string[];
};

export type OutboxDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Pick<JobRunner, 'also' | 'wakeAll'>;
  readonly limitMs?: number;
};

/**
 * Events leave in the order of their ids within a topic, each in one transaction with all its
 * handlers and its own deletion: at least once, all handlers or none. Ids are given before the
 * commit, so two stories that commit side by side may be heard in either order; events of one
 * aggregate keep theirs, because its row was locked. A failing event holds its topic back until
 * it works or is dead.
 */
export function createOutbox(deps: OutboxDeps): OutboxRelay {
  const handlers = new Map<string, Handle[]>();
  deps.jobs.also(() => relayOne(deps, handlers));
  return {
    async emit(tx, event) {
      await insertEvent(tx, { ...event, emittedAt: deps.clock.now() });
      tx.afterCommit(deps.jobs.wakeAll);
    },
    on(topic, handle) {
      handlers.set(topic, [...(handlers.get(topic) ?? []), handle]);
    },
    backlog: () => deps.db.read(countEvents),
    topics: () => [...handlers.keys()],
  };
}

async function relayOne(deps: OutboxDeps, handlers: Map<string, Handle[]>): Promise<boolean> {
  if (handlers.size === 0) return false;
  let claimed: EventRow | undefined;
  try {
    await deps.db.tx(async (tx) => {
      claimed = await claimFirst(tx, { topics: [...handlers.keys()], now: deps.clock.now() });
      if (!claimed) return;
      for (const handle of handlers.get(claimed.topic) ?? [])
        await within(deps.limitMs ?? 30_000, claimed.topic, handle(tx, claimed.payload));
      await deleteEvent(tx, claimed.id);
    });
  } catch (err) {
    if (!claimed) throw err;
    await recordFailure(deps, claimed, err);
  }
  return claimed !== undefined;
}

async function recordFailure(deps: OutboxDeps, event: EventRow, err: unknown): Promise<void> {
  const attempts = event.attempts + 1;
  const after = afterFailure(attempts, deps.clock.now());
  const level = after.deadAt ? 'error' : 'warn';
  deps.log[level]('an event failed', { topic: event.topic, id: String(event.id), attempts, err });
  await deps.db.tx((tx) =>
    failEvent(tx, { id: event.id, attempts, error: errorLine(err), ...after }),
  );
}
