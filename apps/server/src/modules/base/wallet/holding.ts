import { expireHolds } from './expire-holds.ts';
import { captureHold, openHold, releaseHold } from './hold.ts';
import type { Lanes } from './lanes.ts';
import type { Wallet } from './face.ts';
import { releaseHeld } from './release-held.ts';
import type { WalletRoom } from './room.ts';
import { findHold } from './store/holds.ts';

/** Money on hold, as other rooms see it. */
export const createHolding = (
  room: WalletRoom,
  lanes: Lanes,
): Pick<Wallet, 'hold' | 'capture' | 'release' | 'releaseHeld' | 'leftOf' | 'expireHolds'> => ({
  hold: (tx, input) => openHold(room, tx, input),
  capture: (tx, input) => captureHold(room, tx, input),
  release: (tx, input) => releaseHold(room, tx, input),
  releaseHeld: (input) => releaseHeld(room, lanes, input),
  async leftOf(tx, { memberId, holdId }) {
    const hold = await findHold(tx, { lane: room.laneOf(memberId), holdId });
    return hold?.memberId === memberId ? hold.left : null;
  },
  expireHolds: (now) => expireHolds(room, now),
});
