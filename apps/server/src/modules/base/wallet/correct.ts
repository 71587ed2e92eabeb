import type { Tx } from '../../../kernel/db.ts';
import { closeAccounts, isClosed } from './close-accounts.ts';
import type { Posted, Posting } from './posting.ts';
import type { Wallet } from './face.ts';
import type { WalletRoom } from './room.ts';
import { areClosed, writeAccountState } from './store/accounts.ts';
import { lockLane } from './store/story.ts';
import { transferPosting } from './transfer.ts';

/**
 * A posting that leaves the member's cash as it was, also on closed accounts: what a provider takes
 * back after the closing is booked where it belongs. The lane is locked while they are open.
 */
async function correctPosting(room: WalletRoom, tx: Tx, posting: Posting): Promise<Posted> {
  const { memberId, asset, legs } = posting;
  if (legs.reduce((sum, { amount }) => sum + amount, 0n) !== 0n)
    throw new Error(`a correction of ${memberId} changes the cash`);
  const member = { lane: room.laneOf(memberId), memberId, asset };
  await lockLane(tx, member.lane);
  if (!(await areClosed(tx, member))) return transferPosting(room, tx, posting);
  await writeAccountState(tx, member, 'open');
  const posted = await transferPosting(room, tx, posting);
  await closeAccounts(room, tx, { memberId, asset });
  return posted;
}

export const createClosing = (
  room: WalletRoom,
): Pick<Wallet, 'closeAccounts' | 'isClosed' | 'correct'> => ({
  closeAccounts: (tx, input) => closeAccounts(room, tx, input),
  isClosed: (tx, input) => isClosed(room, tx, input),
  correct: (tx, posting) => correctPosting(room, tx, posting),
});
