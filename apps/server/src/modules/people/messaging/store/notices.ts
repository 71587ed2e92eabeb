import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export const contentTable = sql`messaging_content`;

/** Which of these the member has opened. */
export const readOf = (tx: Tx, memberId: MemberId, ids: readonly string[]) =>
  tx.rows<{ id: string }>(sql`
    select content_id as id from messaging_read
    where member_id = ${memberId} and content_id = any(${ids})`);

export const insertRead = (
  tx: Tx,
  { memberId, ids, at }: { memberId: MemberId; ids: readonly string[]; at: Date },
) =>
  tx.run(sql`
    insert into messaging_read (member_id, content_id, read_at)
    select ${memberId}, id, ${at} from unnest(${ids}::text[]) as id
    on conflict do nothing`);
