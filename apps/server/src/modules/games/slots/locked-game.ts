import type { ProgressiveGame } from '@nokshi/house-math';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { JACKPOT_GAMES, POTS_TOPIC } from './pots-board.ts';
import type { SlotsRoom } from './room.ts';
import { type JackpotRow, lockJackpot } from './store/jackpots.ts';

export type LockedGame = { readonly game: ProgressiveGame; readonly jackpot: JackpotRow };

/**
 * Locks a game, so that nobody else pays, changes or ends its pots. Refuses: slots.jackpot-unknown.
 */
export async function lockedGame(tx: Tx, gameCode: string): Promise<LockedGame> {
  const game = JACKPOT_GAMES.find(({ code }) => code === gameCode);
  const jackpot = game && (await lockJackpot(tx, gameCode));
  if (!jackpot) throw refuse('slots.jackpot-unknown');
  return { game, jackpot };
}

/** After the commit: every server reloads the pots and updates its open pages. */
export const tellAnew = (room: Pick<SlotsRoom, 'bus'>, tx: Tx): void =>
  tx.afterCommit(() => room.bus.publish(POTS_TOPIC, {}));
