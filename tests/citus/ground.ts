import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Command, runCommand, type Said } from '../harness/commands.ts';
import type { TestDatabase } from '../harness/database.ts';
import { testPool } from '../harness/test-pool.ts';
import { emptyDatabase } from './claim.ts';

export type CitusGround = {
  /** As startHouse() takes it; nothing is dropped. */
  readonly database: TestDatabase;
  /** As the servers' role, which alone sees what servers ask. */
  readonly servers: pg.Pool;
  /** A command of the house on it; throws where it ends with an error. */
  run(command: Command, ...args: string[]): Promise<string>;
  /** How many parts of commits in two phases were asked for so far, by whichever node. */
  twoPhase(): Promise<number>;
};

/** Prints what a run on a real Citus has to say, besides that it passed. */
export const tell = (line: string) => void process.stdout.write(`citus: ${line}\n`);

/** A connection that fell idle within a second of telling its figures tells the rest after ten. */
const FIGURES_MS = 11_000;

/** The Citus of this run: distributed, with what other tests left in it, or without anything. */
export async function openCitus({ empty = false, lanes = 16 } = {}): Promise<CitusGround> {
  const ownerUrl = inject('citusUrl');
  const url = inject('citusServersUrl');
  const settings = {
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    LANES_OF_HOUSE: `${lanes}`,
  };
  const run = async (command: Command, ...args: string[]): Promise<string> => {
    const { code, output }: Said = await runCommand(command, args, settings);
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output}`);
    return output;
  };
  if (empty) await emptyDatabase(ownerUrl);
  await run('migrate-database');
  await run('citus', 'distribute');
  const pool = testPool(ownerUrl, 4);
  const servers = testPool(url, 2);
  return {
    database: {
      url,
      ownerUrl,
      pool,
      async drop() {
        await Promise.all([pool.end(), servers.end()]);
      },
    },
    servers,
    run,
    async twoPhase() {
      await sleep(FIGURES_MS);
      const { rows } = await pool.query<{ count: number }>(
        `select sum(result::int)::int as count from run_command_on_all_nodes($$
           select n_tup_ins from pg_stat_all_tables where relname = 'pg_dist_transaction' $$)`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}
