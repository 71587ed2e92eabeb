import type { Play, RoundRow } from '../rounds/index.ts';
import type { TablesRoom } from './room.ts';
import { drawnBefore, drawRound, refundRound, settleRound } from './settle-round.ts';

/** A round that closes late is drawn late; so late at most. */
const CLOSES_LATE_MS = 5_000;

/** Not when the next one is open: what lies open there comes from the link of this one, or without it from another. */
function closesLateMs(room: TablesRoom, round: RoundRow): number {
  const { closedMs, showMs } = room.tables.termsOf(round);
  return Math.min(closedMs + showMs, CLOSES_LATE_MS);
}

/** How the round clock plays the tables: a result is shown before its bets are paid. */
export const playRounds = (room: TablesRoom): Play => ({
  drawnBefore: (tx, round) => drawnBefore(room, tx, round),
  outcome: (round, seeds) => drawRound(room, round, seeds),
  closesLateMs: (round) => closesLateMs(room, round),
  showMs: (round) => room.tables.termsOf(round).showMs,
  settle: (round) => settleRound(room, round),
  refund: (round) => refundRound(room, round),
  shown: (series) => room.board.topic(series),
});
