import { followChases, passChases } from './chases/follow.ts';
import { placeEntries } from './chases/place-entries.ts';
import { CHASE_RIDERS } from './chases/rides.ts';
import { makeFirstIssues, makeIssues } from './make-issues.ts';
import type { LotteryDeps } from './deps.ts';
import { KIND, openRoom, type LotteryRoom } from './room.ts';
import { drawNumbers, refundRound, settleRound } from './settle-round.ts';
import { shownOf } from './cards.ts';
import { betsOf, chasesAmong } from './for-records.ts';
import { type PlacedSlip, placeSlip } from './place-slip.ts';
import { registerLotteries } from './register.ts';
import type { Tx } from '../../../kernel/db.ts';

export type { LotteryDeps } from './deps.ts';
export { memberBases } from './member-bases.ts';
export type { LotteryRoom } from './room.ts';

/** The lottery room: games, plays, bets, chases, draws of the house and results from elsewhere. */
export function createLottery(deps: LotteryDeps): LotteryRoom & {
  seed(tx: Tx): Promise<void>;
  start(): Promise<void>;
  /** The use-case of a slip, for what knocks at the room and not at the edge. */
  place(slip: Parameters<typeof placeSlip>[1]): Promise<PlacedSlip>;
  betsOf(tx: Tx, of: Parameters<typeof betsOf>[2]): ReturnType<typeof betsOf>;
  chasesAmong(tx: Tx, of: Parameters<typeof chasesAmong>[2]): ReturnType<typeof chasesAmong>;
} {
  const room = openRoom(deps);
  deps.wagers.registerRiders(['lottery_place', 'lottery_cancel', ...CHASE_RIDERS]);
  deps.rounds.play(KIND, {
    outcome: drawNumbers,
    settle: (round) => settleRound(room, round),
    refund: (round) => refundRound(room, round),
    opened: (round) => placeEntries(room, round),
    passedOver: (ids) => passChases(room, ids),
    shown: (series) => shownOf(room, series),
  });
  followChases(room);
  deps.jobs.register('lottery.make-issues', (tx) => makeIssues(room, tx));
  deps.jobs.schedule('lottery.make-issues', '7 */10 * * * *');
  return {
    ...room,
    place: (slip) => placeSlip(room, slip),
    betsOf: (tx, of) => betsOf(room, tx, of),
    chasesAmong: (tx, of) => chasesAmong(room, tx, of),
    async seed(tx) {
      await room.games.seed(tx);
      await registerLotteries(room, tx);
    },
    async start() {
      await room.games.refresh();
      await deps.db.tx((tx) => makeFirstIssues(room, tx));
    },
  };
}

export type Lottery = ReturnType<typeof createLottery>;
