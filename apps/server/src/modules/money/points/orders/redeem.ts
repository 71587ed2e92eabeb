import type { Input } from '@nokshi/contract';
import type { PointsOrder, pointsRoutes } from '@nokshi/contract/player/points.ts';
import type { GoodDoc } from '@nokshi/contract/points.ts';
import { parseDecimal } from '@nokshi/money';
import type { Caller, Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { derivedId, type PointsOrderId, type Uuid } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { goodToOrder } from '../goods/read-goods.ts';
import { movePoints } from '../move-points.ts';
import type { PointsRoom } from '../room.ts';
import { takeStock } from '../store/goods.ts';
import { insertOrder, type OrderRow } from '../store/orders.ts';
import { type Asked, checkHeld, placeOrder } from './asked-order.ts';
import { wireOrder } from './wire.ts';

type Wish = Input<typeof pointsRoutes.redeem>;

/**
 * Orders units of a good: points and stock are taken in one commit, then an operator decides. The
 * same key returns the same order. Refuses, in this order: wallet.key-reused, points.good-unknown,
 * points.price-changed, points.messenger-needed, identity.payment-password-*,
 * identity.too-many-attempts, what provePlace refuses, edge.session-ended, points.not-enough,
 * points.sold-out. Checklist X-065, V-065, ER-034.
 */
export const redeem = (
  room: PointsRoom,
  given: { caller: Caller; key: string; wish: Wish },
): Promise<Story<PointsOrder>> =>
  placeOrder(room, {
    ...given,
    isSame: isSameAs(given.wish),
    check: (tx) => askedGood(room, tx, given.wish),
    write: (tx, asked) => takeAndWrite(room, tx, asked),
  });

const isSameAs =
  ({ goodId, quantity, points }: Wish) =>
  (row: OrderRow) =>
    row.goodId === goodId && row.quantity === BigInt(quantity) && row.points === BigInt(points);

async function askedGood(room: PointsRoom, tx: Tx, wish: Wish): Promise<GoodDoc> {
  const good = await goodToOrder(room, tx, wish.goodId);
  if (good.points * wish.quantity !== wish.points)
    throw refuse('points.price-changed', { field: 'points', value: { points: good.points } });
  if (good.asksMessenger && !wish.messenger)
    throw refuse('points.messenger-needed', { field: 'messenger' });
  return good;
}

async function takeAndWrite(room: PointsRoom, tx: Tx, asked: Asked<Wish>): Promise<PointsOrder> {
  const { session, wish } = asked;
  const { memberId } = session;
  const good = await askedGood(room, tx, wish);
  const row = newOrder(room, asked, good);
  await checkHeld(room, tx, { memberId, points: row.points });
  const { quantity } = row;
  const taken = await takeStock(tx, {
    goodId: wish.goodId,
    quantity,
    stock: BigInt(good.stock),
  });
  if (taken === 0) throw refuse('points.sold-out', { field: 'quantity' });
  await insertOrder(tx, { ...row, key: asked.key });
  await movePoints(room, tx, {
    memberId,
    points: -row.points,
    kind: 'redeemed',
    key: derivedId<Uuid>(`points.taken ${row.orderId}`, row.orderId),
    reference: row.orderId,
  });
  return wireOrder(row);
}

const newOrder = (room: PointsRoom, { session, wish, fromUnknown }: Asked<Wish>, good: GoodDoc) =>
  ({
    orderId: room.ids.next<PointsOrderId>(),
    memberId: session.memberId,
    kind: good.kind,
    goodId: wish.goodId,
    name: good.title,
    quantity: BigInt(wish.quantity),
    points: BigInt(wish.points),
    amount: (parseDecimal(good.worth) ?? 0n) * BigInt(wish.quantity),
    address: wish.address,
    mobile: wish.mobile,
    messenger: good.asksMessenger ? (wish.messenger ?? null) : null,
    fromUnknown,
    state: 'PROCESSING',
    orderedAt: room.clock.now(),
    decidedAt: null,
    decidedBy: null,
    remark: null,
  }) satisfies OrderRow;
