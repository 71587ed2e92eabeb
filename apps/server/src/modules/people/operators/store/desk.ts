import type { Permission } from '@nokshi/contract';
import type { OperatorState } from '@nokshi/contract/console/operators.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { OperatorId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** The operators' desk: the operators, what they may do, how they log in. */
export type ListedOperator = {
  operatorId: OperatorId;
  username: string;
  roles: string[];
  state: OperatorState;
  secondFactor: boolean;
  madeAt: Date;
  lastLoginAt: Date | null;
  linkUntil: Date | null;
};

export const listOperators = (tx: Tx, q: { brandId: string; now: Date }) =>
  tx.rows<ListedOperator>(sql`
    select operator_id as "operatorId", username, roles, state,
      factor_sealed is not null as "secondFactor", made_at as "madeAt",
      last_login_at as "lastLoginAt",
      case when link_until > ${q.now} then link_until end as "linkUntil"
    from operators_operator where brand_id = ${q.brandId} order by username limit 500`);

/** Undefined when the username is taken. */
export const insertOperator = (
  tx: Tx,
  o: { operatorId: OperatorId; brandId: string; username: string; passwordHash: string; now: Date },
) =>
  tx.run(sql`
    insert into operators_operator (operator_id, brand_id, username, state, password_hash,
      password_changed_at, password_change_needed, factor_required, made_at)
    values (${o.operatorId}, ${o.brandId}, ${o.username}, 'INVITED', ${o.passwordHash}, ${o.now},
      false, true, ${o.now})
    on conflict (brand_id, username) do nothing`);

export const writeLink = (
  tx: Tx,
  operatorId: OperatorId,
  link: { hash: Buffer; until: Date } | null,
) =>
  tx.run(sql`
    update operators_operator set link_hash = ${link?.hash ?? null},
      link_until = ${link?.until ?? null}
    where operator_id = ${operatorId}`);

/** The operator of a link, locked, while it can be used. */
type OfLink = { operatorId: OperatorId; username: string; linkUntil: Date; state: OperatorState };

export const operatorOfLink = (tx: Tx, q: { brandId: string; hash: Buffer; now: Date }) =>
  tx.maybe<OfLink>(sql`
    select operator_id as "operatorId", username, link_until as "linkUntil", state
    from operators_operator
    where brand_id = ${q.brandId} and link_hash = ${q.hash} and link_until > ${q.now}
      and state <> 'DISABLED'`);

/** The same, locked: a link opens an account once. */
export const lockOperatorOfLink = async (tx: Tx, q: Parameters<typeof operatorOfLink>[1]) => {
  await tx.run(sql`
    select from operators_operator
    where brand_id = ${q.brandId} and link_hash = ${q.hash} for update`);
  return operatorOfLink(tx, q);
};

export const writeOperatorState = (tx: Tx, operatorId: OperatorId, state: OperatorState) =>
  tx.run(sql`update operators_operator set state = ${state} where operator_id = ${operatorId}`);

export const writeRoles = (tx: Tx, operatorId: OperatorId, roles: readonly string[]) =>
  tx.run(sql`update operators_operator set roles = ${roles} where operator_id = ${operatorId}`);

/** A lost factor: the next log-in sets up another one. */
export const clearFactor = (tx: Tx, operatorId: OperatorId) =>
  tx.run(sql`
    update operators_operator
    set factor_sealed = null, factor_pending_sealed = null, factor_required = true
    where operator_id = ${operatorId}`);

/** Changes of administrators wait here for one another. */
export const lockAdmins = (tx: Tx, brandId: string) =>
  tx.rows<{ operatorId: OperatorId }>(sql`
    select operator_id as "operatorId" from operators_operator
    where brand_id = ${brandId} and state = 'ACTIVE' and 'admin' = any(roles)
    order by operator_id for update`);

export type RoleRow = { roleId: string; permissions: Permission[] };

export const customRoles = (tx: Tx, brandId: string) =>
  tx.rows<RoleRow>(sql`
    select role_id as "roleId", permissions from operators_role
    where brand_id = ${brandId} order by role_id limit 200`);

export const writeRole = (
  tx: Tx,
  role: { brandId: string; roleId: string; permissions: readonly Permission[]; now: Date },
) =>
  tx.run(sql`
    insert into operators_role (brand_id, role_id, permissions, changed_at)
    values (${role.brandId}, ${role.roleId}, ${role.permissions}, ${role.now})
    on conflict (brand_id, role_id)
      do update set permissions = excluded.permissions, changed_at = excluded.changed_at`);

export const deleteRole = (tx: Tx, brandId: string, roleId: string) =>
  tx.run(sql`delete from operators_role where brand_id = ${brandId} and role_id = ${roleId}`);

export const operatorsWithRole = async (tx: Tx, brandId: string, roleId: string) =>
  (
    await tx.rows<{ operatorId: OperatorId }>(sql`
      select operator_id as "operatorId" from operators_operator
      where brand_id = ${brandId} and ${roleId} = any(roles) limit 500`)
  ).map(({ operatorId }) => operatorId);
