import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import { codeRoutes } from './code-routes.ts';
import { startFreePlay } from './free-play.ts';
import { giveContactAct } from './give-contact.ts';
import { heldTries, releaseTries } from './held-tries.ts';
import { askAffiliate } from './invitation.ts';
import { logInByCode } from './log-in-by-code.ts';
import { challengeKind, logInByPassword } from './log-in-by-password.ts';
import { forgetMemberDevice, memberSecurity, showMember } from './member-security.ts';
import { register } from './register.ts';
import { resetFactorsAct } from './reset-factors.ts';
import type { Internals } from './room.ts';
import { securityRoutes } from './security-routes.ts';

export function accessRoutes(room: Internals, serve: Serve): void {
  const { identity, freePlay } = playerRoutes;
  serve.direct(identity.credentialKey, async () => ({
    ...(await room.credentials.current()),
    linkKey: room.site.linkKey(),
  }));
  serve.read(identity.challenge, (tx, { username }, caller) =>
    challengeKind(room, tx, { username, caller }),
  );
  serve.direct(identity.captcha, (_input, caller) => room.challenges.image.issue(caller.guest()));
  serve.direct(identity.captchaWords, (_input, caller) =>
    room.challenges.words.issue(caller.guest()),
  );
  serve.direct(identity.proofOfWork, (_input, caller) =>
    room.challenges.work.issue(caller.guest()),
  );
  serve.story(identity.affiliate, async (tx, { code }, caller) => ({
    valid: await askAffiliate(room, tx, { code, caller }),
  }));
  serve.direct(identity.login, (input, caller) =>
    input.type === 'sms' ? logInByCode(room, input, caller) : logInByPassword(room, input, caller),
  );
  serve.direct(identity.register, (form, caller) => register(room, form, caller));
  serve.direct(freePlay.begin, (input, caller) => startFreePlay(room, input, caller));
  codeRoutes(room, serve);
  securityRoutes(room, serve);
}

/**
 * What operators do for members who cannot log in, and the key that their own log-in is sealed to.
 */
export function accessConsoleRoutes(room: Internals, serve: Serve): void {
  const { identity, memberCare, tries } = consoleRoutes;
  serve.direct(identity.credentialKey, () => room.credentials.current());
  serve.read(identity.member, (tx, { id }) => showMember(room, tx, id));
  serve.read(tries.tries, (tx) => heldTries(room, tx));
  serve.story(tries.release, async (tx, asked, caller) => {
    await releaseTries(room, tx, { ...asked, caller });
    return {};
  });
  serve.read(memberCare.memberSecurity, (tx, { id }) => memberSecurity(room, tx, id));
  serve.story(memberCare.forgetMemberDevice, async (tx, asked, caller) => {
    await forgetMemberDevice(room, tx, { ...asked, caller });
    return {};
  });
  serve.story(memberCare.resetFactors, room.proposals.act(resetFactorsAct(room)));
  serve.story(memberCare.setContact, room.proposals.act(giveContactAct(room)));
}
