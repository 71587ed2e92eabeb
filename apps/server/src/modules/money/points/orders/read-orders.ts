import type { Input, Output } from '@nokshi/contract';
import { MOST_COPIED, type Written } from '@nokshi/contract/console/member-care.ts';
import type { consolePointsRoutes, OrderQueue } from '@nokshi/contract/console/points.ts';
import type { pointsRoutes } from '@nokshi/contract/player/points.ts';
import type { OrderState } from '@nokshi/contract/points.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, type PointsOrderId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { PointsRoom } from '../room.ts';
import { listOrders, type OrderPage, type OrderRow } from '../store/orders.ts';
import { wireForDesk, wireOrder } from './wire.ts';

type Page = { readonly rows: readonly OrderRow[]; readonly next: string | null };

/** The member's redeem history, newest first. Checklist O-001, E-104, X-066. */
export async function ownOrders(
  tx: Tx,
  { memberId, status, ...asked }: Input<typeof pointsRoutes.orders> & { memberId: MemberId },
): Promise<Output<typeof pointsRoutes.orders>> {
  const of = { memberId, state: status ?? null, kind: null, oldestFirst: false };
  const { rows, next } = await readPage(tx, { ...asked, ...of });
  return { rows: rows.map(wireOrder), next };
}

/** For the member's own copy: what was ordered, with where it was sent. */
export async function copyOrders(tx: Tx, memberId: MemberId): Promise<Pick<Written, 'orders'>> {
  const of = { memberId, state: null, kind: null, oldestFirst: false };
  const { rows, next } = await readPage(tx, { ...of, pageSize: MOST_COPIED });
  return { orders: { whole: next === null, rows: rows.map(wireOrder).toReversed() } };
}

const STATE_OF: Readonly<Record<OrderQueue, OrderState | null>> = {
  waiting: 'PROCESSING',
  approved: 'APPROVED',
  rejected: 'REJECTED',
  all: null,
};

export async function deskOrders(
  room: PointsRoom,
  tx: Tx,
  { queue, kind, memberId: of, ...asked }: Input<typeof consolePointsRoutes.orders>,
): Promise<Output<typeof consolePointsRoutes.orders>> {
  const memberId = of === undefined ? null : fromWire('mbr', of);
  if (of !== undefined && !memberId) throw refuse('edge.invalid-input', { field: 'memberId' });
  const { rows, next } = await readPage(tx, {
    ...asked,
    memberId,
    state: STATE_OF[queue],
    kind: kind ?? null,
    oldestFirst: queue === 'waiting',
  });
  return { rows: await wireForDesk(room, tx, rows), next };
}

type Asked = Omit<OrderPage, 'after' | 'limit'> & {
  readonly cursor?: string | undefined;
  readonly pageSize: number;
};

async function readPage(tx: Tx, { cursor, pageSize, ...of }: Asked): Promise<Page> {
  const after: PointsOrderId | null = cursor === undefined ? null : fromWire('pto', cursor);
  if (cursor !== undefined && !after) throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = await listOrders(tx, { ...of, after, limit: pageSize + 1 });
  const rows = read.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: read.length > pageSize && last ? toWire('pto', last.orderId) : null };
}
