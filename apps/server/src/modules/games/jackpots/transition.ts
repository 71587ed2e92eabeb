import type { PoolState } from '@nokshi/contract/console/jackpots.ts';
import type { Tx } from '../../../kernel/db.ts';
import { canBecome } from './rules/states.ts';
import { type CycleId, type PoolRow, writeState } from './store/pools.ts';

/** The only writer of a pool's state. A change that the table does not know is a fault. */
export async function transition(
  tx: Tx,
  { poolId, state: from }: PoolRow,
  { to, cycleId }: { to: PoolState; cycleId: CycleId | null },
): Promise<void> {
  if (!canBecome(from, to)) throw new Error(`pool ${poolId}: ${from} cannot become ${to}`);
  await writeState(tx, poolId, { from, to, cycleId });
}
