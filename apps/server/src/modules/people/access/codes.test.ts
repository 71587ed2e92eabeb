import { playerRoutes } from '@nokshi/contract';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { describe, expect, it, vi } from 'vitest';
import { FOR_THE_HOUSE } from '../../../kernel/for-whom.ts';
import { codeStory } from './code-story.ts';
import {
  type Browser,
  NEW_PASSWORD,
  openTestRoom,
  PASSWORD,
  refused,
  registration,
} from '../operators/test-people.ts';

const MINUTE = 60_000;
const { codes, identity } = playerRoutes;
const story = codeStory();
const { digitsSent, askLogin, loginWith } = story;

describe('a code', () => {
  it('of six digits is sent to a member’s number, and names its purpose', async () => {
    expect(await askLogin(story.test.browser())).toEqual({ expiredMinutes: 5 });
    expect(await digitsSent()).toMatch(/^[0-9]{6}$/);
    expect(story.test.outbox.at(-1)).toMatchObject({ kind: 'sms', to: story.number });
    expect(story.test.outbox.at(-1)?.text).toContain('{code}');
  });

  it('logs in once, in the browser that asked and for the purpose it was sent for', async () => {
    const browser = story.test.browser('203.0.113.201');
    await askLogin(browser);
    const code = await digitsSent();
    const other = story.test.browser('203.0.113.202');
    expect((await refused(loginWith(other, code)))?.code).toBe('identity.code-expired');
    const reset = browser.call(codes.resetPassword, {
      mobileNum: story.number,
      verificationCode: code,
      newPassword: NEW_PASSWORD,
    });
    expect((await refused(reset))?.code).toBe('identity.code-expired');
    const { userInfo, passwordExpired } = await loginWith(browser, ` ${code} `);
    expect([userInfo.account, passwordExpired]).toEqual([story.rahim, false]);
    expect((await refused(loginWith(browser, code)))?.code).toBe('identity.code-expired');
  });

  it('asks for no new password, though the account’s is weak (S-017)', async () => {
    const password = 'password123';
    const hash = await story.test.access.hasher.hash(password, FOR_THE_HOUSE);
    await story.test.database.pool.query(
      'update identity_member set password_hash = $2 where username = $1',
      [story.rahim, hash],
    );
    const browser = story.test.browser();
    await askLogin(browser);
    expect((await loginWith(browser, await digitsSent())).passwordExpired).toBe(false);
    expect((await browser.caller()).session).toMatchObject({ passwordChangeNeeded: false });
    const typed = { username: story.rahim, password };
    const { passwordExpired } = await browser.call(playerRoutes.identity.login, typed);
    expect(passwordExpired).toBe(true);
    expect((await browser.caller()).session).toMatchObject({ passwordChangeNeeded: true });
  });

  it('takes five tries, then none, not even the right one', async () => {
    const browser = story.test.browser();
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

  it('expires after five minutes, and a new code replaces it', async () => {
    const browser = story.test.browser();
    await askLogin(browser);
    const first = await digitsSent();
    story.test.clock.advance(2 * MINUTE);
    await askLogin(browser);
    const second = await digitsSent();
    if (first !== second)
      expect((await refused(loginWith(browser, first)))?.code).toBe('identity.code-wrong');
    story.test.clock.advance(5 * MINUTE);
    expect((await refused(loginWith(browser, second)))?.code).toBe('identity.code-expired');
  });

  it('is nowhere in the database in digits', async () => {
    await askLogin(story.test.browser());
    const code = await digitsSent();
    const { rows } = await story.test.database.pool.query('select c::text from access_code c');
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('may be typed in Bengali digits', async () => {
    const browser = story.test.browser();
    await askLogin(browser);
    const code = await digitsSent();
    const bengali = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    expect((await loginWith(browser, bengali)).userInfo.account).toBe(story.rahim);
  });
});

describe('a member with a second factor', () => {
  it('is asked for it after the code, from an unknown browser (S-028, S-058)', async () => {
    const { memberId } = await story.test.db.read(async (tx) => {
      const member = await story.test.identity.memberByUsername(tx, story.rahim);
      if (!member) throw new Error('no member');
      return member;
    });
    await story.test.database.pool.query(
      `insert into access_totp (member_id, sealed, made_at) values ($1, '\\x00', now())`,
      [memberId],
    );
    const browser = story.test.browser('203.0.113.231');
    await askLogin(browser);
    const said = await refused(loginWith(browser, await digitsSent()));
    expect(said).toMatchObject({ code: 'identity.second-factor-needed' });
    expect((await browser.caller()).session).toBeNull();
    story.test.clock.advance(2 * MINUTE);
    await browser.call(codes.askWithoutLogin, { mobileNum: story.number, purpose: 'recover' });
    const sent = { mobileNum: story.number, verificationCode: await digitsSent() };
    const reset = browser.call(codes.resetPassword, { ...sent, newPassword: NEW_PASSWORD });
    expect((await refused(reset))?.code).toBe('identity.second-factor-needed');
    expect((await browser.caller()).session).toBeNull();
  });

  it('cannot log in once the account is closed', async () => {
    const sql = 'update identity_member set closed_at = now() where username = $1';
    await story.test.database.pool.query(sql, [story.rahim]);
    await askLogin(story.test.browser());
    await story.test.runJobs();
    expect(story.test.outbox).toEqual([]);
  });
});

describe('a visitor without an account', () => {
  it('gets the same answers at every step, and no message (T13)', async () => {
    const stepsOf = async (browser: Browser, mobileNum: string) => [
      await askLogin(browser, mobileNum),
      await refused(askLogin(browser, mobileNum)),
      await refused(loginWith(browser, '12345', mobileNum)),
      await refused(loginWith(browser, '12345', mobileNum)),
    ];
    const there = await stepsOf(story.test.browser('198.51.100.1'), story.number);
    const nobody = await stepsOf(story.test.browser('198.51.100.2'), story.stranger);
    expect(nobody).toEqual(there);
    await story.test.runJobs();
    expect(story.test.outbox.map(({ to }) => to)).toEqual([story.number]);
    const late = [story.test.browser('198.51.100.1'), story.test.browser('198.51.100.2')] as const;
    expect(await refused(loginWith(late[1], '12345', story.stranger))).toEqual(
      await refused(loginWith(late[0], '12345')),
    );
  });

  it('is not found by email either, nor under another member’s username', async () => {
    const browser = story.test.browser();
    const email = `${story.rahim}@example.com`;
    await browser.call(codes.forgotByMail, { username: story.rahim, email: 'other@example.com' });
    story.test.clock.advance(2 * MINUTE);
    await browser.call(codes.forgotByMail, { username: 'somebodyelse', email });
    await story.test.runJobs();
    expect(story.test.outbox).toEqual([]);
  });
});

describe('requests for codes', () => {
  it('are limited to five a day for a number', async () => {
    const said = [];
    for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
      said.push(await refused(askLogin(story.test.browser(`198.51.101.${minutes / 20}`))));
      story.test.clock.advance(20 * MINUTE);
    }
    const sent = said.filter((one) => one === null).length;
    expect([sent > 1, sent <= 5]).toEqual([true, true]);
  });

  it('are limited to one a minute for a number, and say when the next is possible', async () => {
    await askLogin(story.test.browser());
    expect(await refused(askLogin(story.test.browser()))).toEqual({
      code: 'identity.too-many-attempts',
      facts: { value: { retryAfterSeconds: 300 } },
    });
    story.test.clock.advance(MINUTE);
    await askLogin(story.test.browser());
  });

  it('of strangers do not use up those of the owner in a known browser', async () => {
    const [own, other] = [story.test.browser('198.51.102.200'), story.test.browser()];
    await own.call(identity.login, { username: story.rahim, password: PASSWORD });
    await other.call(identity.register, registration(`${story.rahim}b`));
    const strange = (n: number) => askLogin(story.test.browser(`198.51.102.${n}`));
    for (let n = 0; n < 6; n += 1) {
      await refused(strange(n));
      story.test.clock.advance(MINUTE);
    }
    expect((await refused(strange(9)))?.code).toBe('identity.codes-used-up');
    expect((await refused(askLogin(other)))?.code).toBe('identity.codes-used-up');
    expect((await askLogin(own)).expiredMinutes).toBe(5);
    expect((await loginWith(own, await digitsSent())).userInfo.account).toBe(story.rahim);
    // These are bounded as well.
    for (let n = 0; n < 3; n += 1) {
      story.test.clock.advance(MINUTE);
      await refused(askLogin(own));
    }
    expect((await refused(askLogin(own)))?.code).toBe('identity.codes-used-up');
  });

  it('that were answered can be typed where strangers used up the guesses of the address', async () => {
    const narrow = await openTestRoom({ limits: { address: { burst: 2, everySeconds: 600 } } });
    const own = narrow.browser('198.51.100.30');
    await own.call(codes.askWithoutLogin, { mobileNum: story.number });
    const type = (browser: Browser) => refused(loginWith(browser, '12345'));
    for (let n = 0; n < 2; n += 1) await type(narrow.browser('198.51.100.30', `stranger ${n}`));
    expect((await type(narrow.browser('198.51.100.30', 'stranger 9')))?.code).toBe(
      'identity.too-many-attempts',
    );
    expect((await type(own))?.code).toBe('identity.code-wrong');
    await narrow.close();
  });

  it.each([
    ['one browser', 'code-device', 'identity.too-many-attempts'],
    ['one address', 'code-address', 'identity.too-many-attempts'],
    ['neighbouring addresses', 'code-prefix', 'identity.too-many-attempts'],
    ['a range of numbers', 'code-range', 'identity.codes-used-up'],
    ['a country', 'code-country', 'identity.codes-used-up'],
    ['the site', 'code-site', 'identity.codes-used-up'],
  ])('are limited for %s', async (_, count, code) => {
    const limits = { [count]: { burst: 2, everySeconds: 60 } };
    const narrow = await openTestRoom({ limits });
    const browser = narrow.browser();
    for (const last of [11, 12])
      await browser.call(codes.askWithoutLogin, { mobileNum: `+88017123400${last}` });
    const third = browser.call(codes.askWithoutLogin, { mobileNum: '+8801712340013' });
    expect((await refused(third))?.code).toBe(code);
    await narrow.close();
  });

  it('need a number, and checking needs the code', async () => {
    const browser = story.test.browser();
    expect(await refused(askLogin(browser, ' '))).toEqual({
      code: 'identity.phone-missing',
      facts: { field: 'mobileNum' },
    });
    await askLogin(browser);
    const missing = { code: 'identity.code-missing', facts: { field: 'verificationCode' } };
    for (let n = 0; n < 6; n++) expect(await refused(loginWith(browser, ' '))).toEqual(missing);
    // An empty field is no guess: the code still works.
    const { userInfo } = await loginWith(browser, await digitsSent());
    expect(userInfo.account).toBe(story.rahim);
  });

  it('to log in are refused in words while the operator has log-in by code off', async () => {
    const flag = vi.spyOn(story.test.site, 'flag').mockReturnValue(false);
    const said = await refused(askLogin(story.test.browser()));
    flag.mockRestore();
    expect(said?.code).toBe('identity.code-login-closed');
    for (const language of ['EN', 'BN'] as const)
      expect(refusalWords('identity.code-login-closed', language, {})).toMatch(
        /customer service|গ্রাহক সেবা/,
      );
  });

  it('need a mobile number of a country that the brand serves (V-017, V-052)', async () => {
    const wrong = [
      '0171234567',
      '017123456789',
      '01212345678',
      '029876543',
      '+8801212345678',
      '+4915123456789',
      'rahim',
    ];
    for (const mobileNum of wrong)
      expect(await refused(askLogin(story.test.browser(), mobileNum))).toEqual({
        code: 'identity.phone-wrong',
        facts: { field: 'mobileNum', value: { digits: 11, example: expect.any(String) } },
      });
    for (const mobileNo of wrong) {
      const register = story.test.browser().call(codes.askToRegisterMobile, { mobileNo });
      expect((await refused(register))?.code).toBe('identity.phone-wrong');
    }
    for (const typed of [
      story.number.replace('+880', '0'),
      story.number.slice(1),
      `০${story.number.slice(4)}`,
    ]) {
      expect(await askLogin(story.test.browser(), typed)).toEqual({ expiredMinutes: 5 });
      story.test.clock.advance(24 * 60 * MINUTE);
    }
  });
});
