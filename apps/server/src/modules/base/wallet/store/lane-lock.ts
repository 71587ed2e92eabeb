import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Waits for the lane and keeps every batch out of it until the story ends. */
export const takeLane = (tx: Tx, lane: number) =>
  tx.run(sql`select lane from wallet_lane where lane = ${lane} for no key update`);
