import type { MemberId } from '../../../kernel/ids.ts';
import type { VipRoom } from './room.ts';
import { hasMembers, insertMember, writeDeposited } from './store/members.ts';

/**
 * Members of a house that was open before there were levels, with what they deposited: once, at the
 * first start, in one transaction. What they staked is counted by the follower, from the first bet.
 */
export async function knowMembers(room: VipRoom): Promise<void> {
  await room.db.tx(async (tx) => {
    if (await hasMembers(tx)) return;
    for (let after: MemberId | null = null; ; ) {
      const members = await room.identity.membersAfter(tx, after);
      for (const { memberId } of members)
        await insertMember(tx, { memberId, at: room.clock.now() });
      const memberIds = members.map(({ memberId }) => memberId);
      for (const deposits of await room.cashier.depositsOf(tx, memberIds))
        await writeDeposited(tx, deposits);
      const last = members.at(-1);
      if (!last) return;
      after = last.memberId;
    }
  });
}
