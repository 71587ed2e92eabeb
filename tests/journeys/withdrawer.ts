import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { digestOf } from '../../apps/server/src/kernel/digest.ts';
import { fromWire, type Uuid } from '../../apps/server/src/kernel/ids.ts';
import type { HttpClient } from '../harness/client.ts';
import { PASSWORD, type RunningHouse } from '../harness/house.ts';

const PIN = '481516';

type Account = { readonly method: string; readonly account: string };
type Member = HttpClient & { readonly memberId: string };

/** Has the member ask for withdrawals to this account: with a payment password, and money to ask for. */
export async function withdrawer(
  house: RunningHouse,
  member: Member,
  { method, account }: Account,
) {
  const { paymentPassword, withdrawals } = playerRoutes;
  await member.call(paymentPassword.set, {
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
    password: PASSWORD,
  });
  await given(house, member, 20_000_00n);
  const payee = { method, holder: 'Rahim Uddin', account, paymentPassword: PIN };
  const { id: payeeId } = await member.call(withdrawals.addPayee, payee);
  return {
    ...member,
    async ask(amount: string): Promise<string> {
      const wish = { payeeId, amount, paymentPassword: PIN };
      const { id } = await member.call(withdrawals.request, wish, { key: randomUUID() });
      return id;
    },
  };
}

/** Money of the house that nobody has to stake first; minor units. */
async function given({ house }: RunningHouse, member: Member, amount: bigint): Promise<void> {
  const memberId = fromWire('mbr', member.memberId);
  if (!memberId) throw new Error(`${member.memberId} is no member`);
  const reference = randomUUID() as Uuid;
  await house.db.tx((tx) =>
    house.wallet.transfer(tx, {
      memberId,
      asset: 'BDT',
      key: reference,
      digest: digestOf(`given ${reference}`),
      legs: [{ kind: 'adjustment', reference, amount, contra: 'promotion' }],
      rides: [],
    }),
  );
}
