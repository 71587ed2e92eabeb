import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** What a lane has of a round that is closed: how many bets, and the peaks of their tree. */
export type ClosedGate = {
  readonly lane: number;
  readonly count: number;
  readonly peaks: readonly string[];
};

/** From its commit on no lane takes a bet on this round or an earlier one. In the order of lanes. */
export const closeGates = (tx: Tx, series: string, number: bigint) =>
  tx.rows<ClosedGate>(sql`
    select lane, count, peaks from rounds_close(${series}, ${number}) where count > 0 order by lane`);
