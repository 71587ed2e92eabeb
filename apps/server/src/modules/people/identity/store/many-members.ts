import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Questions about many members at once. Closed accounts are nobody's. */
export const namedMembers = (tx: Tx, q: { brandId: string; usernames: readonly string[] }) =>
  tx.rows<{ memberId: MemberId; username: string }>(sql`
    select member_id as "memberId", username from identity_member
    where brand_id = ${q.brandId} and username = any(${q.usernames}::text[])
      and closed_at is null`);

export const countOpen = async (
  tx: Tx,
  q: { brandId: string; types: readonly number[] },
): Promise<number> =>
  Number(
    (
      await tx.one<{ count: bigint }>(sql`
        select count(*) from identity_member
        where brand_id = ${q.brandId} and type = any(${q.types}::int[]) and closed_at is null`)
    ).count,
  );
