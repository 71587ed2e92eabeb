import { consoleRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import { audited } from '../../../kernel/audited.ts';
import { endSessions } from './end-sessions.ts';
import { inviteOperator, renewLink } from './invite-operator.ts';
import { operatorList, roleList } from './list-operators.ts';
import { listSessions } from './list-sessions.ts';
import { operatorOfWire } from './operator-rights.ts';
import { disableOperator, enableOperator } from './operator-state.ts';
import { operatorFactorAct } from './reset-operator-factor.ts';
import type { Insides } from './room.ts';
import { dropRole, roleAct } from './save-role.ts';
import { rolesAct } from './set-roles.ts';
import { readLink, useLink } from './use-link.ts';

/** What operators do with operators, and how a new one gets in. */
export function operatorDeskRoutes(room: Insides, serve: Serve): void {
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
    listSessions(room, tx, (await operatorOfWire(room, tx, id)).operatorId),
  );
  serve.story(operators.endSessions, async (tx, { id }, caller) => {
    const { operatorId } = await operatorOfWire(room, tx, id);
    const ended = await endSessions(room, tx, { ownerId: operatorId, because: 'operator' });
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
  serve.direct(operators.useLink, (input, caller) => useLink(room, input, caller));
}
