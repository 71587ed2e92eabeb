import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import type { HttpClient } from '../harness/client.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { addPayee, choosePin, give, PIN } from '../journeys/winnings.ts';

const { identity, withdrawals, paymentPassword } = playerRoutes;

let clock: FakeClock;
let house: RunningHouse;
let finance: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock });
  finance = await house.operator('finance');
});
afterAll(() => house.close());

let people = 0;
/** Registered from this machine, with money, a payment password and an account to be paid to. */
async function atHome(contact?: 'sms') {
  people += 1;
  const username = `place${people}`;
  const home = house.visitor();
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  const { userInfo } = await home.call(identity.register, form);
  await give(house, userInfo.id, 1_000_00n);
  await choosePin(home);
  const payeeId = await addPayee(home, {
    method: 'demo-wallet',
    account: `0171234${4000 + people}`,
  });
  const number = `+88017123450${10 + people}`;
  if (contact)
    await house.database.pool.query(
      `insert into identity_contact (member_id, brand_id, kind, address, verified_at, changed_at)
       select member_id, brand_id, $2, $3, $4, $4 from identity_member where username = $1`,
      [username, contact, number, new Date(clock.now().getTime() - 80 * 3_600_000)],
    );
  return { username, home, payeeId, number };
}

async function away(username: string): Promise<HttpClient> {
  const client = house.visitor();
  await client.call(identity.login, { username, password: PASSWORD });
  return client;
}

let keys = 0;
const newKey = () => `place-key-${++keys}-0000`;
type More = { proof?: 'sms' | 'mail' | 'totp'; proofCode?: string; paymentPassword?: string };
const request = async (client: HttpClient, payeeId: string, key = newKey(), more: More = {}) => {
  const wish = { payeeId, amount: '100.00', paymentPassword: PIN, ...more };
  const { answer, status } = await client.send(withdrawals.request, wish, { key });
  return { answer, status, code: answer.success ? 'taken' : answer.code };
};
const codeSent = async (client: HttpClient, to: string) => {
  await client.call(paymentPassword.askCode, { proof: 'sms' });
  await house.runJobs();
  const admin = await house.operator('admin');
  const [row] = (await admin.call(consoleRoutes.couriers.messages, { to })).rows;
  return /[0-9]{6}/.exec(row?.text ?? '')?.[0] ?? '';
};
const risksOf = async (id: string) =>
  (await finance.call(consoleRoutes.withdrawals.one, { id })).risks;

describe('a withdrawal from a place that the house does not know well', () => {
  it('is not asked anything where the account was opened', async () => {
    const { home, payeeId } = await atHome('sms');
    const { answer } = await request(home, payeeId);
    if (!answer.success) throw new Error(answer.code);
    expect(await risksOf(answer.value.id)).not.toContain('unknown-address');
  });

  it('is refused with what there is to show, and taken under the same key with a code', async () => {
    const { username, payeeId, number } = await atHome('sms');
    const client = await away(username);
    const key = newKey();
    // Whoever has not even the payment password does not hear what else there is.
    expect((await request(client, payeeId, key, { paymentPassword: '918273' })).code).toBe(
      'identity.payment-password-wrong',
    );
    expect(await request(client, payeeId, key)).toMatchObject({
      status: 403,
      answer: { code: 'cashier.factor-needed', field: 'proof', value: { factors: 'sms' } },
    });
    const other = { proof: 'totp', proofCode: '123456' } as const;
    expect((await request(client, payeeId, key, other)).code).toBe('cashier.factor-needed');
    const proofCode = await codeSent(client, number);
    const wrong = proofCode === '111111' ? '222222' : '111111';
    expect((await request(client, payeeId, key, { proof: 'sms', proofCode: wrong })).code).toBe(
      'identity.code-wrong',
    );
    const right = { proof: 'sms', proofCode } as const;
    const { answer } = await request(client, payeeId, key, right);
    if (!answer.success) throw new Error(answer.code);
    expect(await risksOf(answer.value.id)).not.toContain('unknown-address');
    // The same request once more is the same withdrawal; the next one is not asked again.
    expect((await request(client, payeeId, key, right)).answer).toMatchObject({
      value: { id: answer.value.id },
    });
    expect((await request(client, payeeId)).code).toBe('taken');
    // And the code opens nothing a second time.
    expect((await request(await away(username), payeeId, newKey(), right)).code).toBe(
      'identity.code-expired',
    );
  });

  it('waits for an operator who is told, where the member has nothing to show', async () => {
    const { username, payeeId } = await atHome();
    const { answer } = await request(await away(username), payeeId);
    if (!answer.success) throw new Error(answer.code);
    expect(answer.value.state).toBe('REQUESTED');
    expect(await risksOf(answer.value.id)).toContain('unknown-address');
  });
});
