import type { Output } from '@nokshi/contract';
import type { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { knowHere } from './devices.ts';
import { toMemberInfo } from './member-info.ts';
import { rememberHere } from './remembered.ts';
import type { Insides } from './room.ts';
import { startSession } from './start-session.ts';
import { type MemberRow, memberForUpdate, recordLogin } from './store/members.ts';

export type LoginAnswer = Output<typeof identityRoutes.login>;

/**
 * Opens a session for a member who has proved everything that is asked, restricted ones included;
 * from now on the browser and the address are known. `proven`: with an old factor.
 */
export async function letIn(
  room: Insides,
  tx: Tx,
  who: { memberId: MemberRow['memberId']; caller: Caller; remember?: boolean; proven?: boolean },
): Promise<{ answer: LoginAnswer; secret: string }> {
  const { memberId, caller } = who;
  // Locked, so that a freeze at this moment either ends this session or is seen by it.
  const member = await memberForUpdate(tx, memberId);
  if (!member) throw new Error('a member who just logged in is not there');
  const { sessionId, secret } = await startSession(room, tx, {
    realm: 'player',
    ownerId: memberId,
    generation: member.generation,
    caller,
  });
  // Nobody was there before the first one who comes in.
  const proven = who.proven || member.lastLoginAt === null;
  const deviceId = await knowHere(room, tx, { memberId, caller, proven });
  if (who.remember) await rememberHere(room, tx, { memberId, deviceId, caller });
  await recordLogin(tx, memberId, room.clock.now());
  return {
    secret,
    answer: {
      token: toWire('ses', sessionId),
      firstTimeLogin: member.lastLoginAt === null,
      passwordExpired: member.mustChangePassword,
      userInfo: toMemberInfo(member, room),
    },
  };
}
