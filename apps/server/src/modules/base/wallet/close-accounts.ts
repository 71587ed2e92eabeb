import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { WalletRoom } from './room.ts';
import { areClosed, selectBalances, writeAccountState } from './store/accounts.ts';
import { lockLane } from './store/story.ts';

/**
 * Closes all accounts of a member's asset; safe to call twice. The lane is locked first, so no
 * posting comes between the check and the change. An open hold has its money in `held`. Refuses
 * wallet.not-empty.
 */
export async function closeAccounts(
  room: Pick<WalletRoom, 'laneOf'>,
  tx: Tx,
  { memberId, asset }: { memberId: MemberId; asset: Asset },
): Promise<void> {
  const member = { lane: room.laneOf(memberId), memberId, asset };
  await lockLane(tx, member.lane);
  const balances = await selectBalances(tx, member);
  if (balances.some(({ balance }) => balance !== 0n)) throw refuse('wallet.not-empty');
  await writeAccountState(tx, member, 'closed');
}

export const isClosed = (
  room: Pick<WalletRoom, 'laneOf'>,
  tx: Tx,
  { memberId, asset }: { memberId: MemberId; asset: Asset },
): Promise<boolean> => areClosed(tx, { lane: room.laneOf(memberId), memberId, asset });
