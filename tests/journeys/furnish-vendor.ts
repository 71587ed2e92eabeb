import { consoleRoutes } from '@nokshi/contract';
import { dayOf } from '../../apps/server/src/kernel/calendar.ts';
import type { HttpClient } from '../harness/client.ts';
import { grantRounds, newVendor, tokenFor } from '../harness/vendor.ts';
import type { Furnishing } from './furnish-talks.ts';

/** A vendor in which the member played a round, with a day that does not agree in one line. */
export async function playedAtVendor(
  { house, clock }: Furnishing,
  {
    member,
    admin,
  }: {
    member: HttpClient & { readonly memberId: string; readonly username: string };
    admin: HttpClient;
  },
): Promise<void> {
  const now = () => clock.now().getTime();
  const points = { freeRoundsUrl: 'http://127.0.0.1:9/free-rounds' };
  const { wallet, gameId } = await newVendor(house, 'SUNDIAL', { now, points });
  const token = await tokenFor(member, gameId);
  const ids = { roundId: 'round-1', currency: 'BDT' };
  const bet = { ...ids, token, transactionId: 'bet-1', gameId, amount: '5.00' };
  await wallet.call('/vendor/v1/bet', bet);
  const account = member.memberId;
  const win = { ...ids, account, betId: 'bet-1', transactionId: 'win-1', amount: '10.00' };
  await wallet.call('/vendor/v1/win', win);
  const day = dayOf(clock.now());
  const line = { account, currency: 'BDT', taken: '5.00', paid: '0.00', action: 'bet' };
  await wallet.call('/vendor/v1/report', {
    day,
    lines: [
      { ...line, transactionId: 'bet-1' },
      { ...line, transactionId: 'win-1', action: 'win', taken: '0.00', paid: '10.00' },
      { ...line, transactionId: 'bet-2' },
    ],
  });
  await grantRounds(house, { username: member.username, gameId, rounds: 10 });
  await admin.call(consoleRoutes.vendors.reconcile, { vendor: 'SUNDIAL', day });
}
