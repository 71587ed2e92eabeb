import type { Tx } from '../../../kernel/db.ts';
import { JACKPOT_GAMES } from './pots-board.ts';
import type { SlotsRoom } from './room.ts';
import { addStakes } from './store/pot-stakes.ts';

const GAME_IDS = JACKPOT_GAMES.map(({ code }) => code);
const LEVELS = new Map(JACKPOT_GAMES.map(({ code, levels }) => [code, levels.map(({ id }) => id)]));

/**
 * Brings the tickets of all pots up to the lanes' heads: what was staked in a game counts for each
 * of its pots, once. Who ends a pot calls it first: the cursors are held until then, so that what is
 * staked meanwhile counts for the next.
 */
export const countTickets = ({ wagers }: Pick<SlotsRoom, 'wagers'>, tx: Tx): Promise<void> =>
  wagers.catchUp(tx, 'slots.count-tickets', async (_, batches) => {
    const stakes = await wagers.gameStakesIn(tx, { ...batches, gameIds: GAME_IDS });
    const tickets = stakes.flatMap((stake) =>
      (LEVELS.get(stake.gameId) ?? []).map((level) => ({ ...stake, level })),
    );
    if (tickets.length > 0) await addStakes(tx, tickets);
  });
