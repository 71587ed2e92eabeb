import type { Language } from '@nokshi/contract';
import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';
import type { Standing } from '../rules/restriction.ts';

export type MemberRow = Standing & {
  memberId: MemberId;
  brandId: string;
  username: string;
  nickname: string;
  type: number;
  passwordHash: string;
  passwordChangedAt: Date;
  mustChangePassword: boolean;
  language: Language;
  registeredAt: Date;
  registeredIp: string;
  lastLoginAt: Date | null;
  generation: number;
  referralCode: string | null;
  affiliateCode: string | null;
  /** Who is right above in the team line. */
  uplineId: MemberId | null;
  /** When it will be closed, and when it was. */
  closingAt: Date | null;
  closedAt: Date | null;
  /** When a trial account ends; of a real one null. */
  expiresAt: Date | null;
};

const columns = sql`member_id as "memberId", brand_id as "brandId", username, nickname, type,
  password_hash as "passwordHash", password_changed_at as "passwordChangedAt",
  closing_at as "closingAt", closed_at as "closedAt", must_change_password as "mustChangePassword", language,
  registered_at as "registeredAt", registered_ip as "registeredIp",
  last_login_at as "lastLoginAt", generation, frozen_at as "frozenAt",
  excluded_at as "excludedAt", excluded_until as "excludedUntil",
  timed_out_at as "timedOutAt", timed_out_until as "timedOutUntil",
  referral_code as "referralCode", affiliate_code as "affiliateCode",
  upline_id as "uplineId", expires_at as "expiresAt"`;

export const memberById = (tx: Tx, memberId: MemberId) =>
  tx.maybe<MemberRow>(sql`select ${columns} from identity_member where member_id = ${memberId}`);

/** The row, locked until the commit, for whoever is about to change the member's standing. */
export const memberForUpdate = (tx: Tx, memberId: MemberId) =>
  tx.maybe<MemberRow>(
    sql`select ${columns} from identity_member where member_id = ${memberId} for update`,
  );

export const memberByUsername = (tx: Tx, key: { brandId: string; username: string }) =>
  tx.maybe<MemberRow>(sql`
    select ${columns} from identity_member
    where brand_id = ${key.brandId} and username = ${key.username}`);

export const usernamesOf = (tx: Tx, q: { brandId: string; memberIds: readonly MemberId[] }) =>
  tx.rows<{ memberId: MemberId; username: string }>(sql`
    select member_id as "memberId", username from identity_member
    where brand_id = ${q.brandId} and member_id = any(${q.memberIds}::uuid[])`);

export type NewMember = {
  memberId: MemberId;
  brandId: string;
  username: string;
  nickname: string;
  passwordHash: string;
  language: Language;
  termsVersion: string;
  ageAgreed: number;
  referralCode: string | null;
  affiliateCode: string | null;
  domain: string | null;
  registerUrl: string | null;
  ip: string;
  now: Date;
  /** 0 unless given. */
  type?: number;
  /** Of a trial account. */
  expiresAt?: Date;
};

/** Undefined when the username is taken. */
export const insertMember = (tx: Tx, m: NewMember) =>
  tx.maybe<MemberRow>(sql`
    insert into identity_member (member_id, brand_id, username, nickname, password_hash,
      password_changed_at, language, terms_version, terms_agreed_at, age_agreed, referral_code,
      affiliate_code, upline_id, domain, register_url, registered_at, registered_ip, type,
      expires_at)
    values (${m.memberId}, ${m.brandId}, ${m.username}, ${m.nickname}, ${m.passwordHash},
      ${m.now}, ${m.language}, ${m.termsVersion}, ${m.now}, ${m.ageAgreed}, ${m.referralCode},
      ${m.affiliateCode},
      (select agent_id from identity_affiliate
        where brand_id = ${m.brandId} and code = ${m.affiliateCode}),
      ${m.domain}, ${m.registerUrl}, ${m.now}, ${m.ip}, ${m.type ?? 0},
      ${m.expiresAt ?? null})
    on conflict (brand_id, username) do nothing
    returning ${columns}`);

export const recordLogin = (tx: Tx, memberId: MemberId, now: Date) =>
  tx.run(sql`update identity_member set last_login_at = ${now} where member_id = ${memberId}`);

/** How many were noted: one the first time, none after it. */
export const noteFirstLogin = (tx: Tx, memberId: MemberId, now: Date) =>
  tx.run(sql`
    update identity_member set first_login_at = ${now}
    where member_id = ${memberId} and first_login_at is null`);

export const writeLanguage = (tx: Tx, memberId: MemberId, language: Language) =>
  tx.run(sql`update identity_member set language = ${language} where member_id = ${memberId}`);

/** From now on the member may do nothing before the password is another. */
export const writeMustChange = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`
    update identity_member set must_change_password = true
    where member_id = ${memberId} and not must_change_password`);

/** A password the member chose just now. */
export const writePassword = (tx: Tx, m: { memberId: MemberId; passwordHash: string; now: Date }) =>
  tx.run(sql`
    update identity_member set password_hash = ${m.passwordHash}, password_changed_at = ${m.now},
      must_change_password = false
    where member_id = ${m.memberId}`);

export const writeClosing = (tx: Tx, memberId: MemberId, closingAt: Date | null) =>
  tx.run(sql`
    update identity_member set closing_at = ${closingAt}
    where member_id = ${memberId} and closed_at is null`);

export const writeClosed = (tx: Tx, memberId: MemberId, now: Date) =>
  tx.run(sql`
    update identity_member set closed_at = ${now}, closing_at = null
    where member_id = ${memberId}`);

export const writeStanding = (tx: Tx, memberId: MemberId, standing: Standing) =>
  tx.run(sql`
    update identity_member set frozen_at = ${standing.frozenAt},
      excluded_at = ${standing.excludedAt}, excluded_until = ${standing.excludedUntil},
      timed_out_at = ${standing.timedOutAt}, timed_out_until = ${standing.timedOutUntil}
    where member_id = ${memberId}`);

export const nextGeneration = (tx: Tx, memberId: MemberId) =>
  tx.one<{ generation: number }>(sql`
    update identity_member set generation = generation + 1 where member_id = ${memberId}
    returning generation`);

export type ListedMember = MemberRow & { lastSeenAt: Date | null };

/** What a text may be of a member; who fits any of it is found. */
export type Likeness = {
  usernamePrefix: string | null;
  contacts: readonly { kind: MessageKind; address: string }[];
  foundBy: readonly Buffer[];
  /** A referral or affiliate code, in small letters as they are kept. */
  invitation: string;
};

/**
 * Newest first; a likeness or a range of ids narrows it, `before` reads on. Trial accounts are found
 * by their name or id alone: they are no members of the house.
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

/** The newest of each likeness, each read from an index of its own. */
function anyOf(q: { brandId: string; likeness: Likeness; before: MemberId | null; limit: number }) {
  const { usernamePrefix, contacts, foundBy, invitation } = q.likeness;
  const before = q.before ? sql`and member_id < ${q.before}` : sql``;
  const newest = sql`${before} order by member_id desc limit ${q.limit}`;
  const ofBrand = sql`select member_id from identity_member where brand_id = ${q.brandId}`;
  const parts = [
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
