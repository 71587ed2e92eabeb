import type { Tx } from '../../../kernel/db.ts';
import type { JackpotsDeps } from './deps.ts';
import { passClosedTime } from './pass-closed-time.ts';
import { type JackpotsRoom, openRoom } from './room.ts';
import { runPools } from './run-pools.ts';
import { seedDemo } from './seed-demo.ts';
import { awardedByDay } from './store/awards.ts';

export type { JackpotsDeps } from './deps.ts';
export type { JackpotsRoom } from './room.ts';
export type { FundedPool } from './deps.ts';

/** The jackpots room: pools that the house funds by time, and their awards. */
export type Jackpots = {
  readonly room: JackpotsRoom;
  /** What pools paid by business day; minor units. */
  readonly awardedByDay: typeof awardedByDay;
  /** Creates the demo house's pool where there is none; may run any number of times. */
  seed(tx: Tx): Promise<void>;
  /** Passes over the time without a server, and loads the pools into memory. */
  start(): Promise<void>;
};

export function createJackpots(deps: JackpotsDeps): Jackpots {
  const room = openRoom(deps);
  deps.jobs.registerOutside('jackpots.run', () => runPools(room));
  deps.jobs.schedule('jackpots.run', '*/15 * * * * *');
  return {
    room,
    awardedByDay,
    seed: (tx) => seedDemo(room, tx),
    async start() {
      await passClosedTime(room);
      await runPools(room);
      await room.board.refresh();
    },
  };
}
