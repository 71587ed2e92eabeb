import type { SealedField } from '@nokshi/contract/registration/fields.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type SealedDetail = { field: SealedField; sealed: Buffer };
type NewDetail = SealedDetail & { foundBy: Buffer | null };

export async function insertDetails(
  tx: Tx,
  memberId: MemberId,
  details: readonly NewDetail[],
): Promise<void> {
  for (const { field, sealed, foundBy } of details)
    await tx.run(sql`
      insert into identity_detail (member_id, field, sealed, found_by)
      values (${memberId}, ${field}, ${sealed}, ${foundBy})`);
}

/** The same when a detail is given again: the newest counts. */
export const putDetail = (tx: Tx, d: SealedDetail & { memberId: MemberId }) =>
  tx.run(sql`
    insert into identity_detail (member_id, field, sealed)
    values (${d.memberId}, ${d.field}, ${d.sealed})
    on conflict (member_id, field) do update set sealed = excluded.sealed`);

export const detailsOf = (tx: Tx, memberId: MemberId) =>
  tx.rows<SealedDetail>(sql`
    select field, sealed from identity_detail where member_id = ${memberId} order by field`);

export const sealedNames = (tx: Tx, memberIds: readonly MemberId[]) =>
  tx.rows<{ memberId: MemberId; sealed: Buffer }>(sql`
    select member_id as "memberId", sealed from identity_detail
    where member_id = any(${memberIds}::uuid[]) and field = 'payeeName'`);
