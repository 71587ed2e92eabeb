import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { give, PIN } from '../harness/winnings.ts';

type People = { readonly buyer: HttpClient; readonly admin: HttpClient };

/** Orders of the points mall: one waits, one was approved, one rejected. The buyer has a PIN. */
export async function shopped(house: RunningHouse, { buyer, admin }: People): Promise<void> {
  const { id: memberId } = await buyer.call(playerRoutes.identity.memberInfo, {});
  await give(house, memberId, 24_600n, 'PTS');
  const order = async (goodId: string, points: number) => {
    const delivery = { address: 'House 7, Road 4, Dhanmondi, Dhaka', mobile: '01711000000' };
    const wish = { goodId, points, quantity: 1, paymentPassword: PIN, ...delivery };
    const key = randomUUID();
    return (await buyer.call(playerRoutes.points.redeem, wish, { key })).referenceNumber;
  };
  const sent = await order('recharge', 500);
  const refused = await order('bat', 18_000);
  await order('gamcha', 2_500);
  const { approve, reject } = consoleRoutes.points;
  await admin.call(approve, { id: sent, reason: 'Recharged at noon' });
  await admin.call(reject, { id: refused, reason: 'We do not deliver there' });
}
