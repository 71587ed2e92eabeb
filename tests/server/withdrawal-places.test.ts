import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import type { HttpClient } from '../harness/client.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { makeAgent, moneyed, PIN as TEAM_PIN, putBelow } from '../harness/team.ts';
import { addPayee, choosePin, give, PIN } from '../harness/winnings.ts';

const { identity, withdrawals, paymentPassword, teamTransfers } = playerRoutes;

const HOUR = 3_600_000;
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
/** Registered from this machine, with money and a payment password. */
async function newcomer(contact?: 'sms') {
  people += 1;
  const username = `place${people}`;
  const home = house.visitor();
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  const { userInfo } = await home.call(identity.register, form);
  await give(house, userInfo.id, 1_000_00n);
  await choosePin(home);
  const account = `0171234${4000 + people}`;
  const number = `+88017123450${10 + people}`;
  if (contact) await proveDaysAgo(username, number);
  return { username, home, account, number };
}

const proveDaysAgo = (username: string, number: string) =>
  house.database.pool.query(
    `insert into identity_contact (member_id, brand_id, kind, address, verified_at, changed_at)
     select member_id, brand_id, 'sms', $2, $3, $3 from identity_member where username = $1`,
    [username, number, new Date(clock.now().getTime() - 80 * HOUR)],
  );

/** With an account to be paid to. */
async function atHome(contact?: 'sms') {
  const member = await newcomer(contact);
  const { home, account } = member;
  return { ...member, payeeId: await addPayee(home, { method: 'demo-wallet', account }) };
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
    // A caller without the payment password does not learn what else there is.
    expect((await request(client, payeeId, key, { paymentPassword: '918273' })).code).toBe(
      'identity.payment-password-wrong',
    );
    expect(await request(client, payeeId, key)).toMatchObject({
      status: 403,
      answer: { code: 'identity.factor-needed', field: 'proof', value: { factors: 'sms' } },
    });
    const other = { proof: 'totp', proofCode: '123456' } as const;
    expect((await request(client, payeeId, key, other)).code).toBe('identity.factor-needed');
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

  it('waits for an operator, who is notified, where the member has nothing to show', async () => {
    const { username, payeeId } = await atHome();
    const { answer } = await request(await away(username), payeeId);
    if (!answer.success) throw new Error(answer.code);
    expect(answer.value.state).toBe('REQUESTED');
    expect(await risksOf(answer.value.id)).toContain('unknown-address');
  });
});

describe('an account to pay to, added at such a place', () => {
  const add = async (client: HttpClient, account: string, more: More = {}) => {
    const payee = { method: 'demo-wallet', holder: 'Rahima Khatun', account, paymentPassword: PIN };
    const { answer } = await client.send(withdrawals.addPayee, { ...payee, ...more });
    return answer;
  };
  const restsFor = (usableFrom: string) => (Date.parse(usableFrom) - clock.now().getTime()) / HOUR;

  it('takes the payment password and then the same proof, after which the place has settled', async () => {
    const { username, account, number } = await newcomer('sms');
    const client = await away(username);
    expect(await add(client, account, { paymentPassword: '918273' })).toMatchObject({
      code: 'identity.payment-password-wrong',
    });
    expect(await add(client, account)).toMatchObject({
      code: 'identity.factor-needed',
      field: 'proof',
      value: { factors: 'sms' },
    });
    const proofCode = await codeSent(client, number);
    const added = await add(client, account, { proof: 'sms', proofCode });
    if (!added.success) throw new Error(added.code);
    expect(restsFor(added.value.usableFrom)).toBe(0);
    expect((await request(client, added.value.id)).code).toBe('taken');
  });

  it('rests though it is the first, where the member has nothing to show', async () => {
    const { username, home, account } = await newcomer();
    const client = await away(username);
    const added = await add(client, account);
    if (!added.success) throw new Error(added.code);
    expect(restsFor(added.value.usableFrom)).toBe(24);
    for (const each of [client, home])
      expect((await request(each, added.value.id)).code).toBe('cashier.payee-resting');
  });

  it('may be used at once where the account was opened', async () => {
    const { home, account } = await newcomer('sms');
    const added = await add(home, account);
    expect(added.success && restsFor(added.value.usableFrom)).toBe(0);
  });
});

describe('money along the team line from such a place', () => {
  const ends = async () => {
    const [agent, member] = [await moneyed(house), await moneyed(house)];
    await makeAgent(house, agent);
    await putBelow(house, member, agent);
    return { to: agent.memberId, member };
  };
  const send = async (client: HttpClient, to: string, key = newKey(), more: More = {}) => {
    const wish = { to, amount: '150.00', paymentPassword: TEAM_PIN, ...more };
    const { answer } = await client.send(teamTransfers.send, wish, { key });
    return answer.success ? 'sent' : answer;
  };
  const seen = async (member: string) =>
    (await finance.call(consoleRoutes.teamTransfers.list, { member })).rows.map(
      ({ fromUnknown }) => fromUnknown,
    );

  it('takes the same proof, under the same key, behind the payment password', async () => {
    const { to, member } = await ends();
    people += 1;
    const number = `+88017123450${10 + people}`;
    await proveDaysAgo(member.username, number);
    const client = await away(member.username);
    const key = newKey();
    expect(await send(client, to, key, { paymentPassword: '918273' })).toMatchObject({
      code: 'identity.payment-password-wrong',
    });
    expect(await send(client, to, key)).toMatchObject({
      code: 'identity.factor-needed',
      value: { factors: 'sms' },
    });
    const proofCode = await codeSent(client, number);
    const wrong = proofCode === '111111' ? '222222' : '111111';
    expect(await send(client, to, key, { proof: 'sms', proofCode: wrong })).toMatchObject({
      code: 'identity.code-wrong',
    });
    const right = { proof: 'sms', proofCode } as const;
    expect(await send(client, to, key, right)).toBe('sent');
    // The same once more moves nothing; the next is not asked again.
    expect(await send(client, to, key, right)).toBe('sent');
    expect(await seen(member.username)).toEqual([false]);
    expect(await send(client, to)).toBe('sent');
  });

  it('goes where the member has nothing to show, and the desk sees it', async () => {
    const { to, member } = await ends();
    expect(await send(member, to)).toBe('sent');
    expect(await send(await away(member.username), to)).toBe('sent');
    expect(await seen(member.username)).toEqual([true, false]);
  });
});
