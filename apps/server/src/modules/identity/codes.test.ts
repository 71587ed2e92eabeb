import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { putContact } from './store/contacts.ts';
import { type Browser, openTestRoom, type TestRoom } from './test-room.ts';

const { identity, codes } = playerRoutes;
const PASSWORD = 'karnaphuli-7';
const NEW_PASSWORD = 'meghna-river-8';
const MINUTE = 60_000;

let test: TestRoom;
let rahim: string;
/** Each story has numbers of its own, since requests for codes are counted by them. */
let number: string;
let stranger: string;
let stories = 0;
beforeAll(async () => {
  test = await openTestRoom();
});
afterAll(() => test.close());

beforeEach(async () => {
  rahim = test.begin();
  // The morning begins anew, and so does what was counted.
  await test.database.pool.query('delete from identity_attempt');
  stories++;
  number = `+88017${String(stories).padStart(4, '0')}0001`;
  stranger = `+88018${String(stories).padStart(4, '0')}0002`;
  await memberWith({ sms: number, mail: `${rahim}@example.com` });
  test.outbox.length = 0;
});

async function memberWith(contacts: { sms: string; mail: string }) {
  await test.browser(`192.0.2.${stories}`).call(identity.register, {
    username: rahim,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agree: true,
  });
  const { brandId } = test.site.brand();
  await test.db.tx(async (tx) => {
    const member = await test.room.memberByUsername(tx, rahim);
    if (!member) throw new Error('no member');
    const { memberId } = member;
    const now = test.clock.now();
    for (const kind of ['sms', 'mail'] as const)
      await putContact(tx, {
        memberId,
        brandId,
        kind,
        address: contacts[kind],
        verifiedAt: now,
        now,
      });
  });
}

/** The digits that the couriers were given last. */
async function digitsSent(): Promise<string> {
  await test.runJobs();
  return test.outbox.at(-1)?.code ?? '';
}
const askLogin = (browser: Browser, mobileNum = number) =>
  browser.call(codes.askWithoutLogin, { mobileNum });
const loginWith = (browser: Browser, verificationCode: string, mobileNum = number) =>
  browser.call(identity.login, { type: 'sms', mobileNum, verificationCode });

async function refused(attempt: Promise<unknown>) {
  const err = await attempt.then(
    () => null,
    (reason: { code: string; facts: object }) => reason,
  );
  return err && { code: err.code, facts: err.facts };
}

describe('a code', () => {
  it('of six digits is sent to a member’s number, and says what it opens', async () => {
    expect(await askLogin(test.browser())).toEqual({ expiredMinutes: 5 });
    expect(await digitsSent()).toMatch(/^[0-9]{6}$/);
    expect(test.outbox.at(-1)).toMatchObject({ kind: 'sms', to: number });
    expect(test.outbox.at(-1)?.text).toContain('{code}');
  });

  it('logs in once, in the browser that asked and for what it was asked', async () => {
    const browser = test.browser('203.0.113.201');
    await askLogin(browser);
    const code = await digitsSent();
    const other = test.browser('203.0.113.202');
    expect((await refused(loginWith(other, code)))?.code).toBe('identity.code-expired');
    const reset = browser.call(codes.resetPassword, {
      mobileNum: number,
      verificationCode: code,
      newPassword: NEW_PASSWORD,
    });
    expect((await refused(reset))?.code).toBe('identity.code-expired');
    const { userInfo, passwordExpired } = await loginWith(browser, ` ${code} `);
    expect([userInfo.account, passwordExpired]).toEqual([rahim, false]);
    expect((await refused(loginWith(browser, code)))?.code).toBe('identity.code-expired');
  });

  it('takes five tries, then none, not even the right one', async () => {
    const browser = test.browser();
    await askLogin(browser);
    const code = await digitsSent();
    const wrong = code === '000000' ? '000001' : '000000';
    const said = [];
    for (let n = 0; n < 5; n++) said.push(await refused(loginWith(browser, wrong)));
    expect(said[0]).toEqual({
      code: 'identity.code-wrong',
      facts: { field: 'verificationCode', value: { triesLeft: 4 } },
    });
    expect(said[4]?.code).toBe('identity.code-wrong');
    expect((await refused(loginWith(browser, code)))?.code).toBe('identity.code-expired');
  });

  it('is over after five minutes, and the next one replaces it', async () => {
    const browser = test.browser();
    await askLogin(browser);
    const first = await digitsSent();
    test.clock.advance(2 * MINUTE);
    await askLogin(browser);
    const second = await digitsSent();
    if (first !== second)
      expect((await refused(loginWith(browser, first)))?.code).toBe('identity.code-wrong');
    test.clock.advance(5 * MINUTE);
    expect((await refused(loginWith(browser, second)))?.code).toBe('identity.code-expired');
  });

  it('is nowhere in the database in digits', async () => {
    await askLogin(test.browser());
    const code = await digitsSent();
    const { rows } = await test.database.pool.query('select c::text from identity_code c');
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is typed in Bengali digits as well', async () => {
    const browser = test.browser();
    await askLogin(browser);
    const code = await digitsSent();
    const bengali = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    expect((await loginWith(browser, bengali)).userInfo.account).toBe(rahim);
  });
});

