import { consoleRoutes } from '@nokshi/contract';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, openTestRoom, type TestRoom } from './test-people.ts';

const desk = consoleRoutes.identity;
const PASSWORD = 'meghna-ferry-at-dawn';

let test: TestRoom;
let oneTime: string;
beforeAll(async () => {
  test = await openTestRoom();
  const first = await test.db.tx((tx) => test.operators.ensureFirstOperator(tx));
  oneTime = first?.password ?? '';
});
afterAll(() => test.close());

const codeOf = (err: { code: string }) => err.code;
const login = (browser: Browser, password: string, code?: string) =>
  browser.call(desk.login, { username: 'Admin', password, ...(code && { code }) });
const totp = (secret: string, secondsFromNow = 0) =>
  generateSync({ secret, epoch: test.clock.now().getTime() / 1000 + secondsFromNow });

describe('the first operator', () => {
  it('is made once, with a password that has to be changed', async () => {
    expect(oneTime).toMatch(/^([0-9a-z]{5}-){3}[0-9a-z]{5}$/);
    expect(await test.db.tx((tx) => test.operators.ensureFirstOperator(tx))).toBeNull();
    const browser = test.browser();
    const { operator, token } = await login(browser, oneTime);
    expect(operator).toMatchObject({
      username: 'admin',
      roles: ['admin'],
      passwordChangeNeeded: true,
    });
    expect(operator.permissions).toContain('site.status');
    expect((await browser.caller()).operator).toMatchObject({ passwordChangeNeeded: true });
    expect(await browser.call(desk.sessionInfo, {})).toMatchObject({ token, mode: 'demo' });
  });

  it('is not a member: its session opens no player page', async () => {
    const browser = test.browser();
    await login(browser, oneTime);
    expect((await browser.caller()).session).toBeNull();
  });
});

describe('changing the password', () => {
  const change = (browser: Browser, given: object) =>
    browser.call(desk.changePassword, {
      oldPassword: oneTime,
      newPassword: PASSWORD,
      confirmNewPassword: PASSWORD,
      ...given,
    });

  it.each([
    [{ newPassword: 'short', confirmNewPassword: 'short' }, 'identity.password-length'],
    [{ newPassword: 'admin2026', confirmNewPassword: 'admin2026' }, 'identity.password-common'],
    [{ confirmNewPassword: 'other' }, 'identity.passwords-differ'],
    [{ oldPassword: PASSWORD }, 'identity.password-same'],
    [{ oldPassword: 'not the old one' }, 'identity.wrong-credentials'],
  ])('refuses %j with %s', async (given, code) => {
    const browser = test.browser();
    await login(browser, oneTime);
    await expect(change(browser, given)).rejects.toMatchObject({ code });
  });

  it('ends every other session and allows everything in this one', async () => {
    const browser = test.browser();
    const other = test.browser();
    await login(browser, oneTime);
    await login(other, oneTime);
    await change(browser, {});
    expect((await browser.caller()).operator).toMatchObject({ passwordChangeNeeded: false });
    expect((await other.caller()).operator).toBeNull();
    expect(await login(other, oneTime).catch(codeOf)).toBe('identity.wrong-credentials');
    await login(other, PASSWORD);
  });
});

