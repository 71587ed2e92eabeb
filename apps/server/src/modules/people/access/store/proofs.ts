import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { HeldProof } from '../rules/older-proofs.ts';

/** Records that the member removed a proof, or replaced a number or address. */
export const markProofGone = (tx: Tx, { memberId, now }: { memberId: MemberId; now: Date }) =>
  tx.run(sql`
    insert into access_proof_gone (member_id, gone_at) values (${memberId}, ${now})
    on conflict (member_id) do update set gone_at = excluded.gone_at`);

export const proofGoneAt = async (tx: Tx, memberId: MemberId): Promise<Date | null> =>
  (
    await tx.maybe<{ goneAt: Date }>(
      sql`select gone_at as "goneAt" from access_proof_gone where member_id = ${memberId}`,
    )
  )?.goneAt ?? null;

/** What the member can show besides the log-in password and contacts; the oldest passkey. */
export const heldFactors = (tx: Tx, memberId: MemberId) =>
  tx.rows<HeldProof>(sql`
    select 'pin' as proof, set_at as since, null::timestamptz as "resetAt"
      from access_payment_password where member_id = ${memberId}
    union all select 'passkey', min(made_at), null
      from access_passkey where member_id = ${memberId} having count(*) > 0
    union all select 'totp', made_at, null
      from access_totp where member_id = ${memberId} and sealed is not null
    union all select 'recovery', min(made_at), null
      from access_recovery_code where member_id = ${memberId} having count(*) > 0`);
