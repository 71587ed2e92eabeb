import { memberRemoved } from '../../people/identity/index.ts';
import { commitPots } from './commit-pots.ts';
import { countMeters, METERS } from './count-meters.ts';
import type { SlotsDeps } from './deps.ts';
import { drawFullPots } from './draw-full-pots.ts';
import { JACKPOT_GAMES } from './pots-board.ts';
import { type FreeRounds, openFreeRounds } from './free-rounds.ts';
import { openRoom, type SlotsRoom } from './room.ts';
import { countOpenAlarms } from './store/alarms.ts';
import { freeWonByDay } from './store/free-rounds.ts';
import { drawnByDay } from './store/jackpots.ts';
import { forgetStakes } from './store/pot-stakes.ts';
import { leaveAllSeats } from './store/seat.ts';
import { surveyReturns } from './survey-returns.ts';

export type { SlotsDeps } from './deps.ts';
export type { SlotsRoom } from './room.ts';
export type Slots = ReturnType<typeof createSlots>;

/** SQL functions of this room that ride in the commit of a round (functions/ride.sql). */
const SLOTS_RIDERS = ['slots_ride', 'slots_free_ride'];

/** The slots room: rounds of the house's slots, and the seats of members. */
export function createSlots(deps: SlotsDeps): SlotsRoom & {
  /** By business day what pots paid without a round, and what free rounds paid; minor units. */
  readonly drawnByDay: typeof drawnByDay;
  readonly freeWonByDay: typeof freeWonByDay;
  /** For rooms that give free rounds of the house's slots. */
  readonly freeRounds: FreeRounds;
  /** Loads the pots into memory. */
  start(): Promise<void>;
} {
  deps.wagers.registerRiders([...deps.fairness.riders, ...SLOTS_RIDERS]);
  deps.events.on(memberRemoved, async (tx, memberId) => {
    await leaveAllSeats(tx, { lane: deps.laneOf(memberId), memberId });
    await forgetStakes(tx, memberId);
  });
  const room = openRoom(deps);
  deps.wagers.follow(METERS, (tx, batches) => countMeters(room, tx, batches));
  deps.jobs.register('slots.survey-returns', (tx) => surveyReturns(room, tx));
  deps.jobs.schedule('slots.survey-returns', '20 0 * * *');
  deps.jobs.registerOutside('slots.draw-full-pots', () => drawFullPots(room));
  deps.jobs.schedule('slots.draw-full-pots', '*/5 * * * * *');
  deps.metrics?.watch('slots_return_alarms', 'Slots whose return left its band, not closed', () =>
    deps.db.read(countOpenAlarms),
  );
  return {
    ...room,
    drawnByDay,
    freeWonByDay,
    freeRounds: openFreeRounds(room),
    async start() {
      await room.pots.refresh();
      await room.db.tx(async (tx) => {
        for (const game of JACKPOT_GAMES)
          if (room.pots.find(game.code)) await commitPots(room, tx, game);
      });
    },
  };
}
