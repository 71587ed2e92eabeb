import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { closeBrowser, withoutPictures } from '../harness/browser.ts';
import { solveWork } from '../harness/solve-work.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { codeFor, withContact } from './sent-codes.ts';
import { enterAs, openApart, openPage, pathOf, stored } from './visits.ts';
import { wordsIn } from './words.ts';

const english = wordsIn('en');
const bengali = wordsIn('bn');
const NEW_PASSWORD = 'a short walk by the sea 8';

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  withoutPictures();
  house = await startHouse({ web: true });
  admin = await house.operator();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** A member whose number and mail address are verified. */
async function memberWith(contacts: { sms?: string; mail?: string }) {
  const member = await house.member();
  const { username } = member;
  for (const kind of ['sms', 'mail'] as const) {
    const address = contacts[kind];
    if (address) await withContact(house, { username, kind, address });
  }
  return member;
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('a forgotten password', () => {
  test('by mail: the operator reads the code at the couriers desk, the member is in at /', async () => {
    const { t, console: c } = english;
    const member = await memberWith({ mail: 'rina@example.com' });
    const page = await openApart();
    await page.goto(`${house.playerOrigin}/rng?m=forgot`);
    const dialog = dialogOf(page, t('login.forgot-title'));
    await dialog.getByRole('button', { name: t('code.send') }).click();
    await expect.poll(() => dialog.getByText(t('app.required')).count()).toBe(2);
    await dialog.getByLabel(t('login.username')).fill(member.username);
    await dialog.getByLabel(t('code.mail')).fill('rina@example.com');
    await dialog.getByRole('button', { name: t('code.send') }).click();
    await dialog.getByText(t('code.mail-sent', { minutes: 5 })).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /4:5\d/ }).isDisabled()).toBe(true);

    const desk = await openPage();
    await enterAs(desk, admin, house.consoleOrigin);
    await expect.poll(() => codeFor(admin, 'rina@example.com')).toMatch(/^[0-9]{6}$/);
    await desk.goto(`${house.consoleOrigin}/couriers?kind=mail`);
    await desk.getByRole('heading', { name: c('nav.couriers'), exact: true }).waitFor();
    const row = desk.getByRole('row').filter({ hasText: 'rina@example.com' });
    await expect.poll(() => row.innerText()).toMatch(/[0-9]{6}/);
    const code = /[0-9]{6}/.exec((await row.innerText()) ?? '')?.[0] ?? '';
    await desk.context().close();

    await dialog.getByLabel(t('code.code')).fill(code);
    await dialog.getByLabel(t('code.new-password'), { exact: true }).fill('short');
    await dialog.getByRole('button', { name: t('code.recover') }).click();
    await dialog.getByText(t('rule.length', { min: 8, max: 128 })).waitFor();
    await dialog.getByLabel(t('code.new-password'), { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: t('code.recover') }).click();
    await page.getByTestId('balance').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/');
    expect((await member.send(playerRoutes.identity.memberInfo, {})).status).toBe(401);
    await page.context().close();
  });

  test('by phone in Bengali: a wrong code says how many tries are left', async () => {
    const { t } = bengali;
    await memberWith({ sms: '+8801712000001' });
    const page = await openApart({ lang: 'bn', theme: 'dark', width: 390 });
    await page.goto(`${house.playerOrigin}/?m=forgot`);
    const dialog = dialogOf(page, t('login.forgot-title'));
    await dialog.getByRole('tab', { name: t('code.by-phone') }).click();
    await dialog.getByRole('button', { name: t('code.recover') }).click();
    await dialog.getByText(t('code.mobile-missing')).waitFor();
    await dialog.getByText(t('code.missing')).waitFor();
    await dialog.getByLabel(t('code.new-password'), { exact: true }).fill('short');
    await dialog.getByRole('button', { name: t('code.recover') }).click();
    await dialog.getByText(t('rule.length', { min: 8, max: 128 })).waitFor();
    await dialog.getByLabel(t('code.mobile')).fill('01712000001');
    await dialog.getByRole('button', { name: t('code.send') }).click();
    await dialog.getByText(t('code.phone-sent', { minutes: 5 })).waitFor();
    const code = await codeFor(admin, '+8801712000001');
    await dialog.getByLabel(t('code.code')).fill(code === '111111' ? '222222' : '111111');
    await dialog.getByLabel(t('code.new-password'), { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: t('code.recover') }).click();
    await dialog.getByText(bengali.refusal('identity.code-wrong')).waitFor();
    await dialog.getByLabel(t('code.code')).fill(code);
    await dialog.getByRole('button', { name: t('code.recover') }).click();
    await page.getByTestId('balance').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/');
    await page.context().close();
  });
});

