import type { Tx } from '../../../kernel/db.ts';
import type { JackpotsRoom } from './room.ts';
import { figuresOf } from './rules/terms.ts';
import { addStakes, type CycleRow } from './store/cycles.ts';
import type { PoolId } from './store/pools.ts';

/** Each pool follows play by itself, since only stakes after its creation bring tickets. */
const followerOf = (poolId: PoolId) => `jackpots.pool ${poolId}`;

/** Counts a cycle's stakes up to the heads of the lanes. */
export async function countStakes(
  { wagers }: Pick<JackpotsRoom, 'wagers'>,
  tx: Tx,
  { cycleId, poolId, terms }: CycleRow,
): Promise<void> {
  const counted = {
    asset: 'BDT',
    categories: terms.categories,
    least: figuresOf(terms).leastStake,
  } as const;
  await wagers.catchUp(tx, followerOf(poolId), async (_, batches) => {
    const stakes = await wagers.stakesIn(tx, { ...batches, ...counted });
    if (stakes.length > 0) await addStakes(tx, cycleId, stakes);
  });
}

/** Skips what was staked before the pool was created. */
export const countFromNow = (
  { wagers }: Pick<JackpotsRoom, 'wagers'>,
  tx: Tx,
  poolId: PoolId,
): Promise<void> => wagers.followFromNow(tx, followerOf(poolId));
