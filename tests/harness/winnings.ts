import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { fromWire, type Uuid } from '../../apps/server/src/kernel/ids.ts';
import type { HttpClient } from './client.ts';
import { PASSWORD, type RunningHouse } from './house.ts';

/** Six digits that are hard to guess. */
export const PIN = '481516';

/** Money that no turnover is missing for, as a promotion gives it; paisa. Or points. */
export async function give(
  house: RunningHouse,
  id: string,
  amount: bigint,
  asset: 'BDT' | 'PTS' = 'BDT',
): Promise<void> {
  const { db, wallet } = house.house;
  const memberId = fromWire('mbr', id);
  if (!memberId) throw new Error(`no member: ${id}`);
  const key = randomUUID() as Uuid;
  const legs = [{ amount, contra: 'promotion', kind: 'adjustment', reference: key }] as const;
  const digest = Buffer.alloc(32);
  if (asset === 'PTS') await db.tx((tx) => wallet.openAccounts(tx, { memberId, asset }));
  await db.tx((tx) => wallet.transfer(tx, { memberId, asset, key, digest, legs, rides: [] }));
}

export const choosePin = (member: HttpClient) =>
  member.call(playerRoutes.paymentPassword.set, {
    password: PASSWORD,
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
  });

/** The id of an account to pay to; any but the first rests. */
export async function addPayee(
  member: HttpClient,
  { method, account }: { readonly method: string; readonly account: string },
): Promise<string> {
  const payee = { method, holder: 'Rahima Khatun', account, paymentPassword: PIN };
  return (await member.call(playerRoutes.withdrawals.addPayee, payee)).id;
}

/** The id of a withdrawal. */
export async function askFor(member: HttpClient, payeeId: string, amount: string): Promise<string> {
  const wish = { payeeId, amount, paymentPassword: PIN };
  const key = randomUUID();
  return (await member.call(playerRoutes.withdrawals.request, wish, { key })).id;
}
