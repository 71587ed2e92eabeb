import type { DeskOrder } from '@nokshi/contract/console/points.ts';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { derivedId, fromWire, type Uuid } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { movePoints, tell } from '../move-points.ts';
import type { PointsRoom } from '../room.ts';
import { decisionWords } from '../rules/decision-words.ts';
import { orderStates } from '../rules/order-states.ts';
import { returnStock } from '../store/goods.ts';
import { lockOrder, type OrderRow, writeDecision } from '../store/orders.ts';
import { payTaka } from './pay-taka.ts';
import { wireForDesk } from './wire.ts';

type Wish = { readonly id: string; readonly reason: string; readonly caller: Caller };

/**
 * Approves an order: it was sent, or its taka is paid now. The reason is the remark that the member
 * reads. Refuses: points.order-unknown, points.order-decided. Checklist S-044.
 */
export async function approveOrder(room: PointsRoom, tx: Tx, wish: Wish): Promise<DeskOrder> {
  const row = await decided(room, tx, { ...wish, state: 'APPROVED' });
  if (row.kind === 'bonus') await payTaka(room, tx, row);
  return shownOnce(room, tx, row);
}

/**
 * Rejects an order: points and stock come back in this commit. Refuses: points.order-unknown,
 * points.order-decided. Checklist S-044.
 */
export async function rejectOrder(room: PointsRoom, tx: Tx, wish: Wish): Promise<DeskOrder> {
  const row = await decided(room, tx, { ...wish, state: 'REJECTED' });
  const { orderId, memberId, goodId, quantity, points } = row;
  if (goodId !== null) await returnStock(tx, { goodId, quantity });
  await movePoints(room, tx, {
    memberId,
    points,
    kind: 'redeemed',
    key: derivedId<Uuid>(`points.returned ${orderId}`, orderId),
    reference: orderId,
  });
  return shownOnce(room, tx, row);
}

type Decision = Wish & { readonly state: 'APPROVED' | 'REJECTED' };

/** Locks the order and writes the decision, the letter and the audit, before anything moves. */
async function decided(room: PointsRoom, tx: Tx, decision: Decision): Promise<OrderRow> {
  const { id, reason, caller, state } = decision;
  const orderId = fromWire('pto', id);
  const row = orderId && (await lockOrder(tx, orderId));
  if (!row) throw refuse('points.order-unknown');
  if (orderStates.isEnd(row.state)) throw refuse('points.order-decided');
  orderStates.check(row.orderId, row.state, state);
  const done = {
    ...row,
    state,
    decidedAt: room.clock.now(),
    decidedBy: operatorOf(caller).username,
    remark: reason,
  };
  await writeDecision(tx, done);
  const act = state === 'APPROVED' ? 'points.approve' : 'points.reject';
  await audited(room, tx, { caller, act, object: id, facts: { reason } });
  await room.messaging.tell(tx, { memberId: row.memberId, ...decisionWords(done) });
  tell(room, tx, row.memberId);
  return done;
}

async function shownOnce(room: PointsRoom, tx: Tx, row: OrderRow): Promise<DeskOrder> {
  const [shown] = await wireForDesk(room, tx, [row]);
  if (!shown) throw new Error(`order ${row.orderId} cannot be shown`);
  return shown;
}
