import { accountsOf } from './accounts.ts';
import { recordActivity } from './activity.ts';
import type { IdentityDeps } from './room.ts';
import type { IdentityRoom } from './face.ts';
import { registerJobs } from './jobs.ts';
import { knowAgain } from './know-again.ts';
import { applyMissedMoves } from './line/apply-moves.ts';
import { lineOf } from './line/face.ts';
import { lookUpMembers } from './look-up-members.ts';
import { requireFreePlay } from './open-trial.ts';
import { liftRestriction, restrictMember } from './restrict-member.ts';
import { countSessions, endSessions, listSessions } from './session-list.ts';
import { makeLaunchToken } from './session-secrets.ts';
import { createSessions, launchKeyOf, publishChanged } from './sessions.ts';
import { startSession } from './start-session.ts';
import { underAgeAmong, underAgeSince } from './store/ages.ts';
import { matchedSince, matchesOf } from './store/traits.ts';

export type * from './face.ts';
export { applyMoves } from './line/apply-moves.ts';
export { readMail, readPhone } from './read-contact.ts';
export { pairsAbove as linePairs } from './store/line-reads.ts';
export { isFreePlayName } from './open-trial.ts';
export { newInvitationCode } from './rules/invitation-code.ts';
export { maskedContact } from './rules/masked.ts';
export { deviceWords } from './sessions.ts';
export * from './topics.ts';

/** The identity room: members, their standing and team line, and who is logged in. */
export function createIdentity(room: IdentityDeps): IdentityRoom {
  registerJobs(room);
  const launchKey = launchKeyOf(room);
  return {
    ...room,
    ...lookUpMembers(room),
    accounts: accountsOf(room),
    line: lineOf(room),
    start: () => applyMissedMoves(room),
    sessions: {
      ...createSessions(room),
      start: (tx, input) => startSession(room, tx, input),
      end: (tx, ending) => endSessions(room, tx, ending),
      list: (tx, ownerId) => listSessions(room, tx, ownerId),
      count: (tx, ownerIds) => countSessions(room, tx, ownerIds),
      refresh: (tx, ownerId) => tx.afterCommit(() => publishChanged(room, ownerId)),
    },
    issueLaunch: ({ sessionId }, gameId) => makeLaunchToken(launchKey, { sessionId, gameId }),
    requireFreePlay: () => requireFreePlay(room),
    knowAgain: (tx, memberId) => knowAgain(room, tx, memberId),
    matchesOf,
    matchedSince,
    underAgeAmong,
    underAgeSince,
    recordActivity: (tx, happened) => recordActivity(room, tx, happened),
    restrict: (tx, input) => restrictMember(room, tx, input),
    lift: (tx, input) => liftRestriction(room, tx, input),
  };
}
