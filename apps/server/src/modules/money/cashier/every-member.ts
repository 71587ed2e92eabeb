import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { CashierRoom } from './room.ts';
import { depositsOf } from './store/team-money.ts';

type Page = Awaited<ReturnType<CashierRoom['identity']['membersAfter']>>;

/** All members page by page in the order of their ids, with what each of them has deposited so far. */
export async function* everyMember({ identity }: CashierRoom, tx: Tx) {
  for (let after: MemberId | null = null; ; ) {
    const members: Page = await identity.membersAfter(tx, after);
    const memberIds = members.map(({ memberId }) => memberId);
    yield { members, deposits: await depositsOf(tx, memberIds) };
    const last = members.at(-1);
    if (!last) return;
    after = last.memberId;
  }
}
