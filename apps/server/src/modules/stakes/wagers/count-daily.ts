import type { Tx } from '../../../kernel/db.ts';
import { addToDaily, moveCursor, takeBatches } from './store/daily.ts';
import { addPlayers } from './store/players.ts';
import { addToTurnover } from './store/turnover.ts';

const LANES = 16;
/** Of one lane and one run; a lane that is further behind catches up with the next runs. */
const MOST_BATCHES = 5_000;

/**
 * Brings the daily figures up to the lanes' heads. Follows a cursor over (lane, batch) that moves
 * in the same commit, so running it twice, or on two servers, counts everything once.
 */
export async function countDaily(tx: Tx): Promise<void> {
  for (let lane = 0; lane < LANES; lane++) {
    const taken = await takeBatches(tx, { lane, most: MOST_BATCHES });
    if (!taken || taken.upTo === taken.after) continue;
    await addPlayers(tx, { lane, ...taken });
    await addToDaily(tx, { lane, ...taken });
    await addToTurnover(tx, { lane, ...taken });
    await moveCursor(tx, { lane, ...taken });
  }
}
