import type { PromotionsRoom } from '../room.ts';
import { hasMembers, insertMember, writeDeposits } from '../store/members.ts';

/**
 * Facts of the members of a house that was open before there were promotions: once, at the first start,
 * in one transaction.
 */
export async function knowMembers(room: PromotionsRoom): Promise<void> {
  await room.db.tx(async (tx) => {
    if (await hasMembers(tx)) return;
    for await (const { members, deposits } of room.cashier.everyMember(tx)) {
      for (const member of members) await insertMember(tx, member);
      for (const each of deposits) await writeDeposits(tx, each);
    }
  });
}
