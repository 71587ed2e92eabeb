import type { OrderKind, OrderState } from '@nokshi/contract/points.ts';
import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, PointsOrderId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type OrderRow = {
  readonly orderId: PointsOrderId;
  readonly memberId: MemberId;
  readonly kind: OrderKind;
  /** Null of points that were changed to taka. */
  readonly goodId: string | null;
  readonly name: { readonly EN: string; readonly BN: string };
  readonly quantity: bigint;
  readonly points: bigint;
  /** Minor units of BDT. */
  readonly amount: bigint;
  readonly address: string | null;
  readonly mobile: string | null;
  readonly messenger: string | null;
  readonly fromUnknown: boolean;
  readonly state: OrderState;
  readonly orderedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly remark: string | null;
};

const columns = sql`order_id as "orderId", member_id as "memberId", kind, good_id as "goodId", name,
  quantity, points, amount, address, mobile, messenger, from_unknown as "fromUnknown", state,
  ordered_at as "orderedAt", decided_at as "decidedAt", decided_by as "decidedBy", remark`;

export const insertOrder = (tx: Tx, row: OrderRow & { readonly key: string }) =>
  tx.run(sql`
    insert into points_order (order_id, member_id, key, kind, good_id, name, quantity, points,
      amount, address, mobile, messenger, from_unknown, state, ordered_at, decided_at, decided_by,
      remark)
    values (${row.orderId}, ${row.memberId}, ${row.key}, ${row.kind}, ${row.goodId},
      ${JSON.stringify(row.name)}, ${row.quantity}, ${row.points}, ${row.amount}, ${row.address},
      ${row.mobile}, ${row.messenger}, ${row.fromUnknown}, ${row.state}, ${row.orderedAt},
      ${row.decidedAt}, ${row.decidedBy}, ${row.remark})`);

export const orderByKey = (tx: Tx, of: { memberId: MemberId; key: string }) =>
  tx.maybe<OrderRow>(sql`
    select ${columns} from points_order where member_id = ${of.memberId} and key = ${of.key}`);

/** Locked until the transaction ends: two decisions wait for one another. */
export const lockOrder = (tx: Tx, orderId: PointsOrderId) =>
  tx.maybe<OrderRow>(sql`
    select ${columns} from points_order where order_id = ${orderId} for update`);

export const writeDecision = (
  tx: Tx,
  row: Pick<OrderRow, 'orderId' | 'state' | 'decidedAt' | 'decidedBy' | 'remark'>,
) =>
  tx.run(sql`
    update points_order set state = ${row.state}, decided_at = ${row.decidedAt},
      decided_by = ${row.decidedBy}, remark = ${row.remark}
    where order_id = ${row.orderId}`);

export type OrderPage = {
  readonly memberId: MemberId | null;
  readonly state: OrderState | null;
  readonly kind: OrderKind | null;
  readonly oldestFirst: boolean;
  /** The last order of the page before. */
  readonly after: PointsOrderId | null;
  readonly limit: number;
};

export const listOrders = (tx: Tx, asked: OrderPage): Promise<OrderRow[]> =>
  tx.rows(sql`
    select ${columns} from points_order
    where true
      ${asked.memberId ? sql`and member_id = ${asked.memberId}` : sql``}
      ${asked.state ? sql`and state = ${asked.state}` : sql``}
      ${asked.kind ? sql`and kind = ${asked.kind}` : sql``}
      ${asked.after ? beyond(asked.after, asked.oldestFirst) : sql``}
    order by order_id ${asked.oldestFirst ? sql`` : sql`desc`} limit ${asked.limit}`);

const beyond = (after: PointsOrderId, oldestFirst: boolean) =>
  oldestFirst ? sql`and order_id > ${after}` : sql`and order_id < ${after}`;

/** Points that the member changed to taka from one instant on. */
export const convertedSince = async (
  tx: Tx,
  { memberId, since }: { memberId: MemberId; since: Date },
): Promise<bigint> =>
  (
    await tx.one<{ points: bigint }>(sql`
      select coalesce(sum(points), 0)::bigint as points from points_order
      where member_id = ${memberId} and kind = 'convert' and ordered_at >= ${since}`)
  ).points;

/** Taka that was paid for points on each business day of a span; minor units. */
export const paidByDay = (tx: Tx, { start, end }: Span): Promise<{ day: Day; amount: bigint }[]> =>
  tx.rows(sql`
    select (decided_at at time zone 'Asia/Dhaka')::date::text as day, sum(amount)::bigint as amount
    from points_order
    where state = 'APPROVED' and kind in ('bonus', 'convert')
      and decided_at >= ${start} and decided_at < ${end} group by 1 order by 1`);

/** What was given for the member's last delivery. */
export const lastDelivery = (tx: Tx, memberId: MemberId) =>
  tx.maybe<{ address: string; mobile: string; messenger: string | null }>(sql`
    select address, mobile, messenger from points_order
    where member_id = ${memberId} and kind <> 'convert' order by order_id desc limit 1`);

export const countWaiting = async (tx: Tx): Promise<number> =>
  Number(
    (
      await tx.one<{ count: bigint }>(
        sql`select count(*) from points_order where state = 'PROCESSING'`,
      )
    ).count,
  );

export const hasWaiting = async (tx: Tx, memberId: MemberId): Promise<boolean> =>
  (
    await tx.one<{ found: boolean }>(sql`
      select exists (select from points_order
        where member_id = ${memberId} and state = 'PROCESSING') as found`)
  ).found;
