import type { PoolState } from '@nokshi/contract/console/jackpots.ts';
import type { Tx } from '../../../kernel/db.ts';
import { poolStates } from './rules/states.ts';
import { type CycleId, type PoolRow, writeState } from './store/pools.ts';

/** The only writer of a pool's state. An unknown transition is a fault. */
export async function transition(
  tx: Tx,
  { poolId, state: from }: PoolRow,
  { to, cycleId }: { to: PoolState; cycleId: CycleId | null },
): Promise<void> {
  poolStates.check(poolId, from, to);
  await writeState(tx, poolId, { from, to, cycleId });
}
