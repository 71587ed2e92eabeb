import type { Input } from '@nokshi/contract';
import type { PointsOrder, pointsRoutes } from '@nokshi/contract/player/points.ts';
import type { PointsTerms } from '@nokshi/contract/points.ts';
import { spanOf } from '../../../../kernel/calendar.ts';
import type { Caller, Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { derivedId, type MemberId, type PointsOrderId, type Uuid } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { movePoints } from '../move-points.ts';
import type { PointsRoom } from '../room.ts';
import { takaOf } from '../rules/terms.ts';
import { pointsTerms } from '../store/terms.ts';
import { convertedSince, insertOrder, type OrderRow } from '../store/orders.ts';
import { type Asked, checkHeld, placeOrder } from './asked-order.ts';
import { payTaka } from './pay-taka.ts';
import { wireOrder } from './wire.ts';

type Wish = Input<typeof pointsRoutes.convert>;

/**
 * Changes points to taka of the main wallet in one commit; the taka has to be staked once. The same
 * key returns the same answer. Refuses, in this order: wallet.key-reused, points.ratio-changed,
 * points.not-whole, points.too-few, identity.payment-password-*, identity.too-many-attempts, what
 * provePlace refuses, edge.session-ended, points.day-used, points.not-enough. Checklist X-069.
 */
export const convert = (
  room: PointsRoom,
  given: { caller: Caller; key: string; wish: Wish },
): Promise<Story<PointsOrder>> =>
  placeOrder(room, {
    ...given,
    isSame: ({ kind, points }) => kind === 'convert' && points === BigInt(given.wish.points),
    check: (tx) => askedTerms(tx, given.wish),
    write: (tx, asked) => changeAndWrite(room, tx, asked),
  });

async function askedTerms(tx: Tx, { points, pointsPerTaka }: Wish): Promise<PointsTerms> {
  const { terms } = await pointsTerms.now(tx);
  if (terms.pointsPerTaka !== pointsPerTaka)
    throw refuse('points.ratio-changed', { value: { points: terms.pointsPerTaka } });
  if (points % pointsPerTaka !== 0)
    throw refuse('points.not-whole', { field: 'points', value: { points: pointsPerTaka } });
  if (points < terms.convertFrom)
    throw refuse('points.too-few', { field: 'points', value: { points: terms.convertFrom } });
  return terms;
}

async function changeAndWrite(room: PointsRoom, tx: Tx, asked: Asked<Wish>): Promise<PointsOrder> {
  const { session, wish } = asked;
  const { memberId } = session;
  const terms = await askedTerms(tx, wish);
  const row = newOrder(room, asked, terms);
  const left = await convertLeft(room, tx, { memberId, aDay: terms.convertADay });
  if (row.points > left) {
    const resetsAt = spanOf('D', room.clock.now()).end.toISOString();
    throw refuse('points.day-used', { field: 'points', value: { left: Number(left), resetsAt } });
  }
  await checkHeld(room, tx, { memberId, points: row.points });
  await insertOrder(tx, { ...row, key: asked.key });
  // Funds are locked before lanes.
  await payTaka(room, tx, row);
  await movePoints(room, tx, {
    memberId,
    points: -row.points,
    kind: 'points-converted',
    key: derivedId<Uuid>(`points.taken ${row.orderId}`, row.orderId),
    reference: row.orderId,
  });
  return wireOrder(row);
}

/** Points that a member may still change to taka on this business day. */
export async function convertLeft(
  room: Pick<PointsRoom, 'clock'>,
  tx: Tx,
  { memberId, aDay }: { memberId: MemberId; aDay: number },
): Promise<bigint> {
  const { start } = spanOf('D', room.clock.now());
  const used = await convertedSince(tx, { memberId, since: start });
  return used < BigInt(aDay) ? BigInt(aDay) - used : 0n;
}

function newOrder(
  room: PointsRoom,
  { session, wish, fromUnknown }: Asked<Wish>,
  terms: PointsTerms,
) {
  const now = room.clock.now();
  return {
    orderId: room.ids.next<PointsOrderId>(),
    memberId: session.memberId,
    kind: 'convert',
    goodId: null,
    name: { EN: '', BN: '' },
    quantity: 1n,
    points: BigInt(wish.points),
    amount: takaOf(BigInt(wish.points), terms),
    address: null,
    mobile: null,
    messenger: null,
    fromUnknown,
    state: 'APPROVED',
    orderedAt: now,
    decidedAt: now,
    decidedBy: null,
    remark: null,
  } satisfies OrderRow;
}
