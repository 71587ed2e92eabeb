import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, type OperatorId, toWire } from '../../../kernel/ids.ts';
import type { Insides } from './room.ts';
import { livingAt, MOST_SESSIONS } from './rules/session-end.ts';
import { liveSessionsOf } from './store/sessions.ts';

export type ListedSession = {
  id: string;
  startedAt: string;
  lastSeenAt: string;
  ip: string;
  device: string;
};

/** The live sessions of a member or operator, newest first, at most 50. */
export async function listSessions(
  room: Insides,
  tx: Tx,
  ownerId: MemberId | OperatorId,
): Promise<ListedSession[]> {
  const rows = await liveSessionsOf(tx, {
    ownerId,
    ...livingAt(room.clock.now()),
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
