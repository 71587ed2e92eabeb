import type { Tx } from '../db.ts';
import { sql } from '../sql.ts';

export type EventRow = {
  readonly id: bigint;
  readonly topic: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
};

export const insertEvent = (
  tx: Tx,
  event: {
    topic: string;
    key: string;
    payload: Readonly<Record<string, unknown>>;
    emittedAt: Date;
  },
): Promise<number> =>
  tx.run(sql`
    insert into kernel_outbox (topic, key, payload, emitted_at, run_at)
    values (${event.topic}, ${event.key}, ${JSON.stringify(event.payload)}::jsonb,
      ${event.emittedAt}, ${event.emittedAt})`);

/**
 * The first event of a topic, when it is due. Only the first may be taken: while one server works
 * on it, the others pass the whole topic over, so events of a topic never overtake each other.
 */
export const claimFirst = (
  tx: Tx,
  due: { topics: readonly string[]; now: Date },
): Promise<EventRow | undefined> =>
  tx.maybe(sql`
    select id, topic, payload, attempts from kernel_outbox as waiting
    where topic = any(${due.topics}) and dead_at is null and run_at <= ${due.now}
      and id = (select min(id) from kernel_outbox as first
        where first.topic = waiting.topic and first.dead_at is null)
    order by id limit 1 for update skip locked`);

export const deleteEvent = (tx: Tx, id: bigint): Promise<number> =>
  tx.run(sql`delete from kernel_outbox where id = ${id}`);

export const failEvent = (
  tx: Tx,
  event: { id: bigint; attempts: number; error: string; runAt: Date; deadAt: Date | null },
): Promise<number> =>
  tx.run(sql`
    update kernel_outbox set attempts = ${event.attempts}, last_error = ${event.error},
      run_at = ${event.runAt}, dead_at = ${event.deadAt}
    where id = ${event.id}`);

export const countEvents = (tx: Tx): Promise<{ waiting: number; dead: number }> =>
  tx.one(sql`
    select count(*) filter (where dead_at is null)::int as waiting,
      count(*) filter (where dead_at is not null)::int as dead
    from kernel_outbox`);

/** Events of topics that nobody listens to any more. */
export const forgetUnheard = (
  tx: Tx,
  unheard: { topics: readonly string[]; before: Date },
): Promise<number> =>
  tx.run(sql`
    delete from kernel_outbox where id in
      (select id from kernel_outbox
       where topic <> all(${unheard.topics}) and emitted_at < ${unheard.before} limit 10000)`);
