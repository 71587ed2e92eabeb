import type { Play } from '../../rounds/index.ts';
import { makeFlight } from './make-flight.ts';
import type { KiteRoom } from './room.ts';
import { CLOSES_LATE_MS, cutWhen, drawCut } from './rules/flight.ts';
import { refundFlight, settleFlight } from './settle-flight.ts';

/**
 * How the round clock flies the kite: drawn when the string is cut, which is secret until then; paid when that was
 * shown. The next flight is made in the commit in which one is over.
 */
export const playFlights = (room: KiteRoom): Play => ({
  closesLateMs: () => CLOSES_LATE_MS,
  drawsWhen: cutWhen,
  outcome: drawCut,
  showMs: (round) => room.tables.termsOf(round).showMs,
  async over(tx, { id }) {
    tx.afterCommit(() => room.flights.tellOver(id));
    await makeFlight(room, tx);
  },
  settle: (round) => settleFlight(room, round),
  refund: (round) => refundFlight(room, round),
  shown: () => room.kiteBoard.shown(),
});
