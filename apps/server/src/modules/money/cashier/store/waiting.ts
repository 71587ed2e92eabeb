import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Members who requested a withdrawal since a moment that is not paid yet, oldest first. */
export const askedSince = (tx: Tx, q: { since: Date; limit: number }) =>
  tx.rows<{ memberId: MemberId; at: Date }>(sql`
    select member_id as "memberId", requested_at as at from cashier_withdrawal
    where state in ('REQUESTED', 'APPROVED', 'FAILED') and requested_at >= ${q.since}
    order by requested_at, withdrawal_id limit ${q.limit}`);

/** What each of these members requested and was not paid yet; minor units. */
export const waitingOf = (tx: Tx, memberIds: readonly MemberId[]) =>
  tx.rows<{ memberId: MemberId; amount: bigint }>(sql`
    select member_id as "memberId", sum(amount)::bigint as amount from cashier_withdrawal
    where member_id = any(${memberIds}::uuid[]) and state in ('REQUESTED', 'APPROVED', 'FAILED')
    group by member_id`);
