import type { Output } from '@nokshi/contract';
import type { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Posted } from '../../base/wallet/index.ts';
import type { RoundRow } from '../rounds/index.ts';
import { ownBet, wireBets } from './list-bets.ts';
import { HOUSE, type LotteryRoom } from './room.ts';
import type { BetRow } from './store/bets.ts';

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
  const posted = await giveBack(room, bet, round);
  if (posted.outcome === 'posted') await room.exposure.forget(bet, round);
  const again = await room.db.read((tx) => ownBet(room, tx, { session, betId }));
  const [shown] = await room.db.read((tx) => wireBets(room, tx, [again.bet]));
  if (!shown) throw new Error(`the bet ${bet.id} is gone`);
  return { bet: shown, balance: toDecimal(posted.balance), version: String(posted.version) };
}

/** Refuses lottery.too-late-to-cancel: the commit asks it too. */
async function giveBack(room: LotteryRoom, bet: BetRow, round: RoundRow): Promise<Posted> {
  const { id, memberId, cancelledAt } = bet;
  const { series, number, state, closesAt } = round;
  const { terms } = room.games.find(bet.gameCode);
  const until = closesAt.getTime() - terms.cancelBeforeSeconds * 1_000;
  const isOpen = (state === 'WAITING' || state === 'OPEN') && room.clock.now().getTime() < until;
  if (cancelledAt === null && !isOpen) throw refuse('lottery.too-late-to-cancel');
  try {
    return await room.wagers.void({
      memberId,
      wagerId: id,
      key: derivedId<Uuid>(`lottery cancel ${id}`, id),
      digest: digestOf(`lottery cancel ${id}`),
      houseAccount: HOUSE,
      rides: [{ rider: 'lottery_cancel', ids: [id], numbers: [number, until], words: [series] }],
    });
  } catch (err) {
    const isClosed = err instanceof Refusal && err.code === 'rounds.closed';
    throw isClosed ? refuse('lottery.too-late-to-cancel') : err;
  }
}
