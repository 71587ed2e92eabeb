import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { activity, identity, limits, security } = playerRoutes;
const reason = 'As agreed on the telephone';

const clock = fakeClock();
let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock });
  admin = await house.operator('admin');
});
afterAll(() => house.close());

const again = async (username: string) => {
  const client = house.visitor();
  await client.call(identity.login, { username, password: PASSWORD });
  return client;
};
const happened = async (member: HttpClient) => (await member.call(activity.list, {})).rows;
const kinds = async (member: HttpClient) => (await happened(member)).map(({ kind }) => kind);

it('what the member does to limits, breaks and passwords stands there with its time', async () => {
  const member = await house.member();
  expect(await happened(member)).toEqual([]);
  await member.call(limits.setLimit, { kind: 'loss', period: 'D', amount: '50.00' });
  await member.call(limits.setLimit, { kind: 'loss', period: 'D', amount: '50.00' });
  clock.advance(1_000);
  const { limits: rows } = await member.call(limits.setLimit, {
    kind: 'loss',
    period: 'D',
    amount: null,
  });
  expect(rows.some(({ pending }) => pending)).toBe(true);
  const at = clock.now().toISOString();
  const facts = { limit: 'loss', period: 'D' };
  expect(await happened(member)).toMatchObject([
    { kind: 'limit-asked', facts: { ...facts, amount: null }, at },
    { kind: 'limit-set', facts: { ...facts, amount: '50.00' } },
  ]);
  await member.call(security.changePassword, {
    oldPassword: PASSWORD,
    newPassword: `${PASSWORD}9`,
    confirmNewPassword: `${PASSWORD}9`,
  });
  await member.call(limits.takeTimeOut, { hours: 24 });
  const [timeOut, password] = await happened(member);
  expect(timeOut).toMatchObject({ kind: 'time-out', facts: { until: expect.any(String) } });
  expect(password).toMatchObject({ kind: 'password-changed', facts: {} });
});

it('what the house does stands there without who did it, or why', async () => {
  const { username, memberId: id, ...member } = await house.member();
  const [session] = await admin.call(consoleRoutes.identity.memberSessions, { id });
  await admin.call(consoleRoutes.identity.endMemberSession, { id, sessionId: session?.id ?? '' });
  expect(await refused(member.call(activity.list, {}))).toBe('edge.session-ended');
  await admin.call(consoleRoutes.identity.freeze, { id, reason });
  await admin.call(consoleRoutes.identity.unfreeze, { id, reason });
  const back = await again(username);
  expect(await kinds(back)).toEqual(['new-device', 'unfrozen', 'frozen', 'session-ended']);
  expect(JSON.stringify(await happened(back))).not.toMatch(/admin|telephone/);
});

it('is read page by page, by its member alone', async () => {
  const member = await house.member();
  for (const amount of ['9.00', '8.00', '7.00'])
    await member.call(limits.setLimit, { kind: 'stake', period: 'D', amount });
  const first = await member.call(activity.list, { pageSize: 2 });
  expect(first.rows.map(({ facts }) => facts.amount)).toEqual(['7.00', '8.00']);
  const second = await member.call(activity.list, { pageSize: 2, cursor: first.next ?? '' });
  expect(second).toMatchObject({ rows: [{ facts: { amount: '9.00' } }], next: null });
  expect(await refused(member.call(activity.list, { cursor: 'x' }))).toBe('edge.invalid-input');
  expect(await happened(await house.member())).toEqual([]);
});
