import type { VipRoom } from './room.ts';
import { hasMembers, insertMember, writeDeposited } from './store/members.ts';

/**
 * Members of a house that was open before there were levels, with what they deposited: once, at the
 * first start, in one transaction. What they staked is counted by the follower, from the first bet.
 */
export async function knowMembers(room: VipRoom): Promise<void> {
  await room.db.tx(async (tx) => {
    if (await hasMembers(tx)) return;
    for await (const { members, deposits } of room.cashier.everyMember(tx)) {
      for (const { memberId } of members)
        await insertMember(tx, { memberId, at: room.clock.now() });
      for (const each of deposits) await writeDeposited(tx, each);
    }
  });
}
