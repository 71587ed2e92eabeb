import type { Language } from '@nokshi/contract';
import type { AvatarChoice } from '@nokshi/contract/player/avatars.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export const faceOf = (tx: Tx, memberId: MemberId) =>
  tx.one<{ memberId: MemberId; nickname: string; avatar: AvatarChoice | null }>(sql`
    select member_id as "memberId", nickname, avatar from identity_member
    where member_id = ${memberId}`);

export const writeAvatar = (
  tx: Tx,
  { memberId, avatar }: { memberId: MemberId; avatar: AvatarChoice },
) => tx.run(sql`update identity_member set avatar = ${avatar} where member_id = ${memberId}`);

/** How many rows were written: one the first time, then none. */
export const recordFirstLogin = (tx: Tx, memberId: MemberId, now: Date) =>
  tx.run(sql`
    update identity_member set first_login_at = ${now}
    where member_id = ${memberId} and first_login_at is null`);

export const writeLanguage = (tx: Tx, memberId: MemberId, language: Language) =>
  tx.run(sql`update identity_member set language = ${language} where member_id = ${memberId}`);
