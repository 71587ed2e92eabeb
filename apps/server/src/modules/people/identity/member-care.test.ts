import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromWire, type MemberId } from '../../../kernel/ids.ts';
import { listActivity } from './activity.ts';
import { storeDetails } from './personal-details.ts';
import { putContact } from './store/contacts.ts';
import { writePendingTotp, writeTotp } from '../access/store/factors.ts';
import { type Browser, openTestRoom, type TestRoom } from '../operators/test-people.ts';

const { identity, referral } = playerRoutes;
const { identity: desk, memberCare: care } = consoleRoutes;
const PASSWORD = 'karnaphuli-7';

let test: TestRoom;
let operator: Browser;
let code: string;
const homes = new Map<string, Browser>();
const ids = new Map<string, string>();
const idOf = (username: string) => ids.get(username) ?? '';
const memberId = (username: string) => fromWire('mbr', idOf(username)) as MemberId;

beforeAll(async () => {
  test = await openTestRoom();
  for (const [n, username] of ['anwar', 'bilkis', 'chitra'].entries()) {
    test.clock.advance(1_000);
    const browser = test.browser(`198.51.100.${n}`);
    const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
    const referralCode = username === 'bilkis' ? code : undefined;
    const { userInfo } = await browser.call(identity.register, { ...form, referralCode });
    if (username === 'anwar') ({ code } = await browser.call(referral.own, {}));
    ids.set(username, userInfo.id);
    homes.set(username, browser);
  }
  const details = {
    mobileNum: '01712-345678',
    email: 'Anwar@Mail.example',
    payeeName: 'Anwar  Hossain',
  };
  await test.db.tx((tx) =>
    storeDetails(test.identity, tx, { memberId: memberId('anwar'), details }),
  );
  const verifiedAt = test.clock.now();
  const contact = { brandId: 'nokshi', kind: 'sms', verifiedAt, now: verifiedAt } as const;
  const address = '+8801811111111';
  await test.db.tx((tx) => putContact(tx, { ...contact, memberId: memberId('bilkis'), address }));
  const first = await test.db.tx((tx) => test.operators.ensureFirstOperator(tx));
  operator = test.browser();
  await operator.call(desk.login, { username: 'admin', password: first?.password ?? '' });
});
afterAll(() => test.close());

const find = async (query: string) =>
  (await operator.call(desk.members, { query })).rows.map(({ username }) => username);
const giveFactor = (username: string) =>
  test.db.tx(async (tx) => {
    const row = {
      memberId: memberId(username),
      sealed: Buffer.alloc(40, 1),
      now: test.clock.now(),
    };
    await writePendingTotp(tx, row);
    await writeTotp(tx, row);
  });

describe('a member is found', () => {
  it.each([
    ['a number given at registration', '+880 1712 345678', ['anwar']],
    ['the same as it is dialled at home', '01712345678', ['anwar']],
    ['the same in Bengali digits', '০১৭১২৩৪৫৬৭৮', ['anwar']],
    ['a verified number', '01811111111', ['bilkis']],
    ['an email address in any case', 'anwar@mail.EXAMPLE', ['anwar']],
    ['a name in any case', 'anwar hossain', ['anwar']],
    ['a name with other points and blanks', 'Anwar. HOSSAIN', ['anwar']],
  ])('by %s', async (_, query, names) => {
    expect(await find(query)).toEqual(names);
  });

  it('by the invitation code that brought them, as is the one whose it is', async () => {
    expect(await find(code)).toEqual(['bilkis', 'anwar']);
  });

  it.each(['0171234567', 'anwar@mail', 'hossain', '+8801811111112'])(
    'not by a part of those: %s',
    async (query) => {
      expect(await find(query)).toEqual([]);
    },
  );

  it('though no number or name is readable in the table', async () => {
    const { rows } = await test.database.pool.query('select * from identity_detail');
    const text = JSON.stringify(rows.map((row) => Buffer.from(JSON.stringify(row)).toString()));
    expect(text).not.toMatch(/1712|hossain/i);
  });
});

/** The entries of the member's own list, newest first. */
const happened = async (name: string) => {
  const memberId = fromWire('mbr', idOf(name)) as MemberId;
  const asked = { pageSize: 20 };
  const { rows } = await test.db.read((tx) => listActivity(tx, { memberId, asked }));
  return rows.map(({ kind }) => kind);
};

describe('the factors of a member', () => {
  const reason = 'lost the phone';

  it('can be removed, and every session and known device with them', async () => {
    await giveFactor('bilkis');
    const before = await operator.call(care.memberSecurity, { id: idOf('bilkis') });
    expect(before).toMatchObject({ totp: true, passkeys: 0 });
    expect(before.devices).toHaveLength(1);
    expect(await operator.call(care.resetFactors, { id: idOf('bilkis'), reason })).toEqual({
      proposal: null,
    });
    const after = await operator.call(care.memberSecurity, { id: idOf('bilkis') });
    expect(after).toMatchObject({ totp: false, recoveryCodesLeft: 0, devices: [] });
    expect(await operator.call(desk.memberSessions, { id: idOf('bilkis') })).toEqual([]);
    const { rows } = await test.database.pool.query(
      "select object, facts from kernel_audit where act = 'identity.reset-factors'",
    );
    expect(rows).toEqual([{ object: idOf('bilkis'), facts: { reason } }]);
    expect((await happened('bilkis'))[0]).toBe('factors-reset');
  });

  it('cannot be removed when there are none', async () => {
    const none = operator.call(care.resetFactors, { id: idOf('bilkis'), reason });
    await expect(none).rejects.toMatchObject({ code: 'identity.second-factor-off' });
  });
});

describe('a known device', () => {
  it('is forgotten once, and that is recorded', async () => {
    const id = idOf('chitra');
    const [device] = (await operator.call(care.memberSecurity, { id })).devices;
    const forget = { id, deviceId: device?.id ?? '' };
    await operator.call(care.forgetMemberDevice, forget);
    expect((await operator.call(care.memberSecurity, { id })).devices).toEqual([]);
    expect((await happened('chitra'))[0]).toBe('device-forgotten');
    const again = operator.call(care.forgetMemberDevice, forget);
    await expect(again).rejects.toMatchObject({ code: 'identity.device-unknown' });
  });
});

it('a copy of the stored data is in the clear, and who took it is in the log', async () => {
  const id = idOf('anwar');
  const copy = await operator.call(care.exportMember, { id, reason: 'asked by mail' });
  expect((await happened('anwar'))[0]).toBe('copy-taken');
  expect(copy).toMatchObject({
    member: { username: 'anwar', registeredIp: '198.51.100.0' },
    details: expect.arrayContaining([{ field: 'mobileNum', value: '01712-345678' }]),
  });
  const { rows } = await test.database.pool.query(
    "select object, facts from kernel_audit where act = 'identity.export'",
  );
  expect(rows).toEqual([{ object: id, facts: { reason: 'asked by mail' } }]);
});
