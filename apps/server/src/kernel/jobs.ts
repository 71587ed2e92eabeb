import { afterFailure, errorLine, MOST_ATTEMPTS } from './backoff.ts';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db.ts';
import type { Log } from './log.ts';
import { type Ticks, ticksOf } from './schedule.ts';
import {
  type Backlog,
  claimDue,
  countJobs,
  type DeadJob,
  fail,
  finish,
  insertJob,
  type JobRow,
  lease,
  listDead,
  revive,
} from './store/jobs.ts';
import { within } from './within.ts';
import type { Bus, Jobs } from './work.ts';
import { createWorkLoop } from './work-loop.ts';

export type JobRunner = Jobs & {
  /** Works until nothing is due; returns how many jobs were done. Tests drive time with it. */
  runDue(): Promise<number>;
  start(): void;
  /** Finishes running jobs, within `limitMs`. */
  stop(limitMs?: number): Promise<void>;
  backlog(): Promise<Backlog>;
  /** Jobs that failed {@link MOST_ATTEMPTS} times and wait for a person; newest first. */
  dead(limit: number): Promise<DeadJob[]>;
  /** Retries a dead job from the start; false when it is not dead. */
  revive(id: bigint): Promise<boolean>;
};

export type JobsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly bus: Bus;
  readonly pollMs?: number;
  readonly workers?: number;
  /** A job that takes longer has failed. */
  readonly limitMs?: number;
};

type Inside = (tx: Tx, payload: Record<string, unknown>) => Promise<void>;
type Outside = (payload: Record<string, unknown>) => Promise<void>;
type Work = { kind: 'inside'; work: Inside } | { kind: 'outside'; work: Outside };
type Schedule = { name: string; ticks: Ticks; payload: Readonly<Record<string, unknown>> };

const WAKE = 'kernel.jobs';

/** One table, claimed with SKIP LOCKED, so that any number of servers share the work. */
export function createJobs(deps: JobsDeps): JobRunner {
  const works = new Map<string, Work>();
  const schedules: Schedule[] = [];
  const loop = createWorkLoop({
    log: deps.log,
    pollMs: deps.pollMs ?? 1_000,
    workers: deps.workers ?? 2,
  });
  const register = (name: string, work: Work) => {
    if (works.has(name)) throw new Error(`the job ${name} is registered twice`);
    works.set(name, work);
  };
  /** Tells every server that there is work now. */
  const wakeAll = () => deps.bus.publish(WAKE, {});
  const jobs: JobRunner = {
    async enqueue(tx, job) {
      const now = deps.clock.now();
      const queued = await insertJob(tx, { ...job, queuedAt: now });
      if (queued > 0 && job.runAt <= now) tx.afterCommit(wakeAll);
    },
    register: (name, work) => register(name, { kind: 'inside', work }),
    registerOutside: (name, work) => register(name, { kind: 'outside', work }),
    schedule: (name, cron, payload = {}) =>
      void schedules.push({ name, ticks: ticksOf(cron), payload }),
    runDue: loop.drain,
    start: loop.start,
    stop: loop.stop,
    backlog: () => deps.db.read((tx) => countJobs(tx, deps.clock.now())),
    dead: (limit) => deps.db.read((tx) => listDead(tx, Math.min(limit, 100))),
    revive: async (id) =>
      (await deps.db.tx((tx) => revive(tx, { id, now: deps.clock.now() }))) === 1,
  };
  deps.bus.subscribe(WAKE, loop.wake);
  loop.add(() => queueTicks(deps, jobs, schedules));
  loop.add(() => runOne(deps, works));
  return jobs;
}

/** Queues the ticks that are due; the tick is in the key, so several servers queue it once. */
async function queueTicks(deps: JobsDeps, jobs: Jobs, schedules: Schedule[]): Promise<boolean> {
  const now = deps.clock.now();
  for (const { name, ticks, payload } of schedules) {
    const tick = ticks.due(now);
    if (!tick) continue;
    const at = tick.toISOString();
    await deps.db.tx((tx) =>
      jobs.enqueue(tx, { name, key: at, payload: { ...payload, tick: at }, runAt: tick }),
    );
  }
  return false;
}

async function runOne(deps: JobsDeps, works: ReadonlyMap<string, Work>): Promise<boolean> {
  let claimed: JobRow | undefined;
  let failed: { err: unknown } | undefined;
  const limitMs = deps.limitMs ?? 30_000;
  try {
    await deps.db.tx(async (tx) => {
      const now = deps.clock.now();
      claimed = await claimDue(tx, { names: [...works.keys()], now });
      if (!claimed) return;
      const work = works.get(claimed.name);
      if (work?.kind === 'inside') {
        await within(limitMs, claimed.name, work.work(tx, claimed.payload));
        await finish(tx, { ...claimed, now });
      } else {
        // Twice the limit: the lease must not end while its holder may still be working.
        await lease(tx, { id: claimed.id, until: new Date(now.getTime() + 2 * limitMs) });
      }
    });
    const work = claimed && works.get(claimed.name);
    if (claimed && work?.kind === 'outside') await runOutside(deps, claimed, work.work);
  } catch (err) {
    if (!claimed) throw err;
    failed = { err };
  }
  if (claimed && failed) await recordFailure(deps, claimed, failed.err);
  return claimed !== undefined;
}

async function runOutside(deps: JobsDeps, job: JobRow, work: Outside): Promise<void> {
  if (job.attempts >= MOST_ATTEMPTS) throw new Error('the server ended during every attempt');
  await within(deps.limitMs ?? 30_000, job.name, work(job.payload));
  const attempts = job.attempts + 1;
  await deps.db.tx((tx) => finish(tx, { id: job.id, attempts, now: deps.clock.now() }));
}

async function recordFailure(deps: JobsDeps, job: JobRow, err: unknown): Promise<void> {
  const attempts = job.attempts + 1;
  const after = afterFailure(attempts, deps.clock.now());
  const level = after.deadAt ? 'error' : 'warn';
  deps.log[level]('a job failed', { job: job.name, id: String(job.id), attempts, err });
  await deps.db.tx((tx) => fail(tx, { id: job.id, attempts, error: errorLine(err), ...after }));
}
