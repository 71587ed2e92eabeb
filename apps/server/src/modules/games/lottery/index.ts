import { makeIssues } from './make-issues.ts';
import type { LotteryDeps } from './deps.ts';
import { KIND, openRoom, type LotteryRoom } from './room.ts';
import { drawNumbers, refundRound, settleRound } from './settle-round.ts';
import { shownOf } from './cards.ts';
import { registerLotteries } from './register.ts';
import type { Tx } from '../../../kernel/db.ts';

export type { LotteryDeps } from './deps.ts';
export type { LotteryRoom } from './room.ts';

/** The lottery room: games, plays, bets, chases, draws of the house and results from elsewhere. */
export function createLottery(deps: LotteryDeps): LotteryRoom & {
  seed(tx: Tx): Promise<void>;
  start(): Promise<void>;
} {
  const room = openRoom(deps);
  deps.wagers.registerRiders(['lottery_place', 'lottery_cancel']);
  deps.rounds.play(KIND, {
    outcome: drawNumbers,
    settle: (round) => settleRound(room, round),
    refund: (round) => refundRound(room, round),
    shown: (series) => shownOf(room, series),
  });
  deps.jobs.register('lottery.make-issues', (tx) => makeIssues(room, tx));
  deps.jobs.schedule('lottery.make-issues', '7 */10 * * * *');
  return {
    ...room,
    async seed(tx) {
      await room.games.seed(tx);
      await registerLotteries(room, tx);
    },
    async start() {
      await room.games.refresh();
      await deps.db.tx((tx) => makeIssues(room, tx));
    },
  };
}
