import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { sql } from '../../../kernel/sql.ts';

export type ContactRow = { kind: MessageKind; address: string; verifiedAt: Date | null };

/** Whose verified number or mail address this is. */
export const ownerOf = async (
  tx: Tx,
  c: { brandId: string; kind: MessageKind; address: string },
): Promise<MemberId | undefined> =>
  (
    await tx.maybe<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from identity_contact
      where brand_id = ${c.brandId} and kind = ${c.kind} and address = ${c.address}
        and verified_at is not null`)
  )?.memberId;

export const contactsOf = (tx: Tx, memberId: MemberId) =>
  tx.rows<ContactRow>(sql`
    select kind, address, verified_at as "verifiedAt" from identity_contact
    where member_id = ${memberId} order by kind`);

export type NewContact = ContactRow & { memberId: MemberId; brandId: string; now: Date };

/** Sets the member's contact of this kind. 0 when it is another member's verified one. */
export const putContact = (tx: Tx, c: NewContact) =>
  tx.run(sql`
    insert into identity_contact as c (member_id, brand_id, kind, address, verified_at, changed_at)
    select ${c.memberId}, ${c.brandId}, ${c.kind}, ${c.address}, ${c.verifiedAt}, ${c.now}
    where not exists (select 1 from identity_contact
      where brand_id = ${c.brandId} and kind = ${c.kind} and address = ${c.address}
        and verified_at is not null and member_id <> ${c.memberId})
    on conflict (member_id, kind) do update set address = excluded.address,
      verified_at = excluded.verified_at, changed_at = excluded.changed_at`);
