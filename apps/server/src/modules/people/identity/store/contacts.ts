import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type ContactRow = { kind: MessageKind; address: string; verifiedAt: Date | null };
/** Since when a code to it is required at log-in; null: it is not. */
export type KeptContact = ContactRow & {
  factorSince: Date | null;
  /** When a code to it last reset the password. */
  resetAt: Date | null;
};

/** The owner of this verified number or email address. */
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
  tx.rows<KeptContact>(sql`
    select kind, address, verified_at as "verifiedAt", factor_since as "factorSince",
      reset_at as "resetAt"
    from identity_contact where member_id = ${memberId} order by kind`);

export type NewContact = ContactRow & {
  memberId: MemberId;
  brandId: string;
  now: Date;
  /** For a while after that it is not an older proof. */
  resetAt?: Date;
};

/** Sets the member's contact of this kind. 0 when it is another member's verified one. */
export const putContact = (tx: Tx, c: NewContact) =>
  tx.run(sql`
    insert into identity_contact as c
      (member_id, brand_id, kind, address, verified_at, changed_at, reset_at)
    select ${c.memberId}, ${c.brandId}, ${c.kind}, ${c.address}, ${c.verifiedAt}, ${c.now},
      ${c.resetAt ?? null}::timestamptz
    where not exists (select 1 from identity_contact
      where brand_id = ${c.brandId} and kind = ${c.kind} and address = ${c.address}
        and verified_at is not null and member_id <> ${c.memberId})
    on conflict (member_id, kind) do update set address = excluded.address,
      verified_at = excluded.verified_at, changed_at = excluded.changed_at, reset_at = excluded.reset_at`);

/** A code to it has reset the log-in password. */
export const markReset = (tx: Tx, c: { memberId: MemberId; kind: MessageKind; now: Date }) =>
  tx.run(sql`
    update identity_contact set reset_at = ${c.now}
    where member_id = ${c.memberId} and kind = ${c.kind}`);

/** 0 when there is no verified one of this kind, or it is set so already. */
export const writeCodeFactor = (
  tx: Tx,
  c: { memberId: MemberId; kind: MessageKind; since: Date | null },
) =>
  tx.run(sql`
    update identity_contact set factor_since = ${c.since}
    where member_id = ${c.memberId} and kind = ${c.kind} and verified_at is not null
      and (factor_since is null) = ${c.since !== null}`);

export const dropCodeFactors = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`update identity_contact set factor_since = null where member_id = ${memberId}`);
