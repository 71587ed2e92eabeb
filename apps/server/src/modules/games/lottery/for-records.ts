import type { LotteryBet } from '@nokshi/contract/player/lottery.ts';
import type { LotteryOfWager } from '@nokshi/contract/player/records.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid, WagerId } from '../../../kernel/ids.ts';
import { wireBets } from './list-bets.ts';
import type { LotteryRoom } from './room.ts';
import { betsByIds } from './store/bets.ts';
import { chasesAmong as readChasesAmong } from './store/chases.ts';

type Asked<Id> = { readonly memberId: MemberId; readonly ids: readonly Id[] };

/** A member's bets by their wagers, as the betting record shows them. */
export async function betsOf(
  room: LotteryRoom,
  tx: Tx,
  { memberId, ids }: Asked<WagerId>,
): Promise<ReadonlyMap<WagerId, LotteryOfWager>> {
  const rows = await betsByIds(tx, { lane: room.wallet.laneOf(memberId), ids });
  const shown = await wireBets(room, tx, rows);
  return new Map(
    rows.flatMap(({ id }, at) => {
      const bet = shown[at];
      return bet ? [[id, ofWager(bet)]] : [];
    }),
  );
}

/** What a bet has beside the game, the money and the times of its wager. */
function ofWager(bet: LotteryBet): LotteryOfWager {
  const { family, issue, drawDate, play, selection, isWhole, units, unitPrice } = bet;
  const { multiple, state, rebate, numbers, chaseId } = bet;
  const chosen = { play, selection, isWhole, units, unitPrice, multiple };
  return { family, issue, drawDate, ...chosen, state, rebate, numbers, chaseId };
}

/** Which of these ids are chases of the member. */
export const chasesAmong = (
  room: LotteryRoom,
  tx: Tx,
  { memberId, ids }: Asked<Uuid>,
): Promise<ReadonlySet<Uuid>> =>
  readChasesAmong(tx, { lane: room.wallet.laneOf(memberId), memberId, ids });
