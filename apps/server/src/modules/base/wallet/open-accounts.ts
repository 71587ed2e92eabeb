import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { WalletRoom } from './room.ts';
import { insertMemberAccounts } from './store/accounts.ts';

/** Opens a member's cash and held accounts of one asset; safe to call twice. */
export async function openAccounts(
  room: WalletRoom,
  tx: Tx,
  input: { memberId: MemberId; asset: Asset },
): Promise<void> {
  await insertMemberAccounts(tx, { ...input, lane: room.laneOf(input.memberId) }, room.clock.now());
}
