import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { endSessions } from './end-sessions.ts';
import type { Insides } from './room.ts';

/**
 * Ends one session of this member; another member's is as unknown as none.
 * Refuses: identity.session-unknown.
 */
export async function revokeSession(
  room: Insides,
  tx: Tx,
  { memberId, id, because }: { memberId: MemberId; id: string; because: string },
): Promise<void> {
  const only = fromWire('ses', id);
  if (!only || (await endSessions(room, tx, { ownerId: memberId, only, because })) === 0)
    throw refuse('identity.session-unknown');
}
