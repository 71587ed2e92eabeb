import type { Tx } from '../db.ts';
import { sql } from '../sql.ts';

export type JobRow = {
  readonly id: bigint;
  readonly name: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
};

export type NewJob = {
  readonly name: string;
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly runAt: Date;
  readonly queuedAt: Date;
};

export const insertJob = (tx: Tx, job: NewJob): Promise<number> =>
  tx.run(sql`
    insert into kernel_job (name, key, payload, queued_at, run_at)
    values (${job.name}, ${job.key}, ${JSON.stringify(job.payload)}::jsonb, ${job.queuedAt},
      ${job.runAt})
    on conflict (name, key) do nothing`);

/** The job due longest, locked by this transaction; jobs locked by others are skipped. */
export const claimDue = (
  tx: Tx,
  due: { names: readonly string[]; now: Date },
): Promise<JobRow | undefined> =>
  tx.maybe(sql`
    select id, name, payload, attempts from kernel_job
    where done_at is null and dead_at is null and run_at <= ${due.now}
      and (leased_until is null or leased_until <= ${due.now}) and name = any(${due.names})
    order by run_at, id limit 1 for update skip locked`);

/** Leases the job until a time that outlives this transaction; the attempt is its fence. */
export const lease = (tx: Tx, job: { id: bigint; until: Date }): Promise<number> =>
  tx.run(sql`
    update kernel_job set leased_until = ${job.until}, attempts = attempts + 1
    where id = ${job.id}`);

export const finish = (tx: Tx, job: { id: bigint; attempts: number; now: Date }): Promise<number> =>
  tx.run(sql`
    update kernel_job set done_at = ${job.now}, payload = '{}', leased_until = null,
      last_error = null
    where id = ${job.id} and attempts = ${job.attempts} and done_at is null`);

export const fail = (
  tx: Tx,
  job: { id: bigint; attempts: number; error: string; runAt: Date; deadAt: Date | null },
): Promise<number> =>
  tx.run(sql`
    update kernel_job set attempts = ${job.attempts}, last_error = ${job.error},
      run_at = ${job.runAt}, dead_at = ${job.deadAt}, leased_until = null
    where id = ${job.id} and done_at is null and attempts <= ${job.attempts}`);

export type Backlog = { readonly waiting: number; readonly due: number; readonly dead: number };

export const countJobs = (tx: Tx, now: Date): Promise<Backlog> =>
  tx.one(sql`
    select count(*) filter (where dead_at is null)::int as waiting,
      count(*) filter (where dead_at is null and run_at <= ${now})::int as due,
      count(*) filter (where dead_at is not null)::int as dead
    from kernel_job where done_at is null`);

export type DeadJob = {
  readonly id: bigint;
  readonly name: string;
  readonly key: string;
  readonly attempts: number;
  readonly lastError: string;
  readonly deadAt: Date;
};

export const listDead = (tx: Tx, limit: number): Promise<DeadJob[]> =>
  tx.rows(sql`
    select id, name, key, attempts, last_error as "lastError", dead_at as "deadAt"
    from kernel_job where dead_at is not null order by dead_at desc limit ${limit}`);

export const revive = (tx: Tx, job: { id: bigint; now: Date }): Promise<number> =>
  tx.run(sql`
    update kernel_job set dead_at = null, attempts = 0, run_at = ${job.now}
    where id = ${job.id} and dead_at is not null`);

export const forgetDone = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`
    delete from kernel_job where id in
      (select id from kernel_job where done_at < ${before} limit 10000)`);
