import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** All that this room has of a trial account; of a real one it deletes nothing. */
export async function deleteTrial(tx: Tx, memberId: MemberId): Promise<void> {
  const of = sql`
    member_id = ${memberId}
    and exists (select from identity_member t where t.member_id = ${memberId} and t.type = 4)`;
  await tx.run(sql`delete from identity_note where ${of}`);
  await tx.run(sql`delete from identity_standing_change where ${of}`);
  await tx.run(sql`delete from identity_activity where ${of}`);
  await tx.run(sql`delete from identity_device where ${of}`);
  await tx.run(sql`
    delete from identity_session s using identity_member m
    where s.owner_id = ${memberId} and m.member_id = s.owner_id and m.type = 4`);
  await tx.run(sql`delete from identity_member where ${of}`);
}
