import type { PoolTerms } from '@nokshi/contract/console/jackpots.ts';
import type { Tx } from '../../../kernel/db.ts';
import { countFromNow } from './count-stakes.ts';
import { coverOf, potOf } from './deps.ts';
import type { JackpotsRoom } from './room.ts';
import { insertPool, type PoolId } from './store/pools.ts';

/**
 * Creates a pool with its purses and seeds, waiting for its time and cover; false when it exists.
 */
export async function makePool(
  room: JackpotsRoom,
  tx: Tx,
  { poolId, terms }: { poolId: PoolId; terms: PoolTerms },
): Promise<boolean> {
  const { brandId, clock, wallet, fairness } = room;
  const made = await insertPool(tx, { poolId, brandId, terms, madeAt: clock.now() });
  if (made === 0) return false;
  await wallet.openAccounts(tx, { memberId: potOf(poolId), asset: 'BDT' });
  await wallet.openAccounts(tx, { memberId: coverOf(poolId), asset: 'BDT' });
  await fairness.prepare(tx, { memberId: potOf(poolId) });
  await countFromNow(room, tx, poolId);
  return true;
}
