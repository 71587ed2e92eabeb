import type { Output } from '@nokshi/contract';
import type { kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import { giveBack } from '../withdraw-bets.ts';
import { answerBet, ownBet } from './own-bets.ts';
import type { KiteRoom } from './room.ts';

/**
 * Takes an own bet back before its flight is closed: the stake comes back whole, and the bet stays in the root of all
 * bets, marked. Sent again it answers the same. Refuses tables.bet-unknown, tables.round-closed.
 */
export async function withdrawBet(
  room: KiteRoom,
  { session, betId }: { session: PlayerSession; betId: string },
): Promise<Output<(typeof kiteRoutes)['withdraw']>> {
  const { bet, round } = await room.db.read(async (tx) => {
    const own = await ownBet(room, tx, { session, betId });
    return { bet: own, round: await room.rounds.byId(tx, own.roundId) };
  });
  if (!round) throw new Error(`the flight of the bet ${bet.id} is gone`);
  const { balance, version } = await giveBack(room, bet, round);
  room.kiteBoard.touched();
  return {
    bet: await answerBet(room, bet),
    balance: toDecimal(balance),
    version: String(version),
  };
}
