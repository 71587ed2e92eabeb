import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { HeldProof } from '../rules/older-proofs.ts';

/** The member took a proof off, or another number or address in its place. */
export const markProofGone = (tx: Tx, { memberId, now }: { memberId: MemberId; now: Date }) =>
  tx.run(sql`update identity_member set proof_gone_at = ${now} where member_id = ${memberId}`);

export const proofGoneAt = async (tx: Tx, memberId: MemberId): Promise<Date | null> =>
  (
    await tx.maybe<{ goneAt: Date | null }>(
      sql`select proof_gone_at as "goneAt" from identity_member where member_id = ${memberId}`,
    )
  )?.goneAt ?? null;

/** What the member has to show beside the log-in password; of several passkeys the oldest. */
export const proofsOf = (tx: Tx, memberId: MemberId) =>
  tx.rows<HeldProof>(sql`
    select 'pin' as proof, set_at as since, null::timestamptz as "resetAt"
      from identity_payment_password where member_id = ${memberId}
    union all select 'passkey', min(made_at), null
      from identity_passkey where member_id = ${memberId} having count(*) > 0
    union all select 'totp', made_at, null
      from identity_totp where member_id = ${memberId} and sealed is not null
    union all select 'recovery', min(made_at), null
      from identity_recovery_code where member_id = ${memberId} having count(*) > 0
    union all select kind, verified_at, reset_at
      from identity_contact where member_id = ${memberId} and verified_at is not null`);
