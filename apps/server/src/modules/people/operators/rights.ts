import type { Permission } from '@nokshi/contract';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type OperatorId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { permissionsOf } from './rules/permissions-of.ts';
import { lockAdmins } from './store/desk.ts';
import { type OperatorRow, operatorForUpdate, operatorsOf } from './store/operators.ts';
import type { Internals } from './room.ts';

/** An operator of this brand, locked. Refuses: identity.operator-unknown. */
export async function operatorOfWire(room: Internals, tx: Tx, id: string): Promise<OperatorRow> {
  const operatorId = fromWire('opr', id);
  const { brandId } = room.site.brand();
  const row = operatorId && (await operatorForUpdate(tx, { brandId, operatorId }));
  if (!row) throw refuse('identity.operator-unknown');
  return row;
}

/** The same, and not the caller. Refuses: identity.operator-unknown, identity.own-account. */
export async function otherOperator(
  room: Internals,
  tx: Tx,
  { id, caller }: { id: string; caller: Caller },
): Promise<OperatorRow> {
  const row = await operatorOfWire(room, tx, id);
  if (row.operatorId === operatorOf(caller).operatorId) throw refuse('identity.own-account');
  return row;
}

/**
 * An operator who gives permissions, or access to an account that has them, must hold them all.
 * Refuses: identity.more-than-own.
 */
export function checkOwnRights(caller: Caller, rights: readonly Permission[]): void {
  const own = operatorOf(caller).permissions;
  const permission = rights.find((each) => !own.includes(each));
  if (permission) throw refuse('identity.more-than-own', { value: { permission } });
}

export const rightsOf = ({ roles, customPermissions }: OperatorRow): readonly Permission[] =>
  permissionsOf(roles, customPermissions);

/** Another active administrator must remain. Refuses: identity.last-admin. */
export async function checkAdminLeft(
  room: Internals,
  tx: Tx,
  operatorId: OperatorId,
): Promise<void> {
  const admins = await lockAdmins(tx, room.site.brand().brandId);
  if (admins.every((admin) => admin.operatorId === operatorId)) throw refuse('identity.last-admin');
}

/** How many active operators hold a permission: whether there is a second person. */
export async function countWith(room: Internals, tx: Tx, permission: Permission): Promise<number> {
  const all = await operatorsOf(tx, room.site.brand().brandId);
  return all.filter((row) => row.state === 'ACTIVE' && rightsOf(row).includes(permission)).length;
}
