import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Locked, in the order of their ids. */
export const membersToCarry = async (tx: Tx, most: number): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from cashier_carry order by member_id limit ${most} for update`)
  ).map(({ memberId }) => memberId);

/** Minor units, oldest first. */
export const creditedToCarry = (
  tx: Tx,
  memberId: MemberId,
): Promise<{ id: DepositId; amount: bigint }[]> =>
  tx.rows(sql`
    select deposit_id as id, credited as amount from cashier_deposit
    where member_id = ${memberId} and state = 'CREDITED' and credited > 0 order by deposit_id`);

export const dropCarried = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from cashier_carry where member_id = ${memberId}`);
