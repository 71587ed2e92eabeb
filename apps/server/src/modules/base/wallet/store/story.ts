import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Does all of the work or, when it throws, none of it; the story may continue after a refusal. */
export async function allOrNone<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.run(sql`savepoint wallet_all_or_none`);
  try {
    const result = await work();
    await tx.run(sql`release savepoint wallet_all_or_none`);
    return result;
  } catch (err) {
    await tx.run(sql`rollback to savepoint wallet_all_or_none`);
    throw err;
  }
}

/** Locks the lane: no batch of it commits until the story ends. */
export const lockLane = (tx: Tx, lane: number) =>
  tx.run(sql`select lane from wallet_lane where lane = ${lane} for no key update`);
