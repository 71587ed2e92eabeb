import { permissionCounted } from '../../base/proposals/index.ts';
import type { IdentityDeps } from './face.ts';
import { ensureFirstOperator } from './first-operator.ts';
import { registerJobs } from './jobs.ts';
import { makeLaunchToken } from './launch-token.ts';
import { lookUpMembers } from './look-up-members.ts';
import { checkPaymentPassword, setPaymentPassword } from './payment-password.ts';
import { resetFactors } from './reset-factors.ts';
import { liftRestriction, restrictMember } from './restrict-member.ts';
import { countWith } from './operator-rights.ts';
import { type IdentityRoom, openRoom } from './room.ts';
import { launchKeyOf } from './sessions.ts';
import { requireChallenge } from './require-challenge.ts';
import { lookAtWays } from './shared-ways.ts';
import { registerSendCode } from './send-code.ts';
import { provePlace } from './settle-place.ts';
import { changeStanding, lockMember } from './standing.ts';
import { requireFreePlay } from './start-free-play.ts';
import { tryVoucher } from './voucher-tries.ts';

export type { Identity, IdentityDeps, Member } from './face.ts';
export type { Hasher } from './hasher.ts';
export type { IdentityRoom } from './room.ts';
export * from './topics.ts';

/** The identity room: members, operators, their sessions, how they prove who they are. */
export function createIdentity(deps: IdentityDeps): IdentityRoom {
  const room = openRoom(deps);
  registerJobs(room);
  registerSendCode(room);
  deps.events.on(permissionCounted, (tx, permission) => countWith(room, tx, permission));
  const launchKey = launchKeyOf(deps);
  return {
    ...room,
    ...lookUpMembers(room),
    ...lookAtWays(room),
    issueLaunch: ({ sessionId }, gameId) => makeLaunchToken(launchKey, { sessionId, gameId }),
    requireFreePlay: () => requireFreePlay(room),
    requireChallenge: (input) => requireChallenge(room, { kind: 'work', ...input }),
    async raiseGeneration(tx, memberId, keep) {
      const member = await lockMember(tx, memberId);
      const end = { because: 'revoked-all', ...(keep && { keep }) };
      return changeStanding(room, tx, { member, end });
    },
    restrict: (tx, input) => restrictMember(room, tx, input),
    lift: (tx, input) => liftRestriction(room, tx, input),
    checkPaymentPassword: (input) => checkPaymentPassword(room, input),
    setPaymentPassword: (input) => setPaymentPassword(room, input),
    provePlace: (shown, caller) => provePlace(room, shown, caller),
    tryVoucher: (memberId) => tryVoucher(room, memberId),
    resetFactors: (tx, input) => resetFactors(room, tx, input),
    ensureFirstOperator: (tx) => ensureFirstOperator(room, tx),
  };
}
