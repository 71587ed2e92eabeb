import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, withoutPictures } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { openPage, withAnswer } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

let house: RunningHouse;
beforeAll(async () => {
  withoutPictures();
  house = await startHouse({ web: true });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** A page of a house whose flag stands like this. */
async function withFlags(flags: Readonly<Record<string, '0' | '1'>>): Promise<Page> {
  const page = await openPage();
  type Value = { flags?: object; info?: { whitelabel: object } };
  for (const path of ['**/wps/system/status*', '**/wps/system/whitelabel*'])
    await withAnswer<Value>(page, path, (value) => {
      Object.assign(value.flags ?? value.info?.whitelabel ?? {}, flags);
    });
  return page;
}

test.each([
  ['1', 1],
  ['0', 0],
] as const)('log in by mobile is offered when its flag is "1": %s', async (value, tabs) => {
  const page = await withFlags({ MOBILEVERCODELOGIN3: value });
  await page.goto(`${house.playerOrigin}/?m=login`);
  const dialog = page.getByRole('dialog', { name: t('login.title') });
  await dialog.getByLabel(t('login.username')).waitFor();
  await expect
    .poll(() => dialog.getByRole('tab', { name: t('code.by-mobile') }).count())
    .toBe(tabs);
  await page.context().close();
});

test('log in is by username first, whatever else is offered (M-018)', async () => {
  const page = await withFlags({ MOBILEVERCODELOGIN3: '1' });
  await page.goto(`${house.playerOrigin}/?m=login`);
  const dialog = page.getByRole('dialog', { name: t('login.title') });
  const byMobile = dialog.getByRole('tab', { name: t('code.by-mobile') });
  await byMobile.waitFor();
  const byName = dialog.getByRole('tab', { name: t('code.by-username'), selected: true });
  await byName.waitFor();
  await dialog.getByLabel(t('login.username')).waitFor();
  await dialog.getByLabel(t('login.password'), { exact: true }).waitFor();
  await byMobile.click();
  await dialog.getByLabel(t('login.username')).waitFor({ state: 'detached' });
  await dialog.getByLabel(t('code.mobile')).waitFor();
  await page.context().close();
});

test.each([
  [{ USERNAMEREG3: '1', MOBILENUMREG3: '0' }, ['username']],
  [{ USERNAMEREG3: '0', MOBILENUMREG3: '1' }, ['mobileNum']],
  [{ USERNAMEREG3: '1', MOBILENUMREG3: '1' }, ['username', 'mobileNum']],
] as const)(
  'register offers the ways whose flags are "1": %o (M-020, M-021)',
  async (flags, ways) => {
    const page = await withFlags(flags);
    await page.goto(`${house.playerOrigin}/?m=register`);
    const dialog = page.getByRole('dialog', { name: t('register.title') });
    const tabs = dialog.getByRole('tab');
    const [first, second] = ways;
    await dialog.getByLabel(t(`field.${first}`), { exact: true }).waitFor();
    await expect.poll(() => tabs.count()).toBe(second ? 2 : 0);
    for (const other of ['username', 'mobileNum'] as const)
      if (other !== first)
        expect(await dialog.getByLabel(t(`field.${other}`), { exact: true }).count()).toBe(0);
    if (second) {
      await tabs.last().click();
      await dialog.getByLabel(t(`field.${second}`), { exact: true }).waitFor();
    }
    await page.context().close();
  },
);

test('register says that it is closed where both ways are off (M-022)', async () => {
  const page = await withFlags({ USERNAMEREG3: '0', MOBILENUMREG3: '0' });
  await page.goto(`${house.playerOrigin}/?m=register`);
  const dialog = page.getByRole('dialog', { name: t('register.title') });
  await dialog.getByRole('heading', { name: t('register.closed') }).waitFor();
  await dialog.getByText(t('register.closed-words')).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  await page.context().close();
});

test.each([
  ['1', 1],
  ['0', 0],
] as const)('register by mobile asks for a code when its flag is "1": %s', async (value, codes) => {
  const page = await withFlags({ MOBILENUMREG3: '1', USERNAMEREG3: '0', REGMOBVERF3: value });
  await page.goto(`${house.playerOrigin}/?m=register`);
  const dialog = page.getByRole('dialog', { name: t('register.title') });
  await dialog.getByLabel(t('field.mobileNum'), { exact: true }).waitFor();
  const code = dialog.getByLabel(t('field.verificationCode'), { exact: true });
  await expect.poll(() => code.count()).toBe(codes);
  await page.context().close();
});

test.each([
  ['1', 1],
  ['0', 0],
] as const)(
  'register by mobile asks for a password when its flag is "1": %s (A-038)',
  async (value, passwords) => {
    const page = await withFlags({
      MOBILENUMREG3: '1',
      USERNAMEREG3: '0',
      REGMOBVERF3: '0',
      MOBILENUMPASSREG3: value,
    });
    await page.goto(`${house.playerOrigin}/?m=register`);
    const dialog = page.getByRole('dialog', { name: t('register.title') });
    await dialog.getByLabel(t('field.mobileNum'), { exact: true }).waitFor();
    for (const field of ['field.password', 'field.confirmPassword'] as const)
      await expect.poll(() => dialog.getByLabel(t(field), { exact: true }).count()).toBe(passwords);
    await page.context().close();
  },
);

test('where the operator has a profile, the guide says how iOS 17 and later take it', async () => {
  const page = await openPage();
  type Value = { info: { resources: object[] } };
  await withAnswer<Value>(page, '**/wps/system/status*', ({ info }) => {
    const url = 'https://apps.example/nokshi.mobileconfig';
    info.resources = [{ resourceType: 'MOBILECONFIG', url, name: 'Profile', qrCodeUrl: null }];
  });
  await page.goto(`${house.playerOrigin}/down`);
  await page.getByText(t('download.ios-profile')).waitFor();
  await page.context().close();
});
