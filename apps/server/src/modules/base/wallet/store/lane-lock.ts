import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Locks the lane: no batch of it commits until the story ends. */
export const lockLane = (tx: Tx, lane: number) =>
  tx.run(sql`select lane from wallet_lane where lane = ${lane} for no key update`);
