import { exec } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';

/** What an operator gave: `CITUS_STOP`, `CITUS_START`, `CITUS_FREEZE`, `CITUS_THAW`, `CITUS_CRASH`. */
export const given = (name: string): string => process.env[name] ?? '';

/** Runs a command of the operator; throws where it ends with an error. */
export async function operate(command: string): Promise<void> {
  await promisify(exec)(command, { timeout: 60_000 });
}

const WAIT_MS = 120_000;

/** Until every node answers, and no commit in two phases waits for its second. */
export async function untilWhole(pool: pg.Pool): Promise<void> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const left = await pool
      .query<{ left: number }>(
        `select count(*) filter (where not success or result <> '0')::int as left
         from run_command_on_all_nodes('select count(*) from pg_prepared_xacts')`,
      )
      .then(
        ({ rows }) => rows[0]?.left ?? 1,
        () => 1,
      );
    if (left === 0) return;
    if (performance.now() > until) throw new Error('the nodes are not whole again');
    await sleep(500);
  }
}
