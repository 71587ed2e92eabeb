import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type LineRow = {
  readonly memberId: MemberId;
  readonly username: string;
  readonly type: number;
  readonly uplineId: MemberId | null;
  readonly registeredAt: Date;
};

const columns = sql`member_id as "memberId", username, type, upline_id as "uplineId",
  registered_at as "registeredAt"`;

/** Members directly below, by name, without closed accounts. `query` is the beginning of a name. */
export const listDownlines = (
  tx: Tx,
  q: { uplineId: MemberId; query: string; after: string; limit: number },
) =>
  tx.rows<LineRow>(sql`
    select ${columns} from identity_member
    where upline_id = ${q.uplineId} and username > ${q.after}
      and starts_with(username, ${q.query}) and closed_at is null
    order by username limit ${q.limit}`);

export const countDownlines = async (tx: Tx, uplineId: MemberId): Promise<number> =>
  (
    await tx.one<{ n: number }>(sql`select count(*)::int as n from identity_member
      where upline_id = ${uplineId} and closed_at is null`)
  ).n;

/**
 * Members who registered by a member's own code, in lower case; without trial and closed accounts.
 */
export const invitedBy = (tx: Tx, of: { brandId: string; code: string }) =>
  tx.one<{ members: number; firstAt: Date | null; lastAt: Date | null }>(sql`
    select count(*)::int as members, min(registered_at) as "firstAt", max(registered_at) as "lastAt"
    from identity_member
    where brand_id = ${of.brandId} and referral_code = ${of.code} and type <> 4
      and closed_at is null`);

/** Members who registered by these affiliate codes, in lower case; without trial accounts. */
export const broughtBy = (tx: Tx, of: { brandId: string; codes: readonly string[] }) =>
  tx.rows<{ code: string; members: number; lastAt: Date }>(sql`
    select affiliate_code as code, count(*)::int as members, max(registered_at) as "lastAt"
    from identity_member
    where brand_id = ${of.brandId} and affiliate_code = any(${of.codes}::text[]) and type <> 4
    group by affiliate_code`);

/** Changes of the line happen one after another, so that two of them cannot close a circle. */
export const lockLine = (tx: Tx) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('identity team line', 0))`);

/** Whether a member is the other one, or anywhere below in the team line. */
export const isBelow = async (
  tx: Tx,
  of: { memberId: MemberId; above: MemberId },
): Promise<boolean> =>
  (
    await tx.one<{ below: boolean }>(sql`
      with recursive up (member_id, upline_id) as (
        select member_id, upline_id from identity_member where member_id = ${of.memberId}
        union
        select m.member_id, m.upline_id from identity_member m join up on m.member_id = up.upline_id
      )
      select exists (select from up where member_id = ${of.above}) as below`)
  ).below;
