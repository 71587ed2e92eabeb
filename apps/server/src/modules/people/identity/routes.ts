import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import { toWire } from '../../../kernel/ids.ts';
import { recordActivity } from './activity.ts';
import { audited } from '../../../kernel/audited.ts';
import { undoClosing } from './close-account.ts';
import { freezeAct, unfreezeAct } from './freeze-member.ts';
import { withdrawMove } from './line/end-move.ts';
import { lineDirects, linePath, lineRoots, listLineMoves, memberMoves } from './line/show-line.ts';
import { findMembers } from './list-members.ts';
import { exportMember } from './member-care.ts';
import { ownInfo, sessionInfo } from './member-info.ts';
import { addMemberNote, memberNotes, memberStanding } from './member-notes.ts';
import { ownRoutes } from './own-routes.ts';
import type { Internals } from './room.ts';
import { setLabels } from './set-labels.ts';
import { setTypeAct } from './set-type.ts';
import { setUplineAct } from './set-upline.ts';
import { endSessions, listSessions, revokeSession } from './session-list.ts';
import { memberOfWire } from './show-member.ts';

export function identityRoutes(room: Internals, serve: Serve): void {
  const { identity, security } = playerRoutes;
  serve.read(identity.sessionInfo, (tx, _input, caller) => sessionInfo(room, tx, playerOf(caller)));
  serve.read(identity.memberInfo, (tx, _input, caller) => ownInfo(room, tx, playerOf(caller)));
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
  serve.story(identity.revokeSession, async (tx, { id }, caller) => {
    const { memberId } = playerOf(caller);
    await revokeSession(room, tx, { memberId, id, because: 'revoked' });
    return {};
  });
  serve.story(security.undoClosing, async (tx, _input, caller) => {
    await undoClosing(room, tx, caller);
    return {};
  });
  ownRoutes(room, serve);
}

/** What operators do with members. */
export function identityConsoleRoutes(room: Internals, serve: Serve): void {
  const { identity, memberCare, memberType, agentLine } = consoleRoutes;
  serve.read(identity.members, (tx, input) => findMembers(room, tx, input));
  serve.read(identity.memberSessions, async (tx, { id }) =>
    listSessions(room, tx, (await memberOfWire(room, tx, id)).memberId),
  );
  serve.story(identity.endMemberSession, async (tx, { id, sessionId }, caller) => {
    const { memberId } = await memberOfWire(room, tx, id);
    await revokeSession(room, tx, { memberId, id: sessionId, because: 'operator' });
    await recordActivity(room, tx, { memberId, kind: 'session-ended' });
    const act = 'identity.end-session';
    await audited(room, tx, { caller, act, object: id, facts: { sessionId } });
    return {};
  });
  serve.story(memberCare.exportMember, (tx, asked, caller) =>
    exportMember(room, tx, { ...asked, caller }),
  );
  serve.story(identity.freeze, room.proposals.act(freezeAct(room)));
  serve.story(identity.unfreeze, room.proposals.act(unfreezeAct(room)));
  serve.story(memberType.setType, room.proposals.act(setTypeAct(room)));
  serve.story(memberType.setUpline, room.proposals.act(setUplineAct(room)));
  serve.story(memberType.setLabels, async (tx, wish, caller) => {
    await setLabels(room, tx, { wish, caller });
    return {};
  });
  serve.read(identity.memberNotes, (tx, input) => memberNotes(room, tx, input));
  serve.story(identity.addMemberNote, async (tx, { id, text }, caller) => {
    await addMemberNote(room, tx, { id, text, caller });
    return {};
  });
  serve.read(agentLine.roots, (tx, asked) => lineRoots(room, tx, asked));
  serve.read(agentLine.directs, (tx, asked) => lineDirects(room, tx, asked));
  serve.read(agentLine.path, (tx, asked) => linePath(room, tx, asked));
  serve.read(agentLine.moves, (tx, asked) => listLineMoves(room, tx, asked));
  serve.read(agentLine.memberMoves, (tx, asked) => memberMoves(room, tx, asked));
  serve.story(agentLine.withdraw, async (tx, wish, caller) => {
    await withdrawMove(room, tx, { wish, caller });
    return {};
  });
  serve.read(identity.memberStanding, (tx, { id }) => memberStanding(room, tx, id));
}