describe('the second factor', () => {
  let secret: string;
  /** As a Bengali keyboard types it, in two groups. */
  const inBengali = (code: string) =>
    code.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '').replace(/^.../, '$& – ');

  it('counts only after a first code', async () => {
    const browser = test.browser();
    await login(browser, PASSWORD);
    const begun = await browser.call(desk.beginFactor, {});
    secret = begun.secret;
    expect(begun.uri).toContain('otpauth://totp/Nokshi:admin?');
    await login(test.browser(), PASSWORD);
    const wrong = browser.call(desk.confirmFactor, { code: totp(secret, 300) });
    await expect(wrong).rejects.toMatchObject({ code: 'identity.second-factor-wrong' });
    const grouped = totp(secret).replace(/^(...)/, '$1 ');
    await browser.call(desk.confirmFactor, { code: grouped });
    const twice = browser.call(desk.beginFactor, {});
    await expect(twice).rejects.toMatchObject({ code: 'identity.second-factor-on' });
  });

  it('is requested only after the right password', async () => {
    const browser = test.browser();
    expect(await login(browser, PASSWORD).catch(codeOf)).toBe('identity.second-factor-needed');
    const wrong = await login(browser, 'not it', totp(secret, 30)).catch(codeOf);
    expect(wrong).toBe('identity.wrong-credentials');
  });

  it('accepts a code one step early or late, and each once', async () => {
    test.clock.advance(60_000);
    const browser = test.browser();
    const late = totp(secret, -30);
    await login(browser, PASSWORD, late);
    expect(await login(browser, PASSWORD, late).catch(codeOf)).toBe('identity.second-factor-wrong');
    const early = totp(secret, 30);
    await login(browser, PASSWORD, early);
    const older = await login(browser, PASSWORD, totp(secret)).catch(codeOf);
    expect(older).toBe('identity.second-factor-wrong');
    const far = await login(browser, PASSWORD, totp(secret, 60)).catch(codeOf);
    expect(far).toBe('identity.second-factor-wrong');
  });

  it('is sealed in the table', async () => {
    const { rows } = await test.database.pool.query(
      'select o::text as row from operators_operator o',
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is used and switched off with a current code, in either digits', async () => {
    test.clock.advance(3_600_000);
    const browser = test.browser();
    await login(browser, PASSWORD, inBengali(totp(secret)));
    test.clock.advance(30_000);
    await browser.call(desk.removeFactor, { code: inBengali(totp(secret)) });
    const { operator } = await login(browser, PASSWORD);
    expect(operator.secondFactor).toBe(false);
    const off = browser.call(desk.removeFactor, { code: '123456' });
    await expect(off).rejects.toMatchObject({ code: 'identity.second-factor-off' });
  });

  it('and a known browser let an operator in while strangers guess at the name', async () => {
    test.clock.advance(24 * 3_600_000);
    const own = test.browser();
    await login(own, PASSWORD);
    const { secret: mine } = await own.call(desk.beginFactor, {});
    await own.call(desk.confirmFactor, { code: totp(mine) });
    test.clock.advance(60_000);
    for (let n = 0; n < 8; n++)
      await login(test.browser(`203.0.113.${n}`), 'wrong-one').catch(codeOf);
    const said = (browser: Browser, password: string, code?: string) =>
      login(browser, password, code).then(() => 'in', codeOf);
    const elsewhere = test.browser('203.0.113.90');
    expect(await said(elsewhere, PASSWORD)).toBe('identity.too-many-attempts');
    for (const [password, code] of [
      ['wrong-one', totp(mine)],
      [PASSWORD, '000000'],
    ] as const)
      expect(await said(elsewhere, password, code)).toBe('identity.wrong-credentials');
    test.clock.advance(30_000);
    expect(await said(elsewhere, PASSWORD, totp(mine))).toBe('in');
    test.clock.advance(30_000);
    expect(await said(own, PASSWORD)).toBe('identity.second-factor-needed');
    expect(await said(own, PASSWORD, totp(mine))).toBe('in');
    await own.call(desk.removeFactor, { code: totp(mine, 30) });
  });

  it('has the same limits as the password', async () => {
    test.clock.advance(24 * 3_600_000);
    const browser = test.browser();
    await login(browser, PASSWORD);
    const { secret: next } = await browser.call(desk.beginFactor, {});
    await browser.call(desk.confirmFactor, { code: totp(next) });
    const said: string[] = [];
    for (let n = 0; n < 11; n++)
      said.push(await login(browser, PASSWORD, `0000${n + 10}`).then(() => 'in', codeOf));
    expect(said.filter((code) => code === 'identity.second-factor-wrong')).toHaveLength(10);
    expect(said.at(-1)).toBe('identity.wrong-credentials');
  });
});
