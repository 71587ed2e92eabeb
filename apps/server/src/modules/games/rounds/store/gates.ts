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

/** Rounds up to a number that have bets and are not closed; no lane takes another until the commit. */
export const unclosed = async (tx: Tx, series: string, number: bigint): Promise<bigint[]> =>
  (
    await tx.one<{ numbers: string[] }>(sql`
      select rounds_unclosed(${series}, ${number})::text[] as numbers`)
  ).numbers.map(BigInt);
