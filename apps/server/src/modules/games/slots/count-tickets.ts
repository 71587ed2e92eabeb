import type { Tx } from '../../../kernel/db.ts';
import { JACKPOT_GAMES } from './pots-board.ts';
import type { SlotsRoom } from './room.ts';
import { addStakes, lockCursors, writeCursors } from './store/pot-stakes.ts';

/** Of each lane and one step; what is further behind takes more steps. */
const MOST_BATCHES = 5_000;

/**
 * Brings the tickets of all pots up to the lanes' heads: what was staked in a game counts for each
 * of its pots, once, since the cursors move in the same commit. Whoever ends a pot calls it first
 * and holds the cursors until then, so that what is staked meanwhile counts for the next.
 */
export async function countTickets(room: Pick<SlotsRoom, 'wagers'>, tx: Tx): Promise<void> {
  const gameIds = JACKPOT_GAMES.map(({ code }) => code);
  let after = await lockCursors(tx);
  for (;;) {
    const found = await room.wagers.sumGameStakes(tx, { after, most: MOST_BATCHES, gameIds });
    for (const { code, levels } of JACKPOT_GAMES) {
      const own = found.stakes.filter(({ gameId }) => gameId === code);
      const ids = levels.map(({ id }) => id);
      if (own.length > 0) await addStakes(tx, ids, own);
    }
    await writeCursors(tx, found.upTo);
    if (found.isAll) return;
    after = [...found.upTo];
  }
}
