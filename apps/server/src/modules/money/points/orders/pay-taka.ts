import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { derivedId, type Uuid } from '../../../../kernel/ids.ts';
import type { PointsRoom } from '../room.ts';
import type { OrderRow } from '../store/orders.ts';

/** Taka that came from points has to be staked once, in hundredths. */
const ONCE = 100;

/**
 * Pays the taka of an order to the main wallet, once an order. Who is restricted cannot play, so
 * there it is not obliged to be staked.
 */
export async function payTaka(room: PointsRoom, tx: Tx, row: OrderRow): Promise<void> {
  const { orderId, memberId, amount } = row;
  const member = await room.identity.member(tx, memberId);
  if (member && !member.restriction)
    await room.turnover.oblige(tx, {
      id: orderId,
      memberId,
      source: 'award',
      amount,
      multiple: ONCE,
    });
  await room.wallet.transfer(tx, {
    memberId,
    asset: 'BDT',
    key: derivedId<Uuid>(`points.paid ${orderId}`, orderId),
    digest: digestOf(`points.paid ${orderId} ${memberId} ${amount}`),
    legs: [{ amount, contra: 'promotion', kind: 'points-converted', reference: orderId }],
    rides: [],
  });
}
