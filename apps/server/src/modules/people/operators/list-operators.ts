import { OPERATOR_ROLES, type Output, ROLE_PERMISSIONS } from '@nokshi/contract';
import type { consoleOperatorRoutes } from '@nokshi/contract/console/operators.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { customRoles, listOperators } from './store/desk.ts';
import { operatorsOf } from './store/operators.ts';
import type { Internals } from './room.ts';

type Routes = typeof consoleOperatorRoutes;

/** Every operator of the house, by name; at most 500. */
export async function operatorList(
  room: Internals,
  tx: Tx,
  caller: Caller,
): Promise<Output<Routes['operators']>> {
  const now = room.clock.now();
  const { brandId } = room.site.brand();
  const rows = await listOperators(tx, { brandId, now });
  const sessions = await room.sessions.count(
    tx,
    rows.map(({ operatorId }) => operatorId),
  );
  return rows.map(({ operatorId, madeAt, lastLoginAt, linkUntil, ...row }) => ({
    ...row,
    id: toWire('opr', operatorId),
    sessions: sessions.get(operatorId) ?? 0,
    madeAt: madeAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    linkUntil: linkUntil?.toISOString() ?? null,
    own: operatorId === operatorOf(caller).operatorId,
  }));
}

/** Every role, built-in ones first, and how many operators have it. */
export async function roleList(room: Internals, tx: Tx): Promise<Output<Routes['roles']>> {
  const { brandId } = room.site.brand();
  const operators = await operatorsOf(tx, brandId);
  const have = (role: string) => operators.filter(({ roles }) => roles.includes(role)).length;
  const own = await customRoles(tx, brandId);
  return [
    ...OPERATOR_ROLES.map((id) => ({
      id,
      builtIn: true,
      permissions: [...ROLE_PERMISSIONS[id]],
      operators: have(id),
    })),
    ...own.map(({ roleId: id, permissions }) => ({
      id,
      builtIn: false,
      permissions,
      operators: have(id),
    })),
  ];
}
