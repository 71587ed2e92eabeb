import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { fromWire, type Uuid } from '../../apps/server/src/kernel/ids.ts';
import type { HttpClient } from '../harness/client.ts';
import { PASSWORD, type RunningHouse } from '../harness/house.ts';

/** Six digits that are hard to guess. */
export const PIN = '481516';

type Member = HttpClient & { readonly memberId: string };

/** Money that was won before: no turnover is missing for it. Paisa. */
export async function win(house: RunningHouse, member: Member, amount: bigint): Promise<void> {
  const { db, wallet } = house.house;
  const memberId = fromWire('mbr', member.memberId);
  if (!memberId) throw new Error(`no member: ${member.memberId}`);
  const key = randomUUID() as Uuid;
  const legs = [{ amount, contra: 'house:slots', kind: 'win', reference: key }] as const;
  const posting = {
    memberId,
    asset: 'BDT',
    key,
    digest: Buffer.alloc(32),
    legs,
    rides: [],
  } as const;
  await db.tx((tx) => wallet.transfer(tx, posting));
}

export const choosePin = (member: HttpClient) =>
  member.call(playerRoutes.paymentPassword.set, {
    password: PASSWORD,
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
  });
