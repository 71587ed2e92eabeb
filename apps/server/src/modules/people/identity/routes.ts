import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { operatorOf, playerOf, type Serve } from '../../../kernel/caller.ts';
import { toWire } from '../../../kernel/ids.ts';
import { noteActivity } from './activity.ts';
import { affiliateRoutes } from './affiliate-routes.ts';
import { agentOverview } from './agent-overview.ts';
import { audited } from '../../../kernel/audited.ts';
import { challengeKind } from './challenge-kind.ts';
import { changeOperatorPassword } from './change-operator-password.ts';
import { codeRoutes } from './code-routes.ts';
import { endSessions } from './end-sessions.ts';
import { heldTries, releaseTries } from './held-tries.ts';
import { askAffiliate } from './invitation.ts';
import { freezeAct, unfreezeAct } from './freeze-member.ts';
import { giveContactAct } from './give-contact.ts';
import { findMembers } from './list-members.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { loginByCode } from './login-by-code.ts';
import { loginOperator, toOperator } from './login-operator.ts';
import { exportMember, forgetMemberDevice, memberSecurity } from './member-care.ts';
import { addMemberNote, memberNotes, memberStanding } from './member-notes.ts';
import { beginFactor, confirmFactor, removeFactor } from './operator-factor.ts';
import { operatorDeskRoutes } from './operator-routes.ts';
import { ownRoutes } from './own-routes.ts';
import { register } from './register.ts';
import { memberFactorsAct } from './reset-member-factors.ts';
import { revokeSession } from './revoke-session.ts';
import type { Insides } from './room.ts';
import { changeView, dropView, saveView, savedViews } from './saved-views.ts';
import { securityRoutes } from './security-routes.ts';
import { ownInfo, sessionInfo } from './session-info.ts';
import { startFreePlay } from './start-free-play.ts';
import { memberOfWire, showMember } from './show-member.ts';
import { operatorById } from './store/operators.ts';

export function identityRoutes(room: Insides, serve: Serve): void {
  const { identity, freePlay, agents } = playerRoutes;
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
    input.type === 'sms' ? loginByCode(room, input, caller) : login(room, input, caller),
  );
  serve.direct(identity.register, (form, caller) => register(room, form, caller));
  serve.read(identity.sessionInfo, (tx, _input, caller) => sessionInfo(room, tx, playerOf(caller)));
  serve.read(identity.memberInfo, (tx, _input, caller) => ownInfo(room, tx, playerOf(caller)));
  serve.direct(freePlay.begin, (input, caller) => startFreePlay(room, input, caller));
  serve.read(agents.overview, (tx, _input, caller) => agentOverview(room, tx, caller));
  serve.story(identity.logout, async (tx, _input, caller) => {
    const { memberId, sessionId } = playerOf(caller);
    await endSessions(room, tx, { ownerId: memberId, only: sessionId, because: 'log-out' });
    caller.setSession(null);
    return {};
  });
  serve.read(identity.sessions, async (tx, _input, caller) => {
    const { memberId, sessionId } = playerOf(caller);
    const own = toWire('ses', sessionId);
    const rows = await listSessions(room, tx, memberId);
    return rows.map((row) => ({ ...row, current: row.id === own }));
  });
  codeRoutes(room, serve);
  ownRoutes(room, serve);
  serve.story(identity.revokeSession, async (tx, { id }, caller) => {
    const { memberId } = playerOf(caller);
    await revokeSession(room, tx, { memberId, id, because: 'revoked' });
    return {};
  });
  securityRoutes(room, serve);
}

export function identityConsoleRoutes(room: Insides, serve: Serve): void {
  operatorRoutes(room, serve);
  operatorDeskRoutes(room, serve);
  affiliateRoutes(room, serve);
  memberRoutes(room, serve);
}

/** What operators do with their own account. */
function operatorRoutes(room: Insides, serve: Serve): void {
  const { identity } = consoleRoutes;
  serve.direct(identity.credentialKey, () => room.credentials.current());
  serve.direct(identity.login, (input, caller) => loginOperator(room, input, caller));
  serve.story(identity.logout, async (tx, _input, caller) => {
    const { operatorId, sessionId } = operatorOf(caller);
    await endSessions(room, tx, { ownerId: operatorId, only: sessionId, because: 'log-out' });
    caller.setSession(null);
    return {};
  });
  serve.read(identity.sessionInfo, async (tx, _input, caller) => {
    const { operatorId, sessionId } = operatorOf(caller);
    const operator = toOperator(await operatorById(tx, operatorId));
    return { token: toWire('ses', sessionId), operator, mode: room.site.brand().mode };
  });
  serve.direct(identity.changePassword, async (input, caller) => {
    await changeOperatorPassword(room, input, caller);
    return {};
  });
  serve.story(identity.beginFactor, (tx, _input, caller) =>
    beginFactor(room, tx, operatorOf(caller)),
  );
  serve.direct(identity.confirmFactor, async ({ code }, caller) => {
    await confirmFactor(room, caller, code);
    return {};
  });
  serve.direct(identity.removeFactor, async ({ code }, caller) => {
    await removeFactor(room, caller, code);
    return {};
  });
  viewRoutes(room, serve);
}

function viewRoutes(room: Insides, serve: Serve): void {
  const { views } = consoleRoutes;
  serve.read(views.list, (tx, _input, caller) => savedViews(tx, caller));
  serve.story(views.save, (tx, asked, caller) => saveView(room, tx, { ...asked, caller }));
  serve.story(views.change, (tx, asked, caller) => changeView(tx, { ...asked, caller }));
  serve.story(views.drop, async (tx, asked, caller) => {
    await dropView(tx, { ...asked, caller });
    return {};
  });
}

/** What operators do with members. */
function memberRoutes(room: Insides, serve: Serve): void {
  const { identity } = consoleRoutes;
  serve.read(identity.members, (tx, input) => findMembers(room, tx, input));
  serve.read(identity.member, (tx, { id }) => showMember(room, tx, id));
  serve.read(identity.memberSessions, async (tx, { id }) =>
    listSessions(room, tx, (await memberOfWire(room, tx, id)).memberId),
  );
  serve.story(identity.endMemberSession, async (tx, { id, sessionId }, caller) => {
    const { memberId } = await memberOfWire(room, tx, id);
    await revokeSession(room, tx, { memberId, id: sessionId, because: 'operator' });
    await noteActivity(room, tx, { memberId, kind: 'session-ended' });
    const act = 'identity.end-session';
    await audited(room, tx, { caller, act, object: id, facts: { sessionId } });
    return {};
  });
  const { memberCare, tries } = consoleRoutes;
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
  serve.story(memberCare.resetFactors, room.proposals.act(memberFactorsAct(room)));
  serve.story(memberCare.setContact, room.proposals.act(giveContactAct(room)));
  serve.story(memberCare.exportMember, (tx, asked, caller) =>
    exportMember(room, tx, { ...asked, caller }),
  );
  serve.story(identity.freeze, room.proposals.act(freezeAct(room)));
  serve.story(identity.unfreeze, room.proposals.act(unfreezeAct(room)));
  serve.read(identity.memberNotes, (tx, input) => memberNotes(room, tx, input));
  serve.story(identity.addMemberNote, async (tx, { id, text }, caller) => {
    await addMemberNote(room, tx, { id, text, caller });
    return {};
  });
  serve.read(identity.memberStanding, (tx, { id }) => memberStanding(room, tx, id));
}
