import { createHash } from 'node:crypto';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import type { Posted } from './posting.ts';
import { shortDigest } from './posting-item.ts';
import type { WalletRoom } from './room.ts';
import { TOMBSTONE_ENTRY } from './rules/entry-kinds.ts';
import { transferItem } from './transfer.ts';

/**
 * Takes a key with an entry of zero, so that a stake that comes after its rollback is refused. Sent
 * twice it gets the first answer. Refuses wallet.key-reused when the stake was posted: then there
 * is money to return.
 */
export async function leaveTombstone(
  room: WalletRoom,
  tx: Tx,
  { memberId, asset, key }: { memberId: MemberId; asset: Asset; key: Uuid },
): Promise<Posted> {
  const { cash } = await room.accounts.member(memberId, asset, tx);
  const lane = room.laneOf(memberId);
  const move = { account: cash, amount: 0n, kind: TOMBSTONE_ENTRY, contra: null, reference: key };
  const digest = shortDigest(createHash('sha256').update('tombstone').digest());
  return transferItem(room, tx, {
    memberId,
    asset,
    lane,
    cash,
    key,
    digest,
    moves: [move],
    rides: [],
  });
}
