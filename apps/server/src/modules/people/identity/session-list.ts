import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId, type OperatorId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { IdentityDeps } from './room.ts';
import { liveBounds, MOST_SESSIONS } from './rules/session-end.ts';
import { publishEnded } from './sessions.ts';
import {
  countLiveSessions,
  type Ending,
  endSessionRows,
  liveSessionsOf,
} from './store/sessions.ts';

type Deps = Pick<IdentityDeps, 'clock' | 'bus' | 'live'>;
type OwnerId = MemberId | OperatorId;

export type ListedSession = {
  id: string;
  startedAt: string;
  lastSeenAt: string;
  ip: string;
  device: string;
};

/** The live sessions of a member or operator, newest first, at most 50. */
export async function listSessions(room: Deps, tx: Tx, ownerId: OwnerId): Promise<ListedSession[]> {
  const rows = await liveSessionsOf(tx, {
    ownerId,
    ...liveBounds(room.clock.now()),
    limit: MOST_SESSIONS,
  });
  return rows.map((row) => ({
    id: toWire('ses', row.sessionId),
    startedAt: row.startedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    ip: row.ip,
    device: row.device,
  }));
}

/** How many live sessions each of these has; owners without one are left out. */
export const countSessions = async (
  room: Deps,
  tx: Tx,
  ownerIds: readonly OwnerId[],
): Promise<ReadonlyMap<OwnerId, number>> => {
  const rows = await countLiveSessions(tx, { ownerIds, ...liveBounds(room.clock.now()) });
  return new Map(rows.map(({ ownerId, sessions }) => [ownerId, sessions]));
};

/** Ends sessions of one owner and answers how many; after the commit no server accepts them. */
export async function endSessions(
  room: Deps,
  tx: Tx,
  ending: Omit<Ending, 'now'>,
): Promise<number> {
  const ended = await endSessionRows(tx, { ...ending, now: room.clock.now() });
  if (ended.length > 0) tx.afterCommit(() => publishEnded(room, ended));
  return ended.length;
}

/**
 * Ends one session of this member; another member's is as unknown as a missing one. Refuses:
 * identity.session-unknown.
 */
export async function revokeSession(
  room: Deps,
  tx: Tx,
  { memberId, id, because }: { memberId: MemberId; id: string; because: string },
): Promise<void> {
  const only = fromWire('ses', id);
  if (!only || (await endSessions(room, tx, { ownerId: memberId, only, because })) === 0)
    throw refuse('identity.session-unknown');
}
