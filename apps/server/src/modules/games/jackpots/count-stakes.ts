import type { Tx } from '../../../kernel/db.ts';
import type { JackpotsRoom } from './room.ts';
import { figuresOf } from './rules/terms.ts';
import { addStakes, type CycleRow, cursorsOf, writeCursor } from './store/cycles.ts';
import type { PoolId } from './store/pools.ts';

const LANES = 16;
/** Of one lane and one run; a lane that is further behind catches up with the next runs. */
const MOST_BATCHES = 5_000;

/** Brings a cycle's stakes up to the lanes' heads; the cursor moves in the same commit. */
export async function countStakes(room: JackpotsRoom, tx: Tx, cycle: CycleRow): Promise<void> {
  const { cycleId, poolId, terms } = cycle;
  const counted = {
    asset: 'BDT',
    categories: terms.categories,
    least: figuresOf(terms).leastStake,
  } as const;
  for (const { lane, batch } of await cursorsOf(tx, poolId)) {
    const found = await room.wagers.sumStakes(tx, {
      lane,
      after: batch,
      most: MOST_BATCHES,
      counted,
    });
    if (found.upTo === batch) continue;
    if (found.stakes.length > 0) await addStakes(tx, cycleId, found.stakes);
    await writeCursor(tx, poolId, { lane, batch: found.upTo });
  }
}

/** What was staked before a pool was made brings no tickets. */
export async function countFromNow(room: JackpotsRoom, tx: Tx, poolId: PoolId): Promise<void> {
  const counted = { asset: 'BDT', categories: [], least: 0n } as const;
  for (let lane = 0; lane < LANES; lane += 1) {
    const { upTo } = await room.wagers.sumStakes(tx, { lane, after: null, most: 0, counted });
    await writeCursor(tx, poolId, { lane, batch: upTo });
  }
}
