import { playerRoutes } from '@nokshi/contract';
import { describe, expect, it } from 'vitest';
import { memberAtHome } from './member-at-home.ts';
import { type Browser, codeOf } from '../operators/test-people.ts';

const { entry, security } = playerRoutes;
const DAY = 86_400_000;
const at = memberAtHome();
const { login, stranger, change } = at;

describe('a remembered browser', () => {
  it('logs in once without the password, and is remembered again (S-020)', async () => {
    const browser = at.test.browser();
    await login(browser, { remember: true });
    const token = browser.cookies.remembered;
    expect(token).toMatch(/^[\w-]{43}$/);
    browser.cookies.session = null;
    const { userInfo } = await browser.call(entry.loginRemembered, {});
    expect(userInfo.account).toBe(at.rahim);
    expect(browser.cookies.remembered).not.toBe(token);
    browser.cookies.remembered = token ?? null;
    expect(await codeOf(browser.call(entry.loginRemembered, {}))).toBe('identity.not-remembered');
  });

  it.each([
    ['a day', async () => at.test.clock.advance(DAY + 1)],
    ['a new password', (browser: Browser) => change(browser)],
    ['log-out everywhere', (browser: Browser) => browser.call(security.logoutEverywhere, {})],
    ['unchecking it', (browser: Browser) => browser.call(entry.forgetRemembered, {})],
  ])('forgets the log-in after %s', async (_, end) => {
    const browser = at.test.browser();
    await login(browser, { remember: true });
    const { remembered } = browser.cookies;
    await end(browser);
    browser.cookies.remembered = remembered ?? null;
    expect(await codeOf(browser.call(entry.loginRemembered, {}))).toBe('identity.not-remembered');
  });

  it('its token logs nobody in on another browser', async () => {
    const browser = at.test.browser();
    await login(browser, { remember: true });
    const thief = stranger();
    thief.cookies.remembered = browser.cookies.remembered ?? null;
    expect(await codeOf(thief.call(entry.loginRemembered, {}))).toBe('identity.not-remembered');
  });
});
