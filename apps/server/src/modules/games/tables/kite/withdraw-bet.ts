import type { Output } from '@nokshi/contract';
import type { kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { derivedId, type Uuid } from '../../../../kernel/ids.ts';
import { HOUSE } from '../room.ts';
import { answerBet, ownBet } from './own-bets.ts';
import { closedFlight } from './place-bet.ts';
import type { KiteRoom } from './room.ts';

/**
 * Takes an own bet back before its flight is closed: the stake comes back whole, and the bet stays in the root of all
 * bets, marked. Sent again it answers the same. Refuses tables.bet-unknown, tables.round-closed.
 */
export async function withdrawBet(
  room: KiteRoom,
  { session, betId }: { session: PlayerSession; betId: string },
): Promise<Output<(typeof kiteRoutes)['withdraw']>> {
  const bet = await ownBet(room, room.db, { session, betId });
  const flight = await room.flights.byId(bet.roundId);
  if (bet.withdrawnAt === null && room.clock.now() >= flight.closesAt) throw closedFlight(flight);
  const posted = await room.wagers.void({
    memberId: bet.memberId,
    wagerId: bet.id,
    key: derivedId<Uuid>(`kite withdraw ${bet.id}`, bet.id),
    digest: digestOf(`kite withdraw ${bet.id}`),
    houseAccount: HOUSE,
    rides: [{ rider: 'tables_kite_withdraw', ids: [bet.id], numbers: [flight.closesAt.getTime()] }],
  });
  room.kiteBoard.touched();
  return {
    bet: await answerBet(room, bet),
    balance: toDecimal(posted.balance),
    version: String(posted.version),
  };
}
