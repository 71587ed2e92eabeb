import { playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import { ownReferral } from './own-referral.ts';
import type { Insides } from './room.ts';
import { avatarOf } from './rules/avatar-of.ts';
import { faceOf, writeAvatar } from './store/avatars.ts';
import { noteFirstLogin, writeLanguage } from './store/members.ts';

const { member, referral } = playerRoutes;

/** The member's picture, welcome, language and invitations. */
export function ownRoutes(room: Insides, serve: Serve): void {
  for (const route of [member.avatar, member.icon])
    serve.read(route, async (tx, _input, caller) => ({
      value: avatarOf(await faceOf(tx, playerOf(caller).memberId)),
    }));
  serve.story(member.setAvatar, async (tx, { avatar }, caller) => {
    const { memberId } = playerOf(caller);
    await writeAvatar(tx, { memberId, avatar });
    return { value: avatarOf(await faceOf(tx, memberId)) };
  });
  serve.read(referral.own, (tx, _input, caller) => ownReferral(room, tx, caller));
  serve.story(member.firstLogin, async (tx, _input, caller) => ({
    first: (await noteFirstLogin(tx, playerOf(caller).memberId, room.clock.now())) > 0,
  }));
  serve.story(member.language, async (tx, { language }, caller) => {
    await writeLanguage(tx, playerOf(caller).memberId, language);
    return { language };
  });
}
