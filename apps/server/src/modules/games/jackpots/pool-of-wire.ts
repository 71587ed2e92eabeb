import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { JackpotsRoom } from './room.ts';
import { lockPool, type PoolRow } from './store/pools.ts';

/** The pool of an id on the wire, locked until the commit. Refuses: jackpots.pool-unknown. */
export async function lockPoolOfWire(
  { brandId }: JackpotsRoom,
  tx: Tx,
  wire: string,
): Promise<PoolRow> {
  const poolId = fromWire('jpl', wire);
  const pool = poolId && (await lockPool(tx, { brandId, poolId }));
  if (!pool) throw refuse('jackpots.pool-unknown');
  return pool;
}
