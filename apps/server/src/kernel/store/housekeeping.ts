import type { Tx } from '../db.ts';
import { sql } from '../sql.ts';

export const forgetAnswers = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`
    delete from kernel_idempotency where (caller, route, key) in
      (select caller, route, key from kernel_idempotency where at < ${before} limit 10000)`);
