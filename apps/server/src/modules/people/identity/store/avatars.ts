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
