import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export const paymentPasswordSetAt = async (tx: Tx, memberId: MemberId) =>
  (
    await tx.maybe<{ setAt: Date }>(
      sql`select set_at as "setAt" from access_payment_password where member_id = ${memberId}`,
    )
  )?.setAt ?? null;

export const paymentHashOf = async (tx: Tx, memberId: MemberId) =>
  (
    await tx.maybe<{ hash: string }>(
      sql`select hash from access_payment_password where member_id = ${memberId}`,
    )
  )?.hash ?? null;

export const writePaymentHash = (tx: Tx, p: { memberId: MemberId; hash: string; now: Date }) =>
  tx.run(sql`
    insert into access_payment_password (member_id, hash, set_at)
    values (${p.memberId}, ${p.hash}, ${p.now})
    on conflict (member_id) do update set hash = excluded.hash, set_at = excluded.set_at`);
