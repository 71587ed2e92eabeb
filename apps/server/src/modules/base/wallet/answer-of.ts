import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Posted } from './posting.ts';
import type { WalletRoom } from './room.ts';
import { findFirstAnswer } from './store/first-answer.ts';

/**
 * The stored answer of a key, whatever posted it; null when nothing was posted yet. Moves nothing.
 * Refuses wallet.account-closed (no account was ever opened), wallet.key-expired (a rollback took
 * the key), wallet.key-reused (it is another member's).
 */
export async function askByKey(
  room: WalletRoom,
  tx: Tx,
  { memberId, asset, key }: { memberId: MemberId; asset: Asset; key: Uuid },
): Promise<Posted | null> {
  const lane = room.laneOf(memberId);
  const { cash } = await room.accounts.member(memberId, asset, tx);
  const first = await findFirstAnswer(tx, { lane, cash, key, at: room.clock.now() });
  if (!first) return null;
  const { status, balance, seq: version, batch, at } = first;
  if (status === 'tombstone') throw refuse('wallet.key-expired');
  if (status === 'reused') throw refuse('wallet.key-reused');
  return { outcome: 'repeated', balance, version, lane, batch, at };
}
