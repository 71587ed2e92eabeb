import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type Source = 'seen' | 'asked' | 'sent' | 'matched' | 'under-age';

export const followedTo = (tx: Tx) =>
  tx.rows<{ source: Source; at: Date }>(sql`select source, at from risk_followed`);

export const writeFollowed = (tx: Tx, { source, at }: { source: Source; at: Date }) =>
  tx.run(sql`update risk_followed set at = ${at} where source = ${source}`);

/** One check at a time over all servers: two at once would open two cases of the same members. */
export const lockChecks = (tx: Tx) =>
  tx.one(sql`select source from risk_followed where source = 'seen' for update`);
