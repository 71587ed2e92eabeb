import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { openApart, stored } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
let names = 0;
beforeAll(async () => {
  house = await startHouse({ web: true });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const { t } = wordsIn('en');

/** An account that nobody has logged in to yet. */
async function newAccount(): Promise<string> {
  const username = `first${++names}`;
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  const headers = { 'x-forwarded-for': newAddress() };
  const { register } = playerRoutes.identity;
  await house.visitor().call(register, { ...form, login: false }, { headers });
  return username;
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto(`${house.playerOrigin}/login`);
  const dialog = page.getByRole('dialog', { name: t('login.title') });
  await dialog.getByLabel(t('login.username')).fill(username);
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: t('login.do'), exact: true }).click();
}

/** As in another tab: the marker is gone, and so is the cookie. */
async function forget(page: Page): Promise<void> {
  await page.evaluate('sessionStorage.clear()');
  await page.context().clearCookies();
}

const forced = (page: Page) => page.getByRole('dialog', { name: t('security.forced') });

test('the first log-in calls its action, and marks the password once, asking for nothing', async () => {
  const username = await newAccount();
  const page = await openApart();
  const greetings: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/member/firstLogin')) greetings.push(request.url());
  });
  const greeted = page.waitForResponse((answer) => answer.url().endsWith('/member/firstLogin'));
  await logIn(page, username);
  expect((await greeted).status()).toBe(200);
  await page.getByTestId('balance').waitFor();
  expect(await stored(page, 'cpw')).toBe('true');
  await page.reload();
  await page.getByTestId('balance').waitFor();
  expect(await forced(page).count()).toBe(0);

  await forget(page);
  await logIn(page, username);
  await page.getByTestId('balance').waitFor();
  expect(await stored(page, 'cpw')).toBe('false');
  await page.waitForLoadState('networkidle');
  expect(greetings).toHaveLength(1);
  await page.context().close();
});

test('an expired password must be changed while the house asks for that (S-016, A-041)', async () => {
  const username = await newAccount();
  await house.database.pool.query(
    `update identity_member set password_changed_at = now() - interval '91 days',
       last_login_at = now() where username = $1`,
    [username],
  );
  const page = await openApart();
  await logIn(page, username);
  await page.getByTestId('balance').waitFor();
  expect(await stored(page, 'cpw')).toBe('false');

  const admin = await house.operator('admin');
  const { setting, version } = await admin.call(consoleRoutes.settings.flags, {});
  await admin.call(consoleRoutes.settings.setFlags, {
    setting: { ...setting, PWDEXPFORCECHANGE3: '1' },
    version,
    reason: 'by rule',
  });
  const flag = async () =>
    (await house.visitor().call(playerRoutes.site.status, {})).info.whitelabel.PWDEXPFORCECHANGE3;
  await expect.poll(flag, { timeout: 10_000 }).toBe('1');
  await forget(page);
  await logIn(page, username);
  await forced(page).waitFor();
  expect(await stored(page, 'cpw')).toBe('true');
  await page.context().close();
});
