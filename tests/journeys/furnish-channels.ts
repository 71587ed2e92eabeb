import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';

type People = { readonly member: HttpClient; readonly admin: HttpClient };

const { channels, vouchers } = consoleRoutes;
const EXPIRES_DAYS = 60;

/** A channel with a fee, hours and a field, and vouchers in every state. */
export async function paidIn({ member, admin }: People, now: Date): Promise<void> {
  const all = await admin.call(channels.list, {});
  const bank = all.find(({ code }) => code === 'demo-bank');
  if (!bank) throw new Error('there is no bank');
  const label = { EN: 'Number you pay from', BN: 'যে নম্বর থেকে পাঠাবেন' };
  const sender = { field: 'sender', label, kind: 'phone', minLength: 11, maxLength: 14 } as const;
  const terms = {
    ...bank.terms,
    fee: { fixed: '2.50', points: 150 },
    fields: [{ ...sender, required: true }],
  };
  const reason = 'The bank takes a fee since this month';
  await admin.call(channels.set, { code: bank.code, version: bank.version, terms, reason });

  const expiresAt = new Date(now.getTime() + EXPIRES_DAYS * 86_400_000).toISOString();
  const issue = async (note: string, count: number) => {
    const wish = { count, amount: '250.00', expiresAt, note, reason: 'For the new year' };
    await admin.call(vouchers.issue, wish, { key: randomUUID() });
    return (await admin.call(vouchers.list, {})).rows[0]?.id ?? '';
  };
  const given = await issue('Pohela Boishakh in Dhaka', 20);
  const { codes } = await admin.call(vouchers.codes, { id: given });
  const fields = { code: codes[0] ?? '' };
  const wish = { channel: 'voucher', fields };
  await member.call(playerRoutes.cashier.requestDeposit, wish, { key: randomUUID() });
  const lost = await issue('Leaflets of the fair', 5);
  await admin.call(vouchers.codes, { id: lost });
  await admin.call(vouchers.void, { id: lost, reason: 'The leaflets were stolen' });
  await issue('Friends of the house', 3);
}
