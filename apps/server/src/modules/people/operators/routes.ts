import { consoleRoutes } from '@nokshi/contract';
import { operatorOf, type Serve } from '../../../kernel/caller.ts';
import { toWire } from '../../../kernel/ids.ts';
import { changePassword } from './change-password.ts';
import { beginFactor, confirmFactor, removeFactor } from './factor.ts';
import { logIn, toOperator } from './log-in.ts';
import { changeView, dropView, savedViews, saveView } from './saved-views.ts';
import { operatorById } from './store/operators.ts';
import { audited } from '../../../kernel/audited.ts';
import { inviteOperator, renewLink } from './invite-operator.ts';
import { operatorList, roleList } from './list-operators.ts';
import { operatorOfWire } from './rights.ts';
import { disableOperator, enableOperator } from './state.ts';
import { operatorFactorAct } from './reset-factor.ts';
import { dropRole, roleAct } from './save-role.ts';
import { rolesAct } from './set-roles.ts';
import { readLink, useLink } from './use-link.ts';
import type { Internals } from './room.ts';

export function operatorsRoutes(room: Internals, serve: Serve): void {
  ownRoutes(room, serve);
  viewRoutes(room, serve);
  deskRoutes(room, serve);
}

/** What operators do with their own account. */
function ownRoutes(room: Internals, serve: Serve): void {
  const { identity } = consoleRoutes;
  serve.direct(identity.login, (input, caller) => logIn(room, input, caller));
  serve.story(identity.logout, async (tx, _input, caller) => {
    const { operatorId, sessionId } = operatorOf(caller);
    await room.sessions.end(tx, { ownerId: operatorId, only: sessionId, because: 'log-out' });
    caller.setSession(null);
    return {};
  });
  serve.read(identity.sessionInfo, async (tx, _input, caller) => {
    const { operatorId, sessionId } = operatorOf(caller);
    const operator = toOperator(await operatorById(tx, operatorId));
    return { token: toWire('ses', sessionId), operator, mode: room.site.brand().mode };
  });
  serve.direct(identity.changePassword, async (input, caller) => {
    await changePassword(room, input, caller);
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
}

function viewRoutes(room: Internals, serve: Serve): void {
  const { views } = consoleRoutes;
  serve.read(views.list, (tx, _input, caller) => savedViews(tx, caller));
  serve.story(views.save, (tx, asked, caller) => saveView(room, tx, { ...asked, caller }));
  serve.story(views.change, (tx, asked, caller) => changeView(tx, { ...asked, caller }));
  serve.story(views.drop, async (tx, asked, caller) => {
    await dropView(tx, { ...asked, caller });
    return {};
  });
}

/** What operators do with operators, and how a new one logs in. */
function deskRoutes(room: Internals, serve: Serve): void {
  const { operators } = consoleRoutes;
  const setRoles = room.proposals.act(rolesAct(room));
  const saveRole = room.proposals.act(roleAct(room));
  const resetFactor = room.proposals.act(operatorFactorAct(room));
  serve.read(operators.operators, (tx, _input, caller) => operatorList(room, tx, caller));
  serve.story(operators.invite, (tx, { username }, caller) =>
    inviteOperator(room, tx, { username, caller }),
  );
  serve.story(operators.renewLink, (tx, { id }, caller) => renewLink(room, tx, { id, caller }));
  serve.story(operators.setRoles, setRoles);
  serve.story(operators.disable, async (tx, input, caller) => {
    await disableOperator(room, tx, { ...input, caller });
    return {};
  });
  serve.story(operators.enable, async (tx, input, caller) => {
    await enableOperator(room, tx, { ...input, caller });
    return {};
  });
  serve.story(operators.resetFactor, resetFactor);
  serve.story(operators.sessions, async (tx, { id }) =>
    room.sessions.list(tx, (await operatorOfWire(room, tx, id)).operatorId),
  );
  serve.story(operators.endSessions, async (tx, { id }, caller) => {
    const { operatorId } = await operatorOfWire(room, tx, id);
    const ended = await room.sessions.end(tx, { ownerId: operatorId, because: 'operator' });
    const act = 'identity.end-operator-sessions';
    await audited(room, tx, { caller, act, object: id, facts: { ended } });
    return { ended };
  });
  serve.read(operators.roles, (tx) => roleList(room, tx));
  serve.story(operators.saveRole, saveRole);
  serve.story(operators.dropRole, async (tx, { id }, caller) => {
    await dropRole(room, tx, { id, caller });
    return {};
  });
  serve.story(operators.readLink, (tx, { secret }) => readLink(room, tx, secret));
  serve.prepared(operators.useLink, (input, caller) => useLink(room, input, caller));
}
