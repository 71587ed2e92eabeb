import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type TotpRow = { sealed: Buffer | null; pendingSealed: Buffer | null; madeAt: Date };

export const totpOf = (tx: Tx, memberId: MemberId) =>
  tx.maybe<TotpRow>(sql`
    select sealed, pending_sealed as "pendingSealed", made_at as "madeAt"
    from access_totp where member_id = ${memberId}`);

/** 0 when an authenticator is on already. */
export const writePendingTotp = (tx: Tx, t: { memberId: MemberId; sealed: Buffer; now: Date }) =>
  tx.run(sql`
    insert into access_totp as t (member_id, pending_sealed, made_at)
    values (${t.memberId}, ${t.sealed}, ${t.now})
    on conflict (member_id) do update set pending_sealed = excluded.pending_sealed
    where t.sealed is null`);

export const writeTotp = (tx: Tx, t: { memberId: MemberId; sealed: Buffer; now: Date }) =>
  tx.run(sql`
    update access_totp set sealed = ${t.sealed}, pending_sealed = null, made_at = ${t.now}
    where member_id = ${t.memberId}`);

/** Its last step stays, so that a used code does not count for a new authenticator. */
export const eraseTotp = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`
    update access_totp set sealed = null, pending_sealed = null where member_id = ${memberId}`);

/** Spends a time step; 0 when it, or a later one, was spent before. */
export const spendTotpStep = (tx: Tx, memberId: MemberId, step: number) =>
  tx.run(sql`
    update access_totp set last_step = ${step}
    where member_id = ${memberId} and last_step < ${step}`);

/** Replaces all earlier ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  c: { memberId: MemberId; hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await deleteRecoveryCodes(tx, c.memberId);
  await tx.run(sql`
    insert into access_recovery_code (member_id, code_hash, made_at)
    select ${c.memberId}, hash, ${c.now} from unnest(${c.hashes}::bytea[]) as hash`);
}

export const deleteRecoveryCodes = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from access_recovery_code where member_id = ${memberId}`);

/** Uses a code up; 0 when there is no such code. */
export const spendRecoveryCode = (tx: Tx, memberId: MemberId, hash: Buffer) =>
  tx.run(sql`
    delete from access_recovery_code where member_id = ${memberId} and code_hash = ${hash}`);

export const recoveryCodesLeft = async (tx: Tx, memberId: MemberId) =>
  (
    await tx.one<{ left: number }>(sql`
      select count(*)::integer as left from access_recovery_code where member_id = ${memberId}`)
  ).left;
