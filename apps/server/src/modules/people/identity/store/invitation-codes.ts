import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { MemberRow } from './members.ts';

/** 0 when the code is another's. */
export const insertCode = (tx: Tx, c: { brandId: string; code: string; memberId: MemberId }) =>
  tx.run(sql`
    insert into identity_invitation_code (brand_id, code, member_id, own)
    values (${c.brandId}, ${c.code}, ${c.memberId}, true)
    on conflict (brand_id, code) do nothing`);

/** Null for trial accounts. */
export const ownCodeOf = async (tx: Tx, memberId: MemberId): Promise<string | null> =>
  (
    await tx.maybe<{ code: string }>(sql`
      select code from identity_invitation_code where member_id = ${memberId} and own`)
  )?.code ?? null;

type Inviter = Pick<MemberRow, 'memberId' | 'type' | 'frozenAt' | 'closedAt'> & { ownCode: string };

/** Whose code it is, with the one the member has now. */
export const inviterBy = (tx: Tx, of: { brandId: string; code: string }) =>
  tx.maybe<Inviter>(sql`
    select m.member_id as "memberId", m.type, m.frozen_at as "frozenAt", m.closed_at as "closedAt",
      own.code as "ownCode"
    from identity_invitation_code c
    join identity_member m on m.member_id = c.member_id
    join identity_invitation_code own on own.member_id = c.member_id and own.own
    where c.brand_id = ${of.brandId} and c.code = ${of.code}`);

/** The username of the member whose code it is. */
export const nameBehind = async (tx: Tx, of: { brandId: string; code: string }) =>
  (
    await tx.maybe<{ username: string }>(sql`
      select m.username from identity_invitation_code c
      join identity_member m on m.member_id = c.member_id
      where c.brand_id = ${of.brandId} and c.code = ${of.code}`)
  )?.username ?? null;
