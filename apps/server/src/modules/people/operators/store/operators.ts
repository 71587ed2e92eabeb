import type { OperatorState } from '@nokshi/contract/console/operators.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { OperatorId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type OperatorRow = {
  operatorId: OperatorId;
  username: string;
  roles: string[];
  /** Permissions of custom roles. */
  customPermissions: string[];
  state: OperatorState;
  passwordHash: string;
  passwordChangeNeeded: boolean;
  factorSealed: Buffer | null;
  factorPendingSealed: Buffer | null;
  factorLastStep: number;
  factorRequired: boolean;
  madeAt: Date;
  lastLoginAt: Date | null;
  linkUntil: Date | null;
};

/** Of the operator `o`: the permissions of custom roles. */
export const customPermissions = sql`array(select distinct unnest(r.permissions)
  from operators_role r where r.brand_id = o.brand_id and r.role_id = any(o.roles))`;

const columns = sql`operator_id as "operatorId", username, roles, state,
  ${customPermissions} as "customPermissions", factor_required as "factorRequired",
  made_at as "madeAt", last_login_at as "lastLoginAt", link_until as "linkUntil", password_hash as "passwordHash",
  password_change_needed as "passwordChangeNeeded", factor_sealed as "factorSealed",
  factor_pending_sealed as "factorPendingSealed", factor_last_step as "factorLastStep"`;

export const operatorByUsername = (tx: Tx, key: { brandId: string; username: string }) =>
  tx.maybe<OperatorRow>(sql`
    select ${columns} from operators_operator o
    where brand_id = ${key.brandId} and username = ${key.username}`);

export const operatorById = (tx: Tx, operatorId: OperatorId) =>
  tx.one<OperatorRow>(
    sql`select ${columns} from operators_operator o where operator_id = ${operatorId}`,
  );

/** Makes the brand's first operator; 0 when there is one already. */
export const insertFirstOperator = (
  tx: Tx,
  o: {
    operatorId: OperatorId;
    brandId: string;
    username: string;
    passwordHash: string;
    now: Date;
  },
) =>
  tx.run(sql`
    insert into operators_operator (operator_id, brand_id, username, roles, password_hash,
      password_changed_at, password_change_needed, made_at)
    select ${o.operatorId}, ${o.brandId}, ${o.username}, '{admin}', ${o.passwordHash}, ${o.now},
      true, ${o.now}
    where not exists (select 1 from operators_operator where brand_id = ${o.brandId})
    on conflict do nothing`);

export const anyOperator = async (tx: Tx, brandId: string) =>
  (
    await tx.one<{ any: boolean }>(sql`
      select exists (select 1 from operators_operator where brand_id = ${brandId}) as any`)
  ).any;

export const recordOperatorLogin = (tx: Tx, operatorId: OperatorId, now: Date) =>
  tx.run(sql`
    update operators_operator set last_login_at = ${now} where operator_id = ${operatorId}`);

export const writeOperatorPassword = (
  tx: Tx,
  operatorId: OperatorId,
  password: { hash: string; now: Date },
) =>
  tx.run(sql`
    update operators_operator set password_hash = ${password.hash},
      password_changed_at = ${password.now}, password_change_needed = false
    where operator_id = ${operatorId}`);

export const writePendingFactor = (tx: Tx, operatorId: OperatorId, sealed: Buffer) =>
  tx.run(sql`
    update operators_operator set factor_pending_sealed = ${sealed}
    where operator_id = ${operatorId} and factor_sealed is null`);

export const writeFactor = (tx: Tx, operatorId: OperatorId, sealed: Buffer | null) =>
  tx.run(sql`
    update operators_operator set factor_sealed = ${sealed}, factor_pending_sealed = null
    where operator_id = ${operatorId}`);

/** Spends a time step; 0 when it, or a later one, was spent before. */
export const spendFactorStep = (tx: Tx, operatorId: OperatorId, step: number) =>
  tx.run(sql`
    update operators_operator set factor_last_step = ${step}
    where operator_id = ${operatorId} and factor_last_step < ${step}`);

export const operatorForUpdate = (tx: Tx, key: { brandId: string; operatorId: OperatorId }) =>
  tx.maybe<OperatorRow>(sql`
    select ${columns} from operators_operator o
    where brand_id = ${key.brandId} and operator_id = ${key.operatorId} for update of o`);

export const operatorsOf = (tx: Tx, brandId: string) =>
  tx.rows<OperatorRow>(sql`
    select ${columns} from operators_operator o where brand_id = ${brandId} limit 500`);

/** The owner of a session, while the operator may log in. */
export const activeOperator = (tx: Tx, key: { brandId: string; operatorId: OperatorId }) =>
  tx.maybe<OperatorRow>(sql`
    select ${columns} from operators_operator o
    where brand_id = ${key.brandId} and operator_id = ${key.operatorId} and state = 'ACTIVE'`);