describe('a member with a second factor', () => {
  it('is asked for it after the code, from a browser that is not known (S-028, S-058)', async () => {
    const { memberId } = await test.db.read(async (tx) => {
      const member = await test.room.memberByUsername(tx, rahim);
      if (!member) throw new Error('no member');
      return member;
    });
    await test.database.pool.query(
      `insert into identity_totp (member_id, sealed, made_at) values ($1, '\\x00', now())`,
      [memberId],
    );
    const browser = test.browser('203.0.113.231');
    await askLogin(browser);
    const said = await refused(loginWith(browser, await digitsSent()));
    expect(said).toMatchObject({ code: 'identity.second-factor-needed' });
    expect((await browser.caller()).session).toBeNull();
    test.clock.advance(2 * MINUTE);
    await browser.call(codes.askWithoutLogin, { mobileNum: number, purpose: 'recover' });
    const sent = { mobileNum: number, verificationCode: await digitsSent() };
    const reset = browser.call(codes.resetPassword, { ...sent, newPassword: NEW_PASSWORD });
    expect((await refused(reset))?.code).toBe('identity.second-factor-needed');
    expect((await browser.caller()).session).toBeNull();
  });

  it('is not let in once the account is closed', async () => {
    const sql = 'update identity_member set closed_at = now() where username = $1';
    await test.database.pool.query(sql, [rahim]);
    await askLogin(test.browser());
    await test.runJobs();
    expect(test.outbox).toEqual([]);
  });
});

describe('whoever has no account', () => {
  it('is told the same at every step, and is sent nothing (T13)', async () => {
    const stepsOf = async (browser: Browser, mobileNum: string) => [
      await askLogin(browser, mobileNum),
      await refused(askLogin(browser, mobileNum)),
      await refused(loginWith(browser, '12345', mobileNum)),
      await refused(loginWith(browser, '12345', mobileNum)),
    ];
    const there = await stepsOf(test.browser('198.51.100.1'), number);
    const nobody = await stepsOf(test.browser('198.51.100.2'), stranger);
    expect(nobody).toEqual(there);
    await test.runJobs();
    expect(test.outbox.map(({ to }) => to)).toEqual([number]);
    const late = [test.browser('198.51.100.1'), test.browser('198.51.100.2')] as const;
    expect(await refused(loginWith(late[1], '12345', stranger))).toEqual(
      await refused(loginWith(late[0], '12345')),
    );
  });

  it('is not found by mail either, nor under another member’s username', async () => {
    const browser = test.browser();
    const email = `${rahim}@example.com`;
    await browser.call(codes.forgotByMail, { username: rahim, email: 'other@example.com' });
    test.clock.advance(2 * MINUTE);
    await browser.call(codes.forgotByMail, { username: 'somebodyelse', email });
    await test.runJobs();
    expect(test.outbox).toEqual([]);
  });
});

describe('requests for codes', () => {
  it('are at most five a day for a number', async () => {
    const said = [];
    for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
      said.push(await refused(askLogin(test.browser(`198.51.101.${minutes / 20}`))));
      test.clock.advance(20 * MINUTE);
    }
    expect(said.filter((one) => one === null).length).toBeLessThanOrEqual(5);
  });

  it('are one a minute for a number, and say when the next may come', async () => {
    await askLogin(test.browser());
    expect(await refused(askLogin(test.browser()))).toEqual({
      code: 'identity.too-many-attempts',
      facts: { value: { retryAfterSeconds: 60 } },
    });
  });

  it.each([
    ['one address', { 'code-address': { burst: 2, everySeconds: 60 } }],
    ['a range of numbers', { 'code-range': { burst: 2, everySeconds: 60 } }],
    ['a country', { 'code-country': { burst: 2, everySeconds: 60 } }],
    ['the site', { 'code-site': { burst: 2, everySeconds: 60 } }],
  ])('are counted for %s', async (_, limits) => {
    const narrow = await openTestRoom({ limits });
    const browser = narrow.browser();
    for (const last of [11, 12])
      await browser.call(codes.askWithoutLogin, { mobileNum: `+88017123400${last}` });
    const third = browser.call(codes.askWithoutLogin, { mobileNum: '+8801712340013' });
    expect((await refused(third))?.code).toBe('identity.too-many-attempts');
    await narrow.close();
  });

  it('need a mobile number of a country that the brand serves (V-017, V-052)', async () => {
    const wrong = ['', '0171234567', '029876543', '+4915123456789', 'rahim'];
    for (const mobileNum of wrong.slice(1))
      expect(await refused(askLogin(test.browser(), mobileNum))).toEqual({
        code: 'identity.phone-wrong',
        facts: { field: 'mobileNum', value: { digits: 11, example: expect.any(String) } },
      });
    for (const typed of [number.replace('+880', '0'), number.slice(1), `০${number.slice(4)}`]) {
      expect(await askLogin(test.browser(), typed)).toEqual({ expiredMinutes: 5 });
      test.clock.advance(24 * 60 * MINUTE);
    }
  });
});

