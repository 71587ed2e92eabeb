import type { MemberId } from '../../../../kernel/ids.ts';
import type { PromotionsRoom } from '../room.ts';
import { hasMembers, insertMember, writeDeposits } from '../store/members.ts';

/**
 * Facts of the members of a house that was open before there were promotions: once, at the first start,
 * in one transaction.
 */
export async function knowMembers(room: PromotionsRoom): Promise<void> {
  await room.db.tx(async (tx) => {
    if (await hasMembers(tx)) return;
    for (let after: MemberId | null = null; ; ) {
      const members = await room.identity.membersAfter(tx, after);
      for (const member of members) await insertMember(tx, member);
      const memberIds = members.map(({ memberId }) => memberId);
      for (const deposits of await room.cashier.depositsOf(tx, memberIds))
        await writeDeposits(tx, deposits);
      const last = members.at(-1);
      if (!last) return;
      after = last.memberId;
    }
  });
}
