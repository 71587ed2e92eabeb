import type { Tx } from '../../../kernel/db.ts';
import { fundCycle, passTime } from './fund-cycle.ts';
import type { JackpotsRoom } from './room.ts';
import { cycleById } from './store/cycles.ts';
import { lockPool, noteAwake, type PoolId, poolsOf } from './store/pools.ts';

/** A shorter stop than this, such as a new version, does not count as closed. */
const CLOSED_MS = 5 * 60_000;

/**
 * At the start of a server: a pool does not grow in the time in which none ran. It is funded up to
 * the moment one last looked after it, and goes on from now.
 */
export async function passClosedTime(room: JackpotsRoom): Promise<void> {
  const pools = await room.db.read((tx) => poolsOf(tx, room.brandId));
  for (const { poolId } of pools) await room.db.tx((tx) => passOf(room, tx, poolId));
}

async function passOf(room: JackpotsRoom, tx: Tx, poolId: PoolId): Promise<void> {
  const pool = await lockPool(tx, { brandId: room.brandId, poolId });
  const now = room.clock.now();
  const awakeAt = await noteAwake(tx, { poolId, at: now });
  if (!pool?.cycleId || pool.state !== 'RUNNING' || !awakeAt) return;
  if (now.getTime() - awakeAt.getTime() < CLOSED_MS) return;
  const { state } = pool;
  const cycle = await cycleById(tx, pool.cycleId);
  await passTime(room, tx, await fundCycle(room, tx, { cycle, state, at: awakeAt }));
}