describe('a forgotten password', () => {
  it('is set anew by phone: in at once, every other session ended, the member told (S-028)', async () => {
    const elsewhere = test.browser('203.0.113.210');
    await elsewhere.call(identity.login, { username: rahim, password: PASSWORD });
    const browser = test.browser();
    await browser.call(codes.askWithoutLogin, { mobileNum: number, purpose: 'recover' });
    const verificationCode = await digitsSent();
    const answer = await browser.call(codes.resetPassword, {
      mobileNum: number,
      verificationCode,
      newPassword: NEW_PASSWORD,
    });
    expect(answer.userInfo.account).toBe(rahim);
    expect((await browser.caller()).session?.username).toBe(rahim);
    expect((await elsewhere.caller()).session).toBeNull();
    expect(test.outbox.slice(-2).map(({ kind, code }) => [kind, code])).toEqual([
      ['mail', undefined],
      ['sms', undefined],
    ]);
    const old = elsewhere.call(identity.login, { username: rahim, password: PASSWORD });
    expect((await refused(old))?.code).toBe('identity.wrong-credentials');
    await elsewhere.call(identity.login, { username: rahim, password: NEW_PASSWORD });
  });

  it('is set anew by mail, with username and address in any case of letters', async () => {
    const browser = test.browser();
    const asked = { username: rahim.toUpperCase(), email: `${rahim}@Example.COM` };
    await browser.call(codes.forgotByMail, asked);
    const verificationCode = await digitsSent();
    expect(test.outbox.at(-1)).toMatchObject({ kind: 'mail', to: `${rahim}@example.com` });
    const sent = { ...asked, verificationCode, newPassword: NEW_PASSWORD };
    expect((await browser.call(codes.resetPassword, sent)).userInfo.account).toBe(rahim);
  });

  it('spends no code on a password that is refused', async () => {
    const browser = test.browser();
    await browser.call(codes.askWithoutLogin, { mobileNum: number, purpose: 'recover' });
    const sent = { mobileNum: number, verificationCode: await digitsSent() };
    const weak = browser.call(codes.resetPassword, { ...sent, newPassword: 'short' });
    expect((await refused(weak))?.code).toBe('identity.password-length');
    await browser.call(codes.resetPassword, { ...sent, newPassword: NEW_PASSWORD });
  });
});

describe('registration by mobile number', () => {
  const form = (verificationCode: string) => ({
    mobileNum: stranger,
    verificationCode,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agree: true,
  });

  it('makes the number the username, proven by a code (S-027, M-021)', async () => {
    const browser = test.browser();
    await browser.call(codes.askToRegisterMobile, { mobileNo: stranger });
    const { userInfo } = await browser.call(codes.registerMobile, form(await digitsSent()));
    expect(userInfo.account).toBe(stranger.slice(1));
    expect(userInfo.nickname).not.toContain(stranger.slice(4));
    test.clock.advance(2 * MINUTE);
    const later = test.browser('203.0.113.220');
    await askLogin(later, stranger);
    const code = await digitsSent();
    expect((await loginWith(later, code, stranger)).userInfo.id).toBe(userInfo.id);
  });

  it('is refused without the right code', async () => {
    const browser = test.browser();
    await browser.call(codes.askToRegisterMobile, { mobileNo: stranger });
    await digitsSent();
    const attempt = browser.call(codes.registerMobile, form('12'));
    expect((await refused(attempt))?.code).toBe('identity.code-wrong');
  });

  it('tells a number that is a member’s so on the phone, and the form nothing', async () => {
    const browser = test.browser();
    const asked = await browser.call(codes.askToRegisterMobile, { mobileNo: number });
    expect(asked).toEqual({ expiredMinutes: 5 });
    await test.runJobs();
    expect(test.outbox).toHaveLength(1);
    expect(test.outbox[0]?.code).toBeUndefined();
    expect(test.outbox[0]?.to).toBe(number);
  });

  it('does what its flags say (A-036, A-037, A-038, A-042)', async () => {
    const flags = new Set<string>();
    const spy = vi.spyOn(test.site, 'flag').mockImplementation((name) => flags.has(name));
    const browser = test.browser();
    const bare = { mobileNum: stranger, agree: true };
    expect((await refused(browser.call(codes.registerMobile, bare)))?.code).toBe(
      'identity.registration-closed',
    );
    expect((await refused(askLogin(browser)))?.code).toBe('identity.code-login-closed');
    expect((await refused(loginWith(browser, '1')))?.code).toBe('identity.code-login-closed');
    flags.add('MOBILENUMREG3');
    const { userInfo } = await browser.call(codes.registerMobile, bare);
    expect(userInfo.account).toBe(stranger.slice(1));
    expect((await refused(browser.call(codes.registerMobile, bare)))?.code).toBe(
      'identity.username-taken',
    );
    spy.mockRestore();
  });
});
