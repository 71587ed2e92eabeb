import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** The moment up to which deposits were read, locked; undefined while another pass reads them. */
export const lockDeposited = (tx: Tx) =>
  tx.maybe<{ until: Date | null }>(sql`select until from harm_deposited for update skip locked`);

export const writeDeposited = (tx: Tx, until: Date) =>
  tx.run(sql`update harm_deposited set until = ${until}`);
