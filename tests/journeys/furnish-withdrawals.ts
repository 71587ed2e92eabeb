import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { vi } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { deposit } from './visits.ts';
import { addPayee, askFor, choosePin, give } from './winnings.ts';

type People = { readonly taker: HttpClient; readonly admin: HttpClient };

/** Money of one member on its way out: one withdrawal waits for the house, one for an answer; its id. */
export async function takenOut(house: RunningHouse, { taker, admin }: People): Promise<string> {
  const { id: memberId } = await taker.call(playerRoutes.identity.memberInfo, {});
  await give(house, memberId, 4_000_00n);
  await deposit(taker, '1500');
  await choosePin(taker);
  const wallet = await addPayee(taker, { method: 'demo-wallet', account: '01712345678' });
  await addPayee(taker, { method: 'demo-bank', account: '2010456789123' });
  const paid = await askFor(taker, wallet, '1200.00');
  await askFor(taker, wallet, '350.50');
  const reason = 'The name is that of the account';
  await admin.call(consoleRoutes.withdrawals.approve, { id: paid, amount: '1200.00', reason });
  const state = async () => (await taker.call(playerRoutes.withdrawals.one, { id: paid })).state;
  await vi.waitFor(
    async () => {
      if ((await state()) !== 'PAID') throw new Error('not paid yet');
    },
    { timeout: 20_000, interval: 100 },
  );
  return paid;
}
