import type { Tx } from '../../../../kernel/db.ts';
import type { TablesRoom } from '../room.ts';
import { betsOf } from './for-records.ts';
import { makeFlight } from './make-flight.ts';
import { checkFreeBet } from './place-bet.ts';
import { payAllLate } from './pay-late.ts';
import { playFlights } from './play-flight.ts';
import { registerKite } from './register.ts';
import { type KiteRoom, openKiteRoom } from './room.ts';
import { KITE } from './rules/flight.ts';

export type { KiteRoom } from './room.ts';

/** Riders of the kite, in functions/kite.sql. */
const RIDERS = ['tables_kite_place', 'tables_kite_take', 'tables_kite_pay'];

/** The kite: flights one at a time, bets on them, and calls to take what it shows. */
export function createKite(tables: TablesRoom): KiteRoom & {
  seed(tx: Tx): Promise<void>;
  start(): Promise<void>;
  betsOf(tx: Tx, of: Parameters<typeof betsOf>[2]): ReturnType<typeof betsOf>;
  /** See {@link checkFreeBet}. */
  checkFreeBet(stake: bigint): void;
} {
  const room = openKiteRoom(tables);
  const { jobs, wagers, rounds } = tables;
  wagers.registerRiders(RIDERS);
  rounds.play(KITE, playFlights(room));
  jobs.register('tables.make-flight', (tx) => makeFlight(room, tx));
  jobs.schedule('tables.make-flight', '*/5 * * * * *');
  jobs.registerOutside('tables.pay-late-calls', () => payAllLate(room));
  jobs.schedule('tables.pay-late-calls', '37 * * * * *');
  return {
    ...room,
    betsOf: (tx, of) => betsOf(room, tx, of),
    checkFreeBet: (stake) => checkFreeBet(room, stake),
    async seed(tx) {
      if (room.hasTables) await registerKite(room, tx);
    },
    async start() {
      await room.db.tx((tx) => makeFlight(room, tx));
    },
  };
}
