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
export const listDownlines = (tx: Tx, q: { uplineId: MemberId; after: string; limit: number }) =>
  tx.rows<LineRow>(sql`
    select ${columns} from identity_member
    where upline_id = ${q.uplineId} and username > ${q.after}
      and closed_at is null
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

/** The same members, the newest first. */
export const friendsOf = (tx: Tx, of: { brandId: string; code: string; limit: number }) =>
  tx.rows<{ memberId: MemberId; username: string; registeredAt: Date }>(sql`
    select member_id as "memberId", username, registered_at as "registeredAt"
    from identity_member
    where brand_id = ${of.brandId} and referral_code = ${of.code} and type <> 4
      and closed_at is null
    order by member_id desc limit ${of.limit}`);

/** Who invited a member. */
export const inviterOf = (tx: Tx, memberId: MemberId) =>
  tx.maybe<{ inviterId: MemberId; registeredAt: Date }>(sql`
    select c.member_id as "inviterId", m.registered_at as "registeredAt"
    from identity_member m
    join identity_invitation_code c on c.brand_id = m.brand_id and c.code = m.referral_code
    where m.member_id = ${memberId} and m.type <> 4`);

/** Members who registered by these affiliate codes, in lower case; without trial accounts. */
export const broughtBy = (tx: Tx, of: { brandId: string; codes: readonly string[] }) =>
  tx.rows<{ code: string; members: number; lastAt: Date }>(sql`
    select affiliate_code as code, count(*)::int as members, max(registered_at) as "lastAt"
    from identity_member
    where brand_id = ${of.brandId} and affiliate_code = any(${of.codes}::text[]) and type <> 4
    group by affiliate_code`);

/** Real accounts in the order of their ids, after one. */
export const membersAfter = (
  tx: Tx,
  of: { brandId: string; after: MemberId | null; limit: number },
) =>
  tx.rows<{ memberId: MemberId; registeredAt: Date }>(sql`
    select member_id as "memberId", registered_at as "registeredAt" from identity_member
    where brand_id = ${of.brandId} and type <> 4
      ${of.after ? sql`and member_id > ${of.after}` : sql``}
    order by member_id limit ${of.limit}`);

/** The same members one by one, the first to register first. */
export const membersBrought = (
  tx: Tx,
  of: { brandId: string; codes: readonly string[]; limit: number },
) =>
  tx.rows<{ code: string; memberId: MemberId }>(sql`
    select affiliate_code as code, member_id as "memberId" from identity_member
    where brand_id = ${of.brandId} and affiliate_code = any(${of.codes}::text[]) and type <> 4
    order by registered_at limit ${of.limit}`);
