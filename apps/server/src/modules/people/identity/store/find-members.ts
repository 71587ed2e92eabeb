import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';
import { columns, type MemberRow } from './members.ts';

export type ListedMember = MemberRow & { lastSeenAt: Date | null };

/** What a text may match; members who match any of it are found. */
export type Likeness = {
  usernamePrefix: string | null;
  contacts: readonly { kind: MessageKind; address: string }[];
  foundBy: readonly Buffer[];
  /** An invitation or affiliate code, in lower case as they are stored. */
  invitation: string;
};

/**
 * Newest first; a prefix or a range of ids narrows it, `before` continues a page. Trial accounts
 * are found by their name or id alone: they are not members of the house.
 */
export const listMembers = (
  tx: Tx,
  q: {
    brandId: string;
    likeness: Likeness | null;
    ids: readonly [MemberId, MemberId] | null;
    before: MemberId | null;
    limit: number;
  },
) => {
  const conditions = [sql`brand_id = ${q.brandId}`];
  if (q.likeness) conditions.push(sql`member_id in (${anyOf({ ...q, likeness: q.likeness })})`);
  if (q.ids) conditions.push(sql`member_id between ${q.ids[0]} and ${q.ids[1]}`);
  if (!q.likeness && !q.ids) conditions.push(sql`type <> 4`);
  if (q.before) conditions.push(sql`member_id < ${q.before}`);
  return tx.rows<ListedMember>(sql`
    select ${columns}, (select max(last_seen_at) from identity_session
      where owner_id = member_id) as "lastSeenAt"
    from identity_member where ${join(conditions, ' and ')}
    order by member_id desc limit ${q.limit}`);
};

/** The newest of each match, each read from an index of its own. */
function anyOf(q: { brandId: string; likeness: Likeness; before: MemberId | null; limit: number }) {
  const { usernamePrefix, contacts, foundBy, invitation } = q.likeness;
  const before = q.before ? sql`and member_id < ${q.before}` : sql``;
  const newest = sql`${before} order by member_id desc limit ${q.limit}`;
  const ofBrand = sql`select member_id from identity_member where brand_id = ${q.brandId}`;
  const parts = [
    sql`(select member_id from identity_invitation_code
      where brand_id = ${q.brandId} and code = ${invitation} ${newest})`,
    sql`(${ofBrand} and referral_code = ${invitation} ${newest})`,
    sql`(${ofBrand} and affiliate_code = ${invitation} ${newest})`,
    sql`(select member_id from identity_detail where found_by = any(${foundBy}::bytea[]) ${newest})`,
    ...contacts.map(
      ({ kind, address }) => sql`
        (select member_id from identity_contact
          where brand_id = ${q.brandId} and kind = ${kind} and address = ${address} ${newest})`,
    ),
  ];
  if (usernamePrefix)
    parts.push(sql`(${ofBrand} and username like ${`${usernamePrefix}%`} ${newest})`);
  return join(parts, ' union ');
}

export const lastSeenOf = async (tx: Tx, memberId: MemberId) =>
  (
    await tx.one<{ at: Date | null }>(
      sql`select max(last_seen_at) as at from identity_session where owner_id = ${memberId}`,
    )
  ).at;

/** Questions about many members at once. Closed accounts are left out. */
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
