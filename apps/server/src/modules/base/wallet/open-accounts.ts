import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { endBonus } from './end-bonus.ts';
import type { Wallet } from './face.ts';
import type { WalletRoom } from './room.ts';
import { insertMemberAccounts } from './store/accounts.ts';

/** Opens a member's cash and held accounts of one asset; safe to call twice. */
async function openAccounts(
  room: WalletRoom,
  tx: Tx,
  input: { memberId: MemberId; asset: Asset },
): Promise<void> {
  const kinds = ['cash', 'held'] as const;
  const lane = room.laneOf(input.memberId);
  await insertMemberAccounts(tx, { ...input, lane, kinds }, room.clock.now());
}

/** Opens the account of a member's bonus money, which is taka; safe to call twice. */
async function openBonus(room: WalletRoom, tx: Tx, memberId: MemberId): Promise<void> {
  const lane = room.laneOf(memberId);
  const kinds = ['bonus'] as const;
  await insertMemberAccounts(tx, { memberId, asset: 'BDT', lane, kinds }, room.clock.now());
}

/** Accounts of members, as other rooms see them. */
export const createMemberAccounts = (
  room: WalletRoom,
): Pick<Wallet, 'openAccounts' | 'openBonus' | 'endBonus'> => ({
  openAccounts: (tx, input) => openAccounts(room, tx, input),
  openBonus: (tx, memberId) => openBonus(room, tx, memberId),
  endBonus: (tx, input) => endBonus(room, tx, input),
});
