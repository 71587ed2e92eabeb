import { type Input, isBuiltInRole } from '@nokshi/contract';
import { consoleOperatorRoutes } from '@nokshi/contract/console/operators.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { audited } from '../../../kernel/audited.ts';
import { checkOwnRights } from './rights.ts';
import { customRoles, deleteRole, operatorsWithRole, writeRole } from './store/desk.ts';
import type { Internals } from './room.ts';

type Wish = Input<typeof consoleOperatorRoutes.saveRole>;

/** Makes a custom role, or changes its permissions. */
export const roleAct = (room: Internals): Act<Wish> => ({
  code: 'identity.save-role',
  permission: 'identity.operators',
  input: consoleOperatorRoutes.saveRole.input,
  async preview(tx, wish, caller) {
    check(wish, caller);
    const from = (await permissionsBefore(room, tx, wish.id)).join(', ');
    const changes = [{ field: 'permissions', from, to: wish.permissions.join(', ') }];
    return { object: wish.id, label: wish.id, changes };
  },
  run: (tx, wish, caller) => saveRole(room, tx, { wish, caller }),
});

async function saveRole(room: Internals, tx: Tx, { wish, caller }: { wish: Wish; caller: Caller }) {
  check(wish, caller);
  const { brandId } = room.site.brand();
  const { id: roleId, permissions: to, reason } = wish;
  const from = await permissionsBefore(room, tx, roleId);
  await writeRole(tx, { brandId, roleId, permissions: to, now: room.clock.now() });
  const holders = await operatorsWithRole(tx, brandId, roleId);
  for (const holder of holders) room.sessions.refresh(tx, holder);
  const facts = { from, to, reason };
  await audited(room, tx, { caller, act: 'identity.save-role', object: roleId, facts });
}

/**
 * Refuses: identity.role-unknown, identity.role-built-in, identity.role-in-use.
 */
export async function dropRole(
  room: Internals,
  tx: Tx,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  if (isBuiltInRole(id)) throw refuse('identity.role-built-in');
  const { brandId } = room.site.brand();
  if ((await operatorsWithRole(tx, brandId, id)).length > 0) throw refuse('identity.role-in-use');
  if ((await deleteRole(tx, brandId, id)) === 0) throw refuse('identity.role-unknown');
  await audited(room, tx, { caller, act: 'identity.drop-role', object: id, facts: {} });
}

/** Refuses: identity.role-built-in, identity.own-account (a role one holds), …more-than-own. */
function check({ id, permissions }: Wish, caller: Caller): void {
  if (isBuiltInRole(id)) throw refuse('identity.role-built-in');
  if (operatorOf(caller).roles.includes(id)) throw refuse('identity.own-account');
  checkOwnRights(caller, permissions);
}

const permissionsBefore = async (room: Internals, tx: Tx, id: string): Promise<readonly string[]> =>
  (await customRoles(tx, room.site.brand().brandId)).find(({ roleId }) => roleId === id)
    ?.permissions ?? [];
