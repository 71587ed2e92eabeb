import type { Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, TeamTransferId } from '../../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../../kernel/sql.ts';

/** The receiver, seen from the sender. */
export type Side = 'upline' | 'downline';

export type TransferRow = {
  readonly transferId: TeamTransferId;
  readonly fromId: MemberId;
  readonly toId: MemberId;
  readonly side: Side;
  readonly amount: bigint;
  readonly madeAt: Date;
  /** Sent from a place that had not settled, without an older proof. */
  readonly fromUnknown: boolean;
};

const columns = sql`transfer_id as "transferId", from_id as "fromId", to_id as "toId", side, amount,
  made_at as "madeAt", from_unknown as "fromUnknown"`;

export const transferByKey = (tx: Tx, { memberId, key }: { memberId: MemberId; key: string }) =>
  tx.maybe<TransferRow>(sql`
    select ${columns} from agents_transfer where from_id = ${memberId} and key = ${key}`);

export const insertTransfer = (tx: Tx, row: TransferRow & { readonly key: string }) =>
  tx.run(sql`
    insert into agents_transfer (transfer_id, key, from_id, to_id, side, amount, made_at,
      from_unknown)
    values (${row.transferId}, ${row.key}, ${row.fromId}, ${row.toId}, ${row.side}, ${row.amount},
      ${row.madeAt}, ${row.fromUnknown})`);

/** How often and how much a member sent in a period; minor units. */
export const sentIn = (tx: Tx, { memberId, span }: { memberId: MemberId; span: Span }) =>
  tx.one<{ times: number; amount: bigint }>(sql`
    select count(*)::int as times, coalesce(sum(amount), 0)::bigint as amount
    from agents_transfer
    where from_id = ${memberId} and made_at >= ${span.start} and made_at < ${span.end}`);

/** Members who received money before obligations existed, locked in the order of their ids. */
export const membersToCarry = async (tx: Tx, most: number): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from agents_carry order by member_id limit ${most} for update`)
  ).map(({ memberId }) => memberId);

/** What a member received along the team line, oldest first; minor units. */
export const receivedBy = (
  tx: Tx,
  memberId: MemberId,
): Promise<{ id: TeamTransferId; amount: bigint }[]> =>
  tx.rows(sql`
    select transfer_id as id, amount from agents_transfer
    where to_id = ${memberId} order by transfer_id`);

export const dropCarried = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from agents_carry where member_id = ${memberId}`);

type Page = { readonly before: TeamTransferId | null; readonly limit: number };

/** A member's, both ways, newest first. */
export const transfersOf = (tx: Tx, { memberId, ...page }: Page & { memberId: MemberId }) =>
  allTransfers(tx, { ...page, memberId, span: null });

/**
 * Everybody's, newest first; of one member the newest of each side, each from its own index; within
 * one period.
 */
export function allTransfers(
  tx: Tx,
  { memberId, span, before, limit }: Page & { memberId: MemberId | null; span: Span | null },
) {
  const where = [
    ...(before ? [sql`transfer_id < ${before}`] : []),
    ...(span ? [sql`made_at >= ${span.start} and made_at < ${span.end}`] : []),
  ];
  const newest = (of: Sql): Sql => sql`
    (select ${columns} from agents_transfer where ${join([of, ...where], ' and ')}
      order by transfer_id desc limit ${limit})`;
  if (!memberId) return tx.rows<TransferRow>(newest(sql`true`));
  return tx.rows<TransferRow>(sql`
    ${newest(sql`from_id = ${memberId}`)} union all ${newest(sql`to_id = ${memberId}`)}
    order by "transferId" desc limit ${limit}`);
}
