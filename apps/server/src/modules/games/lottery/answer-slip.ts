import type { Input, Output } from '@nokshi/contract';
import type { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { breakDue } from './break-due.ts';
import { wireBets } from './list-bets.ts';
import { placeSlip } from './place-slip.ts';
import type { LotteryRoom } from './room.ts';
import { placedByIds } from './store/bets.ts';

type Call = (typeof lotteryRoutes)['place'];

/** Places a slip and answers its bets as they are stored: a retry gets the same. */
export async function answerSlip(
  room: LotteryRoom,
  input: { session: PlayerSession; key: string; asked: Input<Call> },
): Promise<Output<Call>> {
  const { posted, lines, staked } = await placeSlip(room, input);
  const { session, asked } = input;
  // The bets are placed whether or not this works.
  await room.openings.note({ session, gameCode: asked.gameCode }).catch((err: unknown) => {
    room.log.warn('the opening of a lottery was not noted', { gameCode: asked.gameCode, err });
  });
  const lane = room.wallet.laneOf(session.memberId);
  const ids = lines.map(({ wagerId }) => wagerId);
  return room.db.read(async (tx) => {
    const rows = await placedByIds(tx, { lane, ids });
    return {
      bets: await wireBets(room, tx, rows),
      breakDue: await breakDue(room, tx, rows),
      staked: toDecimal(staked),
      balance: toDecimal(posted.balance),
      version: String(posted.version),
    };
  });
}
