import pg from 'pg';
import type { Clock } from './clock.ts';
import { StartRefusal } from './start-refusal.ts';

/** Beyond this one of the clocks is wrong, and limits, sessions and proofs would follow it. */
const MOST_APART_MS = 60_000;

/**
 * The database decides nothing by its clock, but it is a second witness: a server whose clock
 * differs much from it does not start. Promise T7.
 * @throws StartRefusal
 */
export async function compareClocks(connectionString: string, clock: Clock): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
    const theirs = rows[0]?.at as Date;
    const ours = clock.now();
    if (Math.abs(ours.getTime() - theirs.getTime()) <= MOST_APART_MS) return;
    throw new StartRefusal(
      `The clock of this machine says ${ours.toISOString()} and the database's says ` +
        `${theirs.toISOString()}: set the wrong one, and start again.`,
    );
  } finally {
    await client.end();
  }
}
