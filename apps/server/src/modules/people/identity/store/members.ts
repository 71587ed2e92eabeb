import type { Language } from '@nokshi/contract';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
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
  /** 0: the owner has not confirmed it. */
  ageAgreed: number;
  language: Language;
  registeredAt: Date;
  registeredIp: string;
  lastLoginAt: Date | null;
  generation: number;
  referralCode: string | null;
  affiliateCode: string | null;
  /** The member directly above in the team line. */
  uplineId: MemberId | null;
  /** What operators call the member; empty: nothing. */
  club: string;
  labels: string[];
  /** When it will be closed, and when it was. */
  closingAt: Date | null;
  closedAt: Date | null;
  /** When a trial account ends; null for a real one. */
  expiresAt: Date | null;
};

export const columns = sql`member_id as "memberId", brand_id as "brandId", username, nickname, type,
  password_hash as "passwordHash", password_changed_at as "passwordChangedAt",
  closing_at as "closingAt", closed_at as "closedAt", must_change_password as "mustChangePassword",
  age_agreed as "ageAgreed", language,
  registered_at as "registeredAt", registered_ip as "registeredIp",
  last_login_at as "lastLoginAt", generation, frozen_at as "frozenAt",
  excluded_at as "excludedAt", excluded_until as "excludedUntil",
  timed_out_at as "timedOutAt", timed_out_until as "timedOutUntil",
  referral_code as "referralCode", affiliate_code as "affiliateCode",
  upline_id as "uplineId", club, labels, expires_at as "expiresAt"`;

export const memberById = (tx: Tx, memberId: MemberId) =>
  tx.maybe<MemberRow>(sql`select ${columns} from identity_member where member_id = ${memberId}`);

/** The row, locked until the commit, for a change of the member's standing. */
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
  /** Editions in force at registration. */
  agreed: { terms: string; privacy: string | null };
  ageAgreed: number;
  referralCode: string | null;
  affiliateCode: string | null;
  /** The agent whose affiliate code it is. */
  uplineId: MemberId | null;
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
      password_changed_at, language, terms_version, privacy_version,
      terms_agreed_at, age_agreed, referral_code,
      affiliate_code, upline_id, domain, register_url, registered_at, registered_ip, type,
      expires_at)
    values (${m.memberId}, ${m.brandId}, ${m.username}, ${m.nickname}, ${m.passwordHash},
      ${m.now}, ${m.language}, ${m.agreed.terms},
      ${m.agreed.privacy}, ${m.now}, ${m.ageAgreed}, ${m.referralCode},
      ${m.affiliateCode},
      ${m.uplineId}, ${m.domain}, ${m.registerUrl}, ${m.now}, ${m.ip}, ${m.type ?? 0},
      ${m.expiresAt ?? null})
    on conflict (brand_id, username) do nothing
    returning ${columns}`);

/** The owner of an account that an agent opened confirms age and terms. */
export const writeAgreed = (
  tx: Tx,
  m: Pick<NewMember, 'memberId' | 'agreed' | 'ageAgreed' | 'now'>,
) =>
  tx.run(sql`
    update identity_member set terms_version = ${m.agreed.terms},
      privacy_version = ${m.agreed.privacy}, terms_agreed_at = ${m.now}, age_agreed = ${m.ageAgreed}
    where member_id = ${m.memberId}`);

/** What the member agreed to at registration. */
export const agreedOf = (tx: Tx, memberId: MemberId) =>
  tx.one<{ terms: string; privacy: string | null; at: Date }>(sql`
    select terms_version as terms, privacy_version as privacy, terms_agreed_at as at
    from identity_member where member_id = ${memberId}`);

export const recordLogin = (tx: Tx, memberId: MemberId, now: Date) =>
  tx.run(sql`update identity_member set last_login_at = ${now} where member_id = ${memberId}`);

/** From now on the member must change the password before doing anything else. */
export const writeMustChange = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`
    update identity_member set must_change_password = true
    where member_id = ${memberId} and not must_change_password`);

/** A password the member just chose. */
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

export const writeType = (tx: Tx, memberId: MemberId, type: number) =>
  tx.run(sql`update identity_member set type = ${type} where member_id = ${memberId}`);

export const writeUpline = (tx: Tx, memberId: MemberId, uplineId: MemberId | null) =>
  tx.run(sql`update identity_member set upline_id = ${uplineId} where member_id = ${memberId}`);

export const writeLabels = (
  tx: Tx,
  memberId: MemberId,
  given: Pick<MemberRow, 'club' | 'labels'>,
) =>
  tx.run(sql`
    update identity_member set club = ${given.club}, labels = ${given.labels}::text[]
    where member_id = ${memberId}`);

export const nextGeneration = (tx: Tx, memberId: MemberId) =>
  tx.one<{ generation: number }>(sql`
    update identity_member set generation = generation + 1 where member_id = ${memberId}
    returning generation`);

/** All rows that this room has of a trial account; deletes nothing of a real one. */
export async function deleteTrial(tx: Tx, memberId: MemberId): Promise<void> {
  const of = sql`
    member_id = ${memberId}
    and exists (select from identity_member t where t.member_id = ${memberId} and t.type = 4)`;
  await tx.run(sql`delete from identity_note where ${of}`);
  await tx.run(sql`delete from identity_standing_change where ${of}`);
  await tx.run(sql`delete from identity_activity where ${of}`);
  await tx.run(sql`
    delete from identity_session s using identity_member m
    where s.owner_id = ${memberId} and m.member_id = s.owner_id and m.type = 4`);
  await tx.run(sql`delete from identity_member where ${of}`);
}
