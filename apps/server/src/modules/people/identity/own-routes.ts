import { type Output, playerRoutes } from '@nokshi/contract';
import type { referralRoutes } from '@nokshi/contract/player/referral.ts';
import { type Caller, playerOf, type Serve } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { listActivity } from './activity.ts';
import { shownCode } from './invitation-codes.ts';
import type { Internals } from './room.ts';
import { avatarOf } from './rules/avatar-of.ts';
import { setProfile } from './set-profile.ts';
import { ownCodeOf } from './store/invitation-codes.ts';
import { faceOf, recordFirstLogin, writeAvatar, writeLanguage } from './store/own-settings.ts';
import { invitedBy } from './store/team-line.ts';
import { referralAsked } from './topics.ts';

const { activity, member, referral, security } = playerRoutes;

/** The member's picture, profile, welcome, language, invitations and activity. */
export function ownRoutes(room: Internals, serve: Serve): void {
  for (const route of [member.avatar, member.icon])
    serve.read(route, async (tx, _input, caller) => ({
      value: avatarOf(await faceOf(tx, playerOf(caller).memberId)),
    }));
  serve.story(member.setAvatar, async (tx, { avatar }, caller) => {
    const { memberId } = playerOf(caller);
    await writeAvatar(tx, { memberId, avatar });
    return { value: avatarOf(await faceOf(tx, memberId)) };
  });
  serve.story(security.setProfile, async (tx, told, caller) => {
    await setProfile(room, tx, { memberId: playerOf(caller).memberId, told });
    return {};
  });
  serve.read(activity.list, (tx, asked, caller) =>
    listActivity(tx, { memberId: playerOf(caller).memberId, asked }),
  );
  serve.read(referral.own, (tx, _input, caller) => ownReferral(room, tx, caller));
  serve.story(member.firstLogin, async (tx, _input, caller) => ({
    first: (await recordFirstLogin(tx, playerOf(caller).memberId, room.clock.now())) > 0,
  }));
  serve.story(member.language, async (tx, { language }, caller) => {
    await writeLanguage(tx, playerOf(caller).memberId, language);
    return { language };
  });
}

/**
 * A member's own code, as it is shown, and how many members it brought. Checklist MC-013, E-100.
 */
async function ownReferral(
  room: Internals,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof referralRoutes.own>> {
  const { memberId } = playerOf(caller);
  const own = (await ownCodeOf(tx, memberId)) ?? '';
  const { brandId } = room.site.brand();
  const { members, firstAt, lastAt } = await invitedBy(tx, { brandId, code: own });
  const brings = await room.events.emit(tx, referralAsked, memberId);
  return {
    on: room.site.flag('REFERRAL3') && brings.includes(true),
    code: shownCode(own),
    members,
    firstAt: firstAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
  };
}
