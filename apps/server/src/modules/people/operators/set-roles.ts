import { type Input, isBuiltInRole } from '@nokshi/contract';
import { consoleOperatorRoutes } from '@nokshi/contract/console/operators.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { audited } from '../../../kernel/audited.ts';
import { checkAdminLeft, checkOwnRights, otherOperator, rightsOf } from './rights.ts';
import { permissionsOf } from './rules/permissions-of.ts';
import { customRoles, writeRoles } from './store/desk.ts';
import type { OperatorRow } from './store/operators.ts';
import type { Internals } from './room.ts';

type Wish = Input<typeof consoleOperatorRoutes.setRoles>;

/** Sets the roles of an operator; open sessions follow at the next request. */
export const rolesAct = (room: Internals): Act<Wish> => ({
  code: 'identity.set-roles',
  permission: 'identity.operators',
  input: consoleOperatorRoutes.setRoles.input,
  async preview(tx, wish, caller) {
    const { username, roles } = await check(room, tx, { wish, caller });
    const changes = [{ field: 'roles', from: roles.join(', '), to: wish.roles.join(', ') }];
    return { object: wish.id, label: username, changes };
  },
  run: (tx, wish, caller) => setRoles(room, tx, { wish, caller }),
});

async function setRoles(room: Internals, tx: Tx, asked: { wish: Wish; caller: Caller }) {
  const { operatorId, roles: from } = await check(room, tx, asked);
  const { id, roles, reason } = asked.wish;
  const to = [...new Set(roles)];
  await writeRoles(tx, operatorId, to);
  room.sessions.refresh(tx, operatorId);
  const facts = { from, to, reason };
  await audited(room, tx, { caller: asked.caller, act: 'identity.set-roles', object: id, facts });
}

/**
 * Refuses: identity.operator-unknown, identity.own-account, identity.role-unknown,
 * identity.more-than-own (a permission is added that the caller does not have),
 * identity.last-admin.
 */
async function check(
  room: Internals,
  tx: Tx,
  { wish, caller }: { wish: Wish; caller: Caller },
): Promise<OperatorRow> {
  const operator = await otherOperator(room, tx, { id: wish.id, caller });
  const custom = await customRoles(tx, room.site.brand().brandId);
  const unknown = wish.roles.find(
    (role) => !isBuiltInRole(role) && !custom.some(({ roleId }) => roleId === role),
  );
  if (unknown) throw refuse('identity.role-unknown', { field: 'roles' });
  const given = custom.filter(({ roleId }) => wish.roles.includes(roleId));
  const after = permissionsOf(
    wish.roles,
    given.flatMap(({ permissions }) => permissions),
  );
  const before = rightsOf(operator);
  checkOwnRights(
    caller,
    after.filter((permission) => !before.includes(permission)),
  );
  const wasAdmin = operator.state === 'ACTIVE' && operator.roles.includes('admin');
  if (wasAdmin && !wish.roles.includes('admin'))
    await checkAdminLeft(room, tx, operator.operatorId);
  return operator;
}
