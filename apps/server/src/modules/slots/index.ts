import { leaveAllSeats } from './store/seat.ts';
import { openRoom, type SlotsDeps, type SlotsRoom } from './room.ts';

export type { SlotsDeps, SlotsRoom } from './room.ts';

/** SQL functions of this room that ride in the commit of a round (migrations/0002-ride.sql). */
const SLOTS_RIDERS = ['slots_ride'];

/** The slots room: rounds of the house's slots, and who sits where. Nobody calls it. */
export function createSlots(deps: SlotsDeps): SlotsRoom {
  deps.wagers.registerRiders([...deps.fairness.riders, ...SLOTS_RIDERS]);
  deps.identity.onRemoved((tx, memberId) =>
    leaveAllSeats(tx, { lane: deps.laneOf(memberId), memberId }),
  );
  return openRoom(deps);
}
