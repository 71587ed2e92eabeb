import { copyAsked, memberRemoved, traitsAsked } from '../identity/index.ts';
import { requireChallenge } from './challenges.ts';
import type { AccessDeps } from './deps.ts';
import { MOST_DEVICES } from './devices.ts';
import type { AccessRoom } from './face.ts';
import { guessesOf } from './guesses.ts';
import { registerJobs } from './jobs.ts';
import { listDevices } from './member-security.ts';
import { openByHand } from './open-by-hand.ts';
import { checkPaymentPassword, setPaymentPassword } from './payment-password.ts';
import { provePlace } from './prove-place.ts';
import { openRoom } from './room.ts';
import { deleteOtherDevices, devicesOf } from './store/devices.ts';
import { paymentPasswordSetAt } from './store/payment-passwords.ts';
import { seenSince, sharedAddresses, sharedDevices } from './store/shared-places.ts';
import { tryVoucher } from './tries.ts';

export type { AccessDeps } from './deps.ts';
export type { Access, AccessRoom } from './face.ts';
export { createHasher, type Hasher } from './hasher.ts';
export type { Begun, Guess } from './tries.ts';
export { affiliateAsked, type Invited } from './invitation.ts';

/** The access room: how people prove who they are, and how often they may try. */
export function createAccess(deps: AccessDeps): AccessRoom {
  const room = openRoom(deps);
  registerJobs(room);
  deps.events.on(copyAsked, async (tx, memberId) => ({
    devices: await listDevices(room, tx, memberId),
  }));
  deps.events.on(traitsAsked, async (tx, memberId) =>
    (await devicesOf(tx, { memberId, now: deps.clock.now(), limit: MOST_DEVICES })).map(
      ({ deviceId }) => ({ kind: 'device', value: deviceId }),
    ),
  );
  deps.events.on(memberRemoved, (tx, memberId) =>
    deleteOtherDevices(tx, { memberId, deviceId: null, address: null }),
  );
  return {
    ...room,
    guesses: guessesOf(room),
    requireChallenge: (input) => requireChallenge(room, { kind: 'work', ...input }),
    openByHand: (asked) => openByHand(room, asked),
    hasPaymentPassword: async (tx, memberId) => (await paymentPasswordSetAt(tx, memberId)) !== null,
    checkPaymentPassword: (input) => checkPaymentPassword(room, input),
    setPaymentPassword: (input) => setPaymentPassword(room, input),
    provePlace: (shown, caller) => provePlace(room, shown, caller),
    tryVoucher: (memberId) => tryVoucher(room, memberId),
    sharedDevices,
    sharedAddresses,
    seenSince,
  };
}
