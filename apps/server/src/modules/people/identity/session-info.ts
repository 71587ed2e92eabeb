import type { Output } from '@nokshi/contract';
import type { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { toMemberInfo } from './member-info.ts';
import type { Insides } from './room.ts';
import { idleEndsAt } from './rules/session-end.ts';
import { memberById } from './store/members.ts';
import { startedAtOf } from './store/sessions.ts';

/** Log-in information of the live session; this very request counts as its last. S-018, S-064. */
export async function sessionInfo(
  room: Insides,
  tx: Tx,
  session: PlayerSession,
): Promise<Output<typeof identityRoutes.sessionInfo>> {
  const startedAt = await startedAtOf(tx, session.sessionId);
  const now = room.clock.now();
  const endsAt = idleEndsAt(startedAt, now);
  return {
    token: toWire('ses', session.sessionId),
    userInfo: await ownInfo(room, tx, session),
    startedAt: startedAt.toISOString(),
    idleEndsAt: endsAt.toISOString(),
    passwordExpired: session.passwordChangeNeeded,
    idleSeconds: Math.floor((endsAt.getTime() - now.getTime()) / 1000),
  };
}

/** Who is logged in. Checklist X-006. */
export async function ownInfo(room: Insides, tx: Tx, session: PlayerSession) {
  const member = await memberById(tx, session.memberId);
  if (!member) throw refuse('edge.session-ended');
  return toMemberInfo(member, room);
}
