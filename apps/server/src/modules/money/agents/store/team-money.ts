import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** What one member sent another along the team line in a period; minor units. */
export type TeamFlow = {
  readonly fromId: MemberId;
  readonly toId: MemberId;
  readonly amount: bigint;
  readonly count: number;
  readonly since: Date;
  readonly until: Date;
};

/**
 * What these members sent and received since a moment, the largest flows first; `fromUnknown` keeps
 * only transfers sent from a place that had not settled, without an older proof.
 */
export const teamFlows = (
  tx: Tx,
  q: { memberIds: readonly MemberId[]; since: Date; limit: number; fromUnknown?: boolean },
) =>
  tx.rows<TeamFlow>(sql`
    select from_id as "fromId", to_id as "toId", sum(amount)::bigint as amount,
      count(*)::int as count, min(made_at) as since, max(made_at) as until
    from (
      select * from agents_transfer
      where from_id = any(${q.memberIds}::uuid[]) and made_at >= ${q.since}
      union all
      select * from agents_transfer
      where to_id = any(${q.memberIds}::uuid[]) and from_id <> all(${q.memberIds}::uuid[])
        and made_at >= ${q.since}) flow
    where from_unknown or not ${q.fromUnknown ?? false}
    group by from_id, to_id order by sum(amount) desc limit ${q.limit}`);

/** Who sent something since a moment, oldest first. */
export const sentSince = (tx: Tx, q: { since: Date; limit: number }) =>
  tx.rows<{ memberId: MemberId; at: Date }>(sql`
    select from_id as "memberId", made_at as at from agents_transfer
    where made_at >= ${q.since} order by made_at, transfer_id limit ${q.limit}`);
