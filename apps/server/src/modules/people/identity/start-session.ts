import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, OperatorId, SessionId } from '../../../kernel/ids.ts';
import { endSessions } from './session-list.ts';
import type { IdentityDeps } from './room.ts';
import { MOST_SESSIONS } from './rules/session-end.ts';
import { makeSecret } from './session-secrets.ts';
import { deviceWords } from './sessions.ts';
import { insertSession, type Realm } from './store/sessions.ts';

type Deps = Pick<IdentityDeps, 'ids' | 'random' | 'clock' | 'bus' | 'live'>;

export type StartedSession = { readonly sessionId: SessionId; readonly secret: string };

/**
 * A new session at every log-in; the session the caller came with, if any, ends (checklist S-019),
 * and so do the oldest beyond fifty.
 */
export async function startSession(
  room: Deps,
  tx: Tx,
  input: { realm: Realm; ownerId: MemberId | OperatorId; generation: number; caller: Caller },
): Promise<StartedSession> {
  const { realm, ownerId, generation, caller } = input;
  await endReplaced(room, tx, { realm, caller });
  const sessionId = room.ids.next<SessionId>();
  const { secret, secretHash } = makeSecret(room.random, sessionId);
  const now = room.clock.now();
  const { ip } = caller;
  const device = deviceWords(caller.device);
  await insertSession(tx, {
    sessionId,
    realm,
    ownerId,
    secretHash,
    generation,
    ip,
    device,
    startedAt: now,
    lastSeenAt: now,
  });
  await endSessions(room, tx, { ownerId, keep: MOST_SESSIONS, because: 'too-many' });
  return { sessionId, secret };
}

async function endReplaced(
  room: Deps,
  tx: Tx,
  { realm, caller }: { realm: Realm; caller: Caller },
) {
  const because = 'new-log-in';
  if (realm === 'player' && caller.session) {
    const { memberId, sessionId } = caller.session;
    await endSessions(room, tx, { ownerId: memberId, only: sessionId, because });
  }
  if (realm === 'operator' && caller.operator) {
    const { operatorId, sessionId } = caller.operator;
    await endSessions(room, tx, { ownerId: operatorId, only: sessionId, because });
  }
}
