import type { Tx } from '../../../kernel/db.ts';
import { memberRemoved } from '../../people/identity/index.ts';
import type { TablesDeps } from './deps.ts';
import { betsOf } from './for-records.ts';
import { createKite } from './kite/index.ts';
import { makeFirstRounds, makeRounds } from './make-rounds.ts';
import { registerTables } from './register.ts';
import { KIND, openRoom, type TablesRoom } from './room.ts';
import { drawnBefore, drawRound, refundRound, settleRound } from './settle-round.ts';
import { leaveSeats } from './store/seats.ts';

export type { TablesDeps } from './deps.ts';
export type { TablesRoom } from './room.ts';

/** A round that closes late is drawn late, up to where the shortest pause before the next one ends. */
const CLOSES_LATE_MS = 5_000;

/** The tables room: games that many members play together, their rounds and bets. */
export function createTables(deps: TablesDeps): TablesRoom & {
  readonly kite: ReturnType<typeof createKite>;
  seed(tx: Tx): Promise<void>;
  start(): Promise<void>;
  betsOf(tx: Tx, of: Parameters<typeof betsOf>[2]): ReturnType<typeof betsOf>;
} {
  const room = openRoom(deps);
  deps.wagers.registerRiders(['tables_place', 'tables_withdraw']);
  deps.rounds.play(KIND, {
    drawnBefore: (tx, round) => drawnBefore(room, tx, round),
    outcome: (round, seeds) => drawRound(room, round, seeds),
    closesLateMs: CLOSES_LATE_MS,
    showMs: (round) => room.tables.termsOf(round).showMs,
    settle: (round) => settleRound(room, round),
    refund: (round) => refundRound(room, round),
    shown: (series) => room.board.topic(series),
  });
  deps.events.on(memberRemoved, async (tx, memberId) => {
    await leaveSeats(tx, { lane: deps.wallet.laneOf(memberId), memberId });
  });
  deps.jobs.register('tables.make-rounds', (tx) => makeRounds(room, tx));
  deps.jobs.schedule('tables.make-rounds', '11 */10 * * * *');
  const kite = createKite(room);
  return {
    ...room,
    kite,
    betsOf: (tx, of) => betsOf(room, tx, of),
    async seed(tx) {
      await room.tables.seed(tx);
      await registerTables(room, tx);
      await kite.seed(tx);
    },
    async start() {
      await room.tables.refresh();
      await deps.db.tx((tx) => makeFirstRounds(room, tx));
      await kite.start();
    },
  };
}

export type Tables = ReturnType<typeof createTables>;
