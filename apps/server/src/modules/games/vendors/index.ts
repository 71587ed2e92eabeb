import type { Tx } from '../../../kernel/db.ts';
import { type FreeRounds, openFreeRounds } from './give-rounds.ts';
import { askAllHosts } from './launch-hosts.ts';
import { reconcileYesterday } from './reconcile.ts';
import { type Registration, registerVendor } from './register-vendor.ts';
import { giftsByDay, transfersAmong } from './store/gifts.ts';
import { roundsTogether } from './store/rounds-together.ts';
import { stepDueGrants } from './step-grant.ts';
import { stepDueTransfers } from './step-transfer.ts';
import { openRoom, type VendorsDeps, type VendorsRoom } from './room.ts';

export { createProfiles } from './profiles.ts';
export { type Registration, registerVendor } from './register-vendor.ts';

/** The SQL functions of this room that ride in the commit of a transaction. */
const VENDORS_RIDERS = ['vendors_ride', 'vendors_grant_ride'];

/** The vendors room: vendors whose own servers run the games that are played here. */
export type Vendors = {
  readonly room: VendorsRoom;
  /** For rooms that read books: payouts of free rounds by day, and which ids are transfers. */
  readonly giftsByDay: typeof giftsByDay;
  readonly transfersAmong: typeof transfersAmong;
  /** For rooms that give free rounds of their own accord. */
  readonly freeRounds: FreeRounds;
  /** Rounds that these members played at one table. */
  readonly roundsTogether: typeof roundsTogether;
  /** Registers a vendor with its games, or updates it. */
  register(tx: Tx, input: Registration): Promise<void>;
  /** The addresses at which vendors' games open. */
  gameOrigins(): readonly string[];
  /** Loads the vendors into memory. */
  start(): Promise<void>;
};

export function createVendors(deps: VendorsDeps): Vendors {
  const room = openRoom(deps);
  deps.wagers.registerRiders(VENDORS_RIDERS);
  deps.jobs.register('vendors.reconcile', (tx) => reconcileYesterday(room, tx));
  deps.jobs.schedule('vendors.reconcile', '0 30 3 * * *');
  deps.jobs.registerOutside('vendors.step-transfers', () => stepDueTransfers(room));
  deps.jobs.schedule('vendors.step-transfers', '*/5 * * * * *');
  deps.jobs.registerOutside('vendors.step-grants', () => stepDueGrants(room));
  deps.jobs.schedule('vendors.step-grants', '*/5 * * * * *');
  deps.jobs.register('vendors.forget-nonces', (tx) => room.nonces.forget(tx));
  deps.jobs.schedule('vendors.forget-nonces', '45 * * * * *');
  deps.jobs.registerOutside('vendors.ask-hosts', () => askAllHosts(room));
  deps.jobs.schedule('vendors.ask-hosts', '15 * * * * *');
  return {
    room,
    giftsByDay,
    transfersAmong,
    roundsTogether,
    freeRounds: openFreeRounds(room),
    register: (tx, input) => registerVendor(room, tx, input),
    gameOrigins: () => room.profiles.origins(),
    start: () => room.profiles.refresh(),
  };
}
