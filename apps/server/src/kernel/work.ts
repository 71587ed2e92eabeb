import type { Permission } from '@nokshi/contract';
import type { Tx } from './db.ts';

/**
 * Interfaces of the parts that carry work out of a commit. Each implementation is in its own file
 * (`jobs.ts`, `bus.ts`, `courier.ts`); rooms know only these.
 */

export type Jobs = {
  /** Written in the caller's commit. The same `key` of a name is never queued twice (90 days). */
  enqueue(
    tx: Tx,
    job: { name: string; key: string; payload: Readonly<Record<string, unknown>>; runAt: Date },
  ): Promise<void>;
  /** Claim, work and delete in one transaction; a throw backs off and tries again. */
  register(name: string, work: (tx: Tx, payload: Record<string, unknown>) => Promise<void>): void;
  /** For work that calls the outside: the job is leased, and no transaction is open during it. */
  registerOutside(name: string, work: (payload: Record<string, unknown>) => Promise<void>): void;
  /** A schedule (cron, Asia/Dhaka) that queues one job a tick over all servers. */
  schedule(name: string, cron: string, payload?: Readonly<Record<string, unknown>>): void;
};

/**
 * Messages between servers; carries ids and small facts, may lose some, never decides anything. The
 * sender hears its own at once. After a lost connection the topic `bus.reconnected` is heard
 * locally: rooms that keep something in memory reload it then.
 */
export type Bus = {
  publish(topic: string, message: Readonly<Record<string, unknown>>): void;
  subscribe(topic: string, on: (message: Record<string, unknown>) => void): () => void;
};

export type LiveVisitor = {
  readonly realm: 'player' | 'console';
  readonly ip: string;
  readonly country: string | null;
};

/** Live sockets of this server. Other servers hear of the message over the bus. */
export type Live = {
  toMember(memberId: string, message: object): void;
  toSession(sessionId: string, message: object): void;
  toAll(message: object): void;
  /** A browser by the token of its chat cookie, see visitor-key.ts. */
  toVisitor(visitorKey: string, message: object): void;
  /** Every operator at the console who had this permission when the page was opened. */
  toDesk(permission: Permission, message: object): void;
  /**
   * A message computed for each socket of this server (null: none), where it depends on the reader:
   * call it on every server from your own bus topic.
   */
  each(make: (visitor: LiveVisitor) => object | null): void;
  /** Open sockets of this server. */
  count(): number;
};

/** The state of a topic went from one version to another by laying `change` over it, field by field. */
export type TopicDelta = {
  readonly from: number;
  readonly version: number;
  /** Top-level fields of the state, each replaced whole. */
  readonly change: object;
};

export type TopicSnapshot = { readonly version: number; readonly state: object };

/**
 * What pages follow while they show it. Versions of a topic only grow, whichever server writes them.
 * Every topic is public: a state holds nothing that a visitor may not see.
 */
export type Topics = {
  /**
   * Answers what is read of a topic now; null: there is no such topic. `kind` is what is before the
   * colon: `round:wingo-1m` is of the kind `round` and has the key `wingo-1m`.
   */
  serve(kind: string, snapshot: (key: string) => Promise<TopicSnapshot | null>): void;
  /** To the subscribers on every server; call it after the commit. */
  tell(topic: string, delta: TopicDelta): void;
};
