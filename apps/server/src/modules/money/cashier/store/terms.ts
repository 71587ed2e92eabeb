import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { NewTime } from '../set-time.ts';

/** What an operator set last; undefined before the first time. */
export const setMinutes = async (tx: Tx): Promise<number | undefined> =>
  (
    await tx.maybe<{ minutes: number }>(sql`select confirm_minutes as minutes from cashier_terms
      order by version desc limit 1`)
  )?.minutes;

export const writeTerms = (tx: Tx, { time, at, by }: NewTime) =>
  tx.run(sql`insert into cashier_terms (version, confirm_minutes, set_at, set_by)
    select coalesce(max(version), 0) + 1, ${time}, ${at}, ${by}
    from cashier_terms`);
