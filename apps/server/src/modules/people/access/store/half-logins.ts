import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type HalfLogin = {
  ticketHash: Buffer;
  memberId: MemberId;
  generation: number;
  remember: boolean;
  /** The contact whose code was the first proof. */
  proven: MessageKind | null;
};

export const insertHalfLogin = (tx: Tx, h: HalfLogin & { expiresAt: Date }) =>
  tx.run(sql`
    insert into access_half_login
      (ticket_hash, member_id, generation, remember, proven, expires_at)
    values (${h.ticketHash}, ${h.memberId}, ${h.generation}, ${h.remember}, ${h.proven},
      ${h.expiresAt})`);

/** Undefined when it has expired. */
export const halfLogin = (tx: Tx, ticketHash: Buffer, now: Date) =>
  tx.maybe<HalfLogin>(sql`
    select ticket_hash as "ticketHash", member_id as "memberId", generation, remember, proven
    from access_half_login where ticket_hash = ${ticketHash} and expires_at > ${now}`);

/** 0 when it was used in the meantime. */
export const deleteHalfLogin = (tx: Tx, ticketHash: Buffer) =>
  tx.run(sql`delete from access_half_login where ticket_hash = ${ticketHash}`);

export const deleteHalfLoginsOf = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from access_half_login where member_id = ${memberId}`);

export const deleteOldHalfLogins = (tx: Tx, now: Date) =>
  tx.run(sql`delete from access_half_login where expires_at < ${now}`);
