import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { idOf, newKey, PIN, type Teammate } from '../harness/team.ts';
import { from, registrationDesk, SHOWN } from './registration-desk.ts';

const { identity, cashier, limits, security, withdrawals } = playerRoutes;
const reason = 'Looked at both accounts';

const clock = fakeClock('2026-03-01T06:00:00.000Z');
let house: RunningHouse;
let admin: HttpClient;
const { set, form } = registrationDesk(() => ({ house, operator: admin }));
beforeAll(async () => {
  house = await startHouse({ clock });
  admin = await house.operator();
  await set({
    fields: { payeeName: SHOWN, idNumber: SHOWN, mobileNum: SHOWN },
    challenge: { registration: 'none' },
  });
});
afterAll(() => house.close());

const exclude = async (member: HttpClient) => {
  await member.call(limits.excludeSelf, { months: 60 });
  await passMinute();
};
const passMinute = () => {
  clock.advance(60_000);
  return house.runJobs();
};

/** Registers from an address of its own; with `browser` in the browser that is known from there. */
async function registers(more: object = {}, browser?: HttpClient) {
  const client = browser ?? house.visitor();
  const wish = form(more);
  const { userInfo } = await client.call(identity.register, wish, from(newAddress()));
  const member = { memberId: userInfo.id, username: wish.username };
  return { member: Object.assign(client, member) as Teammate, restriction: userInfo.restriction };
}

const standingOf = async ({ memberId }: Teammate) =>
  (await admin.call(consoleRoutes.identity.member, { id: memberId })).restriction;
const deposits = async (member: HttpClient) => {
  const wish = { channel: 'demo-wallet', amount: '100.00' };
  const { answer } = await member.send(cashier.requestDeposit, wish, { key: newKey() });
  return answer.success ? 'ok' : answer.code;
};
const caseOf = async ({ memberId }: Teammate) => {
  const { rows } = await admin.call(consoleRoutes.risk.list, { pageSize: 100 });
  const row = rows.find(({ members }) => members.some(({ id }) => id === memberId));
  return row && admin.call(consoleRoutes.risk.one, { id: row.id });
};
const says = (member: HttpClient, told: { birthday: string }) =>
  member.call(security.setProfile, told);
async function adds(member: Teammate, account: string) {
  await house.house.access.setPaymentPassword({ memberId: idOf(member), pin: PIN });
  const wish = { method: 'demo-wallet', holder: 'Anwar Hossain', account, paymentPassword: PIN };
  await member.call(withdrawals.addPayee, wish);
}

describe('who excluded themselves and registers again', () => {
  it('in the same browser is frozen from the first moment, and the risk desk has a case', async () => {
    const { member: before } = await registers();
    await exclude(before);
    const { member, restriction } = await registers({}, before);
    expect(restriction).toBe('frozen');
    expect(await deposits(member)).toBe('identity.restricted');
    await passMinute();
    const found = (await caseOf(member))?.found ?? [];
    expect(found).toContainEqual(
      expect.objectContaining({
        code: 'excluded',
        facts: [expect.objectContaining({ about: 'device', count: 1 })],
      }),
    );
  });

  it.each([
    ['document', { idNumber: '1990123456789' }, { idNumber: '1990123456789' }],
    ['number', { mobileNum: '01712345678' }, { mobileNum: '+880 1712-345678' }],
  ])(
    'with the same %s is frozen in the commit of the registration',
    async (...[, first, again]) => {
      const { member: before } = await registers(first);
      await exclude(before);
      const { restriction } = await registers(again);
      expect(restriction).toBe('frozen');
    },
  );

  it('is known by name and birthday together, however the name is written; by the name alone not', async () => {
    const { member: before } = await registers({ payeeName: 'Rina  Akter' });
    await says(before, { birthday: '1990-05-04' });
    await exclude(before);
    const { member, restriction } = await registers({ payeeName: 'RINA AKTER' });
    expect(restriction).toBeNull();
    await says(member, { birthday: '1990-05-05' });
    expect(await standingOf(member)).toBeNull();
    await says(member, { birthday: '1990-05-04' });
    expect(await standingOf(member)).toBe('frozen');
  });

  it('is known by the account that money is paid to', async () => {
    const { member: before } = await registers();
    await adds(before, '01711111111');
    await exclude(before);
    const { member } = await registers();
    await adds(member, '01711 111 111');
    expect(await standingOf(member)).toBe('frozen');
  });

  it('reads that the account is frozen, and not why', async () => {
    const { member: before } = await registers({ idNumber: '1980111122223' });
    await exclude(before);
    const { member } = await registers({ idNumber: '1980111122223' });
    const { rows } = await member.call(playerRoutes.inbox.list, {});
    expect(JSON.stringify(rows)).toMatch(/frozen|স্থগিত/);
    expect(JSON.stringify(rows)).not.toMatch(/exclu|বিরত/i);
  });
});

describe('an account from before the exclusion', () => {
  it('with the same payee is frozen within a minute; one that shares the browser alone is a case', async () => {
    const { member: one } = await registers();
    const { member: other } = await registers();
    const { member: household } = await registers();
    await adds(one, '01722222222');
    await adds(other, '01722222222');
    const login = { username: one.username, password: PASSWORD };
    await household.call(identity.login, login, from(newAddress()));
    const again = await house.visitor();
    await again.call(identity.login, login, from(newAddress()));
    await exclude(again);
    await passMinute();
    expect(await standingOf(other)).toBe('frozen');
    expect(await standingOf(household)).toBeNull();
    expect(await caseOf(household)).toMatchObject({
      members: expect.arrayContaining([{ id: one.memberId, username: one.username }]),
    });
  });
});

describe('an account from before traits were stored', () => {
  it('is collected by a job, once', async () => {
    const { member: before } = await registers({ idNumber: '1960777788889' });
    await exclude(before);
    await house.database.pool.query('delete from identity_trait where member_id = $1', [
      idOf(before),
    ]);
    await house.database.pool.query(
      'update identity_member set traits_at = null where member_id = $1',
      [idOf(before)],
    );
    await passMinute();
    const { restriction } = await registers({ idNumber: '1960777788889' });
    expect(restriction).toBe('frozen');
  });
});

describe('what an operator looked at', () => {
  it('freezes nobody again, while another trait does', async () => {
    const { member: before } = await registers({ idNumber: '1970555566667' });
    await adds(before, '01733333333');
    await exclude(before);
    const { member } = await registers({ idNumber: '1970555566667' });
    await admin.call(consoleRoutes.identity.unfreeze, { id: member.memberId, reason });
    await says(member, { birthday: '1970-01-02' });
    expect(await deposits(member)).toBe('ok');
    await adds(member, '01733333333');
    expect(await standingOf(member)).toBe('frozen');
  });
});
