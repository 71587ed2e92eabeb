import type { ResetProof } from '@nokshi/contract/player/payment-password.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { sql } from '../../../kernel/sql.ts';

/** What the member had to show beside a password before that moment. */
export const proofsBefore = async (
  tx: Tx,
  { memberId, before }: { memberId: MemberId; before: Date },
): Promise<ReadonlySet<ResetProof>> =>
  new Set(
    (
      await tx.rows<{ proof: ResetProof }>(sql`
        select 'passkey' as proof from identity_passkey
          where member_id = ${memberId} and made_at <= ${before}
        union select 'totp' from identity_totp
          where member_id = ${memberId} and sealed is not null and made_at <= ${before}
        union select 'recovery' from identity_recovery_code
          where member_id = ${memberId} and made_at <= ${before}
        union select kind from identity_contact
          where member_id = ${memberId} and verified_at <= ${before}`)
    ).map(({ proof }) => proof),
  );
