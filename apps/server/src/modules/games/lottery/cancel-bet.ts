import type { Output } from '@nokshi/contract';
import type { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { ownBet, wireBets } from './list-bets.ts';
import { HOUSE, type LotteryRoom } from './room.ts';

/**
 * Cancels an own bet while there is time before its issue closes: the stake comes back whole. The
 * bet stays in the root of all bets, marked as cancelled; a chase that placed it goes on with its next
 * issue. Refuses: lottery.bet-unknown, lottery.too-late-to-cancel. Source: domain.md 1.1.
 */
export async function cancelBet(
  room: LotteryRoom,
  { session, betId }: { session: PlayerSession; betId: string },
): Promise<Output<(typeof lotteryRoutes)['cancel']>> {
  const { bet, round } = await room.db.read((tx) => ownBet(room, tx, { session, betId }));
  const { terms } = room.games.find(bet.gameCode);
  const until = round.closesAt.getTime() - terms.cancelBeforeSeconds * 1_000;
  const key = derivedId<Uuid>(`lottery cancel ${bet.id}`, bet.id);
  if (bet.cancelledAt === null && room.clock.now().getTime() >= until)
    throw refuse('lottery.too-late-to-cancel');
  const posted = await room.wagers.void({
    memberId: bet.memberId,
    wagerId: bet.id,
    key,
    digest: digestOf(`lottery cancel ${bet.id}`),
    houseAccount: HOUSE,
    rides: [{ rider: 'lottery_cancel', ids: [bet.id], numbers: [until] }],
  });
  if (posted.outcome === 'posted') await room.exposure.forget(bet, round);
  const again = await room.db.read((tx) => ownBet(room, tx, { session, betId }));
  const [shown] = await room.db.read((tx) => wireBets(room, tx, [again.bet]));
  if (!shown) throw new Error(`the bet ${bet.id} is gone`);
  return { bet: shown, balance: toDecimal(posted.balance), version: String(posted.version) };
}
