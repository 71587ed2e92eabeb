import type { Tx } from '../../../kernel/db.ts';
import { JACKPOT_GAMES } from './pots-board.ts';
import type { SlotsRoom } from './room.ts';
import { addStakes } from './store/pot-stakes.ts';

const GAME_IDS = JACKPOT_GAMES.map(({ code }) => code);
const LEVELS = new Map(JACKPOT_GAMES.map(({ code, levels }) => [code, levels.map(({ id }) => id)]));

/**
 * Counts the tickets of all pots up to the heads of the lanes: each stake in a game counts once for
 * each of its pots. Called before a pot ends: the cursors stay locked until the commit, so that
 * later stakes count for the next pot.
 */
export const countTickets = ({ wagers }: Pick<SlotsRoom, 'wagers'>, tx: Tx): Promise<void> =>
  wagers.catchUp(tx, 'slots.count-tickets', async (_, batches) => {
    const stakes = await wagers.gameStakesIn(tx, { ...batches, gameIds: GAME_IDS });
    const tickets = stakes.flatMap((stake) =>
      (LEVELS.get(stake.gameId) ?? []).map((level) => ({ ...stake, level })),
    );
    if (tickets.length > 0) await addStakes(tx, tickets);
  });
