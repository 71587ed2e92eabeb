import type { DeskOrder } from '@nokshi/contract/console/points.ts';
import type { PointsOrder } from '@nokshi/contract/player/points.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import type { PointsRoom } from '../room.ts';
import type { OrderRow } from '../store/orders.ts';

/** A line of the redeem history. Checklist E-104. */
export const wireOrder = (row: OrderRow): PointsOrder => ({
  referenceNumber: toWire('pto', row.orderId),
  applicationTime: row.orderedAt.toISOString(),
  type: row.kind,
  name: row.name,
  quantity: Number(row.quantity),
  pointsRequired: Number(row.points),
  amount: toDecimal(row.amount),
  status: row.state,
  remark: row.remark,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  delivery:
    row.address !== null && row.mobile !== null
      ? { address: row.address, mobile: row.mobile, messenger: row.messenger }
      : null,
});

export async function wireForDesk(
  room: PointsRoom,
  tx: Tx,
  rows: readonly OrderRow[],
): Promise<DeskOrder[]> {
  const names = await room.identity.usernames(tx, [...new Set(rows.map((row) => row.memberId))]);
  return rows.map((row) => ({
    ...wireOrder(row),
    memberId: toWire('mbr', row.memberId),
    username: names.get(row.memberId) ?? '',
    fromUnknown: row.fromUnknown,
    decidedBy: row.decidedBy,
  }));
}
