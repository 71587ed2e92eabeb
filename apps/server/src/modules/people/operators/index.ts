import type { OperatorSession } from '../../../kernel/caller.ts';
import type { SessionId } from '../../../kernel/ids.ts';
import { permissionCounted } from '../../base/proposals/index.ts';
import { ensureFirstOperator } from './first-operator.ts';
import { countWith } from './rights.ts';
import type { Internals, OperatorsDeps, OperatorsRoom } from './room.ts';
import { permissionsOf } from './rules/permissions-of.ts';
import { activeOperator, type OperatorRow } from './store/operators.ts';

export type { OperatorsDeps, OperatorsRoom } from './room.ts';

/** The operators room: who runs the house, what they may do, and how they log in. */
export function createOperators(deps: OperatorsDeps): OperatorsRoom {
  const { sessions } = deps.identity;
  const room: Internals = { ...deps, sessions, guesses: deps.access.guesses };
  deps.events.on(permissionCounted, (tx, permission) => countWith(room, tx, permission));
  const find = sessions.operatorsBy((tx, operatorId) =>
    activeOperator(tx, { brandId: room.site.brand().brandId, operatorId }),
  );
  return {
    ...room,
    async session(secret) {
      const found = await find(secret);
      return found && asSession(found);
    },
    ensureFirstOperator: (tx) => ensureFirstOperator(room, tx),
  };
}

const asSession = (row: OperatorRow & { sessionId: SessionId }): OperatorSession => ({
  sessionId: row.sessionId,
  operatorId: row.operatorId,
  username: row.username,
  roles: row.roles,
  permissions: permissionsOf(row.roles, row.customPermissions),
  passwordChangeNeeded: row.passwordChangeNeeded,
  factorSetupNeeded: row.factorRequired && row.factorSealed === null,
});
