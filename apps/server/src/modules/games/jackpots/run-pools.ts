import { valueAt } from '@nokshi/house-math/jackpot/growth.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { CurrentSeed } from '../../base/fairness/index.ts';
import { awardCycle } from './award-cycle.ts';
import { beginCycle } from './begin-cycle.ts';
import { countStakes } from './count-stakes.ts';
import { fallsBecause } from './falls-because.ts';
import { coverLeft, fundCycle } from './fund-cycle.ts';
import { growthOf } from './growth-of.ts';
import { potOf, publishChanged } from './deps.ts';
import type { JackpotsRoom } from './room.ts';
import { cycleById } from './store/cycles.ts';
import { type CycleId, lockPool, noteAwake, type PoolId, poolsOf } from './store/pools.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts stakes, funds what is due and awards what has fallen, of every pool. Each step is its own
 * transaction under the pool's lock: after an interruption the next run continues from there.
 */
export async function runPools(room: JackpotsRoom): Promise<void> {
  const pools = await room.db.read((tx) => poolsOf(tx, room.brandId));
  for (const { poolId, state } of pools) if (state !== 'ENDED') await runPool(room, poolId);
}

async function runPool(room: JackpotsRoom, poolId: PoolId): Promise<void> {
  // From memory, and before the transaction: it may need its own connection.
  const seed = await room.fairness.current(potOf(poolId));
  const cycleId = await room.db.tx((tx) => bringUp(room, tx, { poolId, seed }));
  if (cycleId) await room.db.tx((tx) => awardCycle(room, tx, { poolId, cycleId, seed }));
}

/** Returns the cycle to award, if it is due. */
async function bringUp(
  room: JackpotsRoom,
  tx: Tx,
  { poolId, seed }: { poolId: PoolId; seed: CurrentSeed },
): Promise<CycleId | null> {
  const pool = await lockPool(tx, { brandId: room.brandId, poolId });
  if (!pool) return null;
  await noteAwake(tx, { poolId, at: room.clock.now() });
  if (pool.state === 'WAITING' && (await beginCycle(room, tx, { pool, after: null })))
    tx.afterCommit(() => publishChanged(room));
  if (!pool.cycleId) return null;
  const cycle = await cycleById(tx, pool.cycleId);
  await countStakes(room, tx, cycle);
  if (pool.state !== 'RUNNING') return null;
  if (seed.commitment !== cycle.commitment) {
    // Memory is behind: the next run loads it again.
    room.fairness.forget(potOf(poolId));
    return null;
  }
  const now = room.clock.now();
  const growth = growthOf(cycle, { cover: await coverLeft(room, tx, cycle), state: pool.state });
  const isDue = fallsBecause(cycle, { seed, value: valueAt(growth, now.getTime()), now }) !== null;
  const wasHour = Math.floor((growth.tick * growth.stepMs) / HOUR_MS);
  if (isDue || wasHour !== Math.floor(now.getTime() / HOUR_MS))
    await fundCycle(room, tx, { cycle, state: pool.state });
  return isDue ? cycle.cycleId : null;
}
