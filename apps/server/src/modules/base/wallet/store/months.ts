import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Creates the partitions of entries for the month of `at` and the next, if missing. */
export async function openMonths(tx: Tx, at: Date): Promise<void> {
  await tx.run(sql`
    select wallet_open_month((date_trunc('month', ${at}::timestamptz at time zone 'UTC')
             + make_interval(months => ahead))::date)
      from generate_series(0, 1) ahead`);
}
