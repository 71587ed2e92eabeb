import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestDatabase } from '../../harness/database.ts';
import { bundleOf } from './house-holder.ts';

const SOURCES = join(import.meta.dirname, '../../../apps/server/src');
const WITHIN = { timeout: 60_000, interval: 5 };

/** Rows that are locked, so that a server stops where it needs them. */
export type Gate = {
  /** Waits until somebody is stopped by it. */
  reached(): Promise<void>;
  open(): Promise<void>;
  /** Waits until who was stopped by it has left the database. */
  left(): Promise<void>;
  /** The database itself has died, and the locks with it. */
  lost(): void;
};
export type Lock = { readonly statement: string; readonly values: readonly unknown[] };

/** Locks these rows, or a table, in a transaction of its own. */
export async function shut(
  { pool }: Pick<TestDatabase, 'pool'>,
  { statement, values }: Lock,
): Promise<Gate> {
  const client = await pool.connect();
  // Its database may be killed while it holds the lock.
  client.on('error', () => undefined);
  await client.query('begin');
  const { rowCount, command } = await client.query(statement, [...values]);
  if (!rowCount && command === 'SELECT') throw new Error(`no row is locked by ${statement}`);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  let stopped: number[] = [];
  const count = async (): Promise<number> => {
    const found = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
      [rows[0]?.pid],
    );
    stopped = found.rows.map(({ pid }) => pid);
    return stopped.length;
  };
  const present = async () =>
    (await pool.query('select from pg_stat_activity where pid = any($1)', [stopped])).rowCount;
  return {
    async reached() {
      await expect.poll(count, WITHIN).toBeGreaterThan(0);
    },
    async open() {
      await client.query('rollback');
      client.release();
    },
    async left() {
      await expect.poll(present, WITHIN).toBe(0);
    },
    lost: () => client.release(true),
  };
}

/** A server in a process of its own that does what is due at a moment. */
async function startServer({ url }: TestDatabase, at: Date) {
  const child = fork(await bundleOf('settlement-process'), [url, at.toISOString(), SOURCES], {
    execArgv: ['--enable-source-maps'],
  });
  const ended = once(child, 'exit');
  return {
    async done() {
      const [said] = await Promise.race([once(child, 'message'), ended]);
      if (said !== 'done') throw new Error(`the server ended with ${said}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

type Life = { readonly database: TestDatabase; readonly at: Date };

/**
 * Starts a server and ends it by kill -9 where the last of these locks stops it; each is taken when
 * the one before has stopped it. Then what it had sent to the database comes to its end.
 */
export async function killAt({ database, at }: Life, locks: readonly Lock[]): Promise<void> {
  let gate: Gate | undefined;
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  for (const lock of locks) {
    const next = await shut(database, lock);
    await gate?.open();
    gate = next;
    server ??= await startServer(database, at);
    await gate.reached();
  }
  await server?.kill();
  await gate?.open();
  await gate?.left();
}

/** Starts a server, which does all that is left, and then is killed as well. */
export async function settleRest({ database, at }: Life): Promise<void> {
  const server = await startServer(database, at);
  await server.done();
  await server.kill();
}
