import { consoleRoutes } from '@nokshi/contract';
import type { WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import { vi } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { addPayee, askFor, choosePin, give } from '../harness/winnings.ts';

type Payee = { readonly method: string; readonly account: string };

/** A new member with 20,000 of their own and an account to be paid to. */
export async function withdrawer(house: RunningHouse, payee: Payee, username?: string) {
  const member = await house.member(username);
  await give(house, member.memberId, 20_000_00n);
  await choosePin(member);
  const payeeId = await addPayee(member, payee);
  return Object.assign(member, { ask: (amount: string) => askFor(member, payeeId, amount) });
}

/** Waits until the channel has brought the withdrawal there. */
export const stoodAt = (admin: HttpClient, id: string, state: WithdrawalState) =>
  vi.waitFor(
    async () => {
      const one = await admin.call(consoleRoutes.withdrawals.one, { id });
      if (one.state !== state) throw new Error(`${id} is ${one.state}, not yet ${state}`);
    },
    { timeout: 20_000, interval: 100 },
  );
