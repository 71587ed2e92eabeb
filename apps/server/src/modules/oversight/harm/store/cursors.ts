import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type Played = { readonly lane: number; readonly batch: bigint | null };

/** Locked; a lane that another pass reads right now is left out. */
export const lockPlayed = (tx: Tx) =>
  tx.rows<Played>(sql`
    select lane_number as lane, batch from harm_played order by lane_number for update skip locked`);

export const writePlayed = (tx: Tx, { lane, batch }: { lane: number; batch: bigint }) =>
  tx.run(sql`update harm_played set batch = ${batch} where lane_number = ${lane}`);

/** Until when deposits were read, locked; undefined while another pass reads them. */
export const lockDeposited = (tx: Tx) =>
  tx.maybe<{ until: Date | null }>(sql`select until from harm_deposited for update skip locked`);

export const writeDeposited = (tx: Tx, until: Date) =>
  tx.run(sql`update harm_deposited set until = ${until}`);
