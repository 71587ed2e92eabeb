import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { itemFor, mustBePositive } from './hold.ts';
import type { Posted } from './posting.ts';
import type { WalletRoom } from './room.ts';
import { ENTRY_KINDS } from './rules/entry-kinds.ts';
import { transferItem } from './transfer.ts';

/** Bonus money becomes cash: both accounts are the member's. Refuses wallet.insufficient. */
export async function convertBonus(
  room: WalletRoom,
  tx: Tx,
  said: { memberId: MemberId; key: Uuid; amount: bigint; reference: Uuid },
): Promise<Posted> {
  const { memberId, key, amount, reference } = said;
  mustBePositive(amount);
  const { cash, bonus } = await room.accounts.withBonus(memberId, tx);
  if (bonus === null) throw refuse('wallet.insufficient');
  const kind = ENTRY_KINDS.converted;
  return transferItem(room, tx, {
    ...itemFor({ memberId, asset: 'BDT', lane: room.laneOf(memberId), cash }, key, said),
    moves: [
      { account: bonus, amount: -amount, kind, contra: cash, reference },
      { account: cash, amount, kind, contra: bonus, reference },
    ],
    rides: [],
  });
}