describe('a mobile number', () => {
  test('two presses on the button for a code send one code', async () => {
    const { t } = english;
    await memberWith({ sms: '+8801712000009' });
    const page = await openApart();
    await page.goto(`${house.playerOrigin}/?m=login`);
    const dialog = dialogOf(page, t('login.title'));
    await dialog.getByRole('tab', { name: t('code.by-mobile') }).click();
    await dialog.getByLabel(t('code.mobile')).fill('01712000009');
    await dialog.getByRole('button', { name: t('code.send') }).dblclick();
    await dialog.getByText(t('code.phone-sent', { minutes: 5 })).waitFor();
    await page.waitForLoadState('networkidle');
    const to = '+8801712000009';
    const sent = async () => (await admin.call(consoleRoutes.couriers.messages, { to })).rows;
    await expect.poll(async () => (await sent()).length).toBe(1);
    await page.context().close();
  });

  test('logs in with a code, and the countdown outlives a reload', async () => {
    const { t } = english;
    await memberWith({ sms: '+8801712000002' });
    const page = await openApart();
    const challenged: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === playerRoutes.identity.challenge.path)
        challenged.push(request.url());
    });
    await page.goto(`${house.playerOrigin}/?m=login`);
    const dialog = dialogOf(page, t('login.title'));
    await dialog.getByRole('tab', { name: t('code.by-mobile') }).click();
    await dialog.getByRole('button', { name: t('login.do') }).click();
    await dialog.getByText(t('code.mobile-missing')).waitFor();
    await dialog.getByText(t('code.missing')).waitFor();
    await dialog.getByLabel(t('code.mobile')).fill('12');
    await dialog.getByRole('button', { name: t('code.send') }).click();
    await dialog.getByText(english.refusal('identity.phone-wrong')).waitFor();
    await dialog.getByLabel(t('code.mobile')).fill('+880 1712-000002');
    await dialog.getByRole('button', { name: t('code.send') }).click();
    await dialog.getByText(t('code.phone-sent', { minutes: 5 })).waitFor();
    await page.reload();
    await dialog.getByRole('tab', { name: t('code.by-mobile') }).click();
    await expect.poll(() => dialog.getByRole('button', { name: /4:\d\d/ }).isDisabled()).toBe(true);
    await dialog.getByLabel(t('code.mobile')).fill('01712000002');
    await dialog.getByLabel(t('code.code')).fill(await codeFor(admin, '+8801712000002'));
    await dialog.getByRole('button', { name: t('login.do') }).click();
    await page.getByTestId('balance').waitFor();
    // The challenge of a log-in belongs to the username (S-012).
    expect(challenged).toEqual([]);
    await page.context().close();
  });

  test('is remembered for a day where that is wanted, and forgotten when it is not (S-020, S-021)', async () => {
    const { t } = bengali;
    await memberWith({ sms: '+8801712000005' });
    const page = await openApart({ lang: 'bn', width: 390 });
    const dialog = dialogOf(page, t('login.title'));
    const number = dialog.getByLabel(t('code.mobile'));
    const open = async () => {
      await page.goto(`${house.playerOrigin}/?m=login`);
      await dialog.getByRole('tab', { name: t('code.by-mobile') }).click();
    };
    const kept = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'nokshi_mobile');
    await open();
    await number.fill('01712000005');
    await dialog.getByRole('button', { name: t('code.send') }).click();
    await dialog.getByText(t('code.phone-sent', { minutes: 5 })).waitFor();
    await dialog.getByLabel(t('code.code')).fill(await codeFor(admin, '+8801712000005'));
    await dialog.getByRole('checkbox', { name: t('login.remember') }).check();
    await dialog.getByRole('button', { name: t('login.do') }).click();
    await page.getByTestId('balance').first().waitFor();
    const { value = '', expires = 0 } = (await kept()) ?? {};
    expect(value).toBe('01712000005');
    expect(Math.abs(expires * 1000 - Date.now() - 86_400_000)).toBeLessThan(60_000);

    await page.context().clearCookies({ name: 'nokshi_player' });
    await page.evaluate('sessionStorage.clear()');
    await open();
    await expect.poll(() => number.inputValue()).toBe('01712000005');
    await dialog.getByRole('checkbox', { name: t('login.remember') }).uncheck();
    await expect.poll(kept).toBeUndefined();
    await page.context().close();
  });

  test('becomes the username of a new member, in Bengali on a phone', async () => {
    const { t } = bengali;
    const page = await openApart({ lang: 'bn', width: 390 });
    await page.goto(`${house.playerOrigin}/?m=register`);
    const dialog = dialogOf(page, t('register.title'));
    await dialog.getByRole('tab', { name: t('code.by-mobile') }).click();
    await dialog.getByLabel(t('field.mobileNum'), { exact: true }).fill('০১৭১২০০০০০৩');
    await dialog.getByRole('button', { name: t('code.send') }).click();
    await dialog.getByText(t('code.register-sent', { minutes: 5 })).waitFor();
    await dialog
      .getByLabel(t('field.verificationCode'))
      .fill(await codeFor(admin, '+8801712000003'));
    await dialog.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(t('field.confirmPassword')).fill(PASSWORD);
    await dialog.getByRole('button', { name: t('register.do') }).click();
    await dialog.getByText(t('register.agree-needed')).waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('register.do') }).click();
    await page.getByTestId('balance').waitFor();
    await expect.poll(() => stored(page, 'account')).toBe('8801712000003');
    await page.context().close();
  });

  test('offers its tab without taking away what was typed before the flags came (M-019)', async () => {
    const { t } = english;
    const page = await openApart();
    let comeNow: () => void = () => undefined;
    const later = new Promise<void>((resolve) => (comeNow = resolve));
    await page.route('**/wps/system/whitelabel*', async (route) => {
      await later;
      await route.continue();
    });
    await page.goto(`${house.playerOrigin}/?m=login`);
    const dialog = dialogOf(page, t('login.title'));
    await dialog.getByLabel(t('login.username')).fill('half_typed');
    expect(await dialog.getByRole('tab').count()).toBe(0);
    comeNow();
    await dialog.getByRole('tab', { name: t('code.by-mobile') }).waitFor();
    expect(await dialog.getByLabel(t('login.username')).inputValue()).toBe('half_typed');
    await page.context().close();
  });

  test('is told when the next code may come, in a dialog with one button (ER-005)', async () => {
    const { t } = english;
    const page = await openApart();
    const other = house.visitor();
    const geetest = solveWork(await other.call(playerRoutes.identity.proofOfWork, {}));
    const asked = { mobileNum: '+8801712000004', geetest };
    await other.call(playerRoutes.codes.askWithoutLogin, asked);
    await page.goto(`${house.playerOrigin}/?m=login`);
    const dialog = dialogOf(page, t('login.title'));
    await dialog.getByRole('tab', { name: t('code.by-mobile') }).click();
    await dialog.getByLabel(t('code.mobile')).fill('01712000004');
    await dialog.getByRole('button', { name: t('code.send') }).click();
    const warning = dialogOf(page, t('code.not-sent'));
    await warning.getByText(english.refusal('identity.too-many-attempts')).waitFor();
    await warning.getByRole('button').first().click();
    await expect
      .poll(() => dialog.getByRole('button', { name: /[45]:\d\d/ }).isDisabled())
      .toBe(true);
    await page.context().close();
  });
});
