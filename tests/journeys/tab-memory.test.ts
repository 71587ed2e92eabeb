import { playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, newPage, withoutPictures } from '../harness/browser.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, firstGame, openApart, openPage, stored } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

let house: RunningHouse;
let member: Awaited<ReturnType<RunningHouse['member']>>;
let page: Page;
beforeAll(async () => {
  withoutPictures();
  house = await startHouse({ web: true });
  member = await house.member();
  page = await openPage();
  await enterAs(page, member, house.playerOrigin);
  await page.goto(house.playerOrigin);
  await page.getByTestId('balance').first().waitFor();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const read = async (name: string) => JSON.parse(String(await stored(page, name))) as unknown;
const put = (name: string, value: string) =>
  page.evaluate(`sessionStorage.setItem('${name}', '${value}')`);

describe('what a tab keeps of a member', () => {
  test('stands under the keys of the specification', async () => {
    await expect.poll(() => stored(page, 'merchantWallet')).toBe('true');
    const info = await member.call(playerRoutes.identity.memberInfo, {});
    expect(await stored(page, 'nickname')).toBe(info.nickname);
    expect(await stored(page, 'account')).toBe(member.username);
    expect(await stored(page, 'username')).toBe(member.username);
    expect(await stored(page, 'customerId')).toBe(member.memberId);
    expect(await read('isAgent')).toBe(0);
    expect(await read('toUpline')).toBe(false);
    expect(await read('memberLabel')).toEqual(info.memberLabel);
  });

  test('has the settings and the rules as the server told them', async () => {
    const { info } = await member.call(playerRoutes.site.status, {});
    expect(await read('settings')).toEqual(info.whitelabel);
    expect(await read('validate')).toEqual(info.register);
    expect(await stored(page, 'lotteryRegion')).toBe(info.brand.lotteryRegion);
    await expect.poll(() => stored(page, 'routers')).toContain('"domain":"localhost"');
  });

  test('is asked for once: a second load sends no request for it', async () => {
    const calls: string[] = [];
    const note = (request: { url(): string }) => calls.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.reload();
    await page.getByTestId('balance').first().waitFor();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(calls).toContain('/wps/member/info');
    for (const path of [
      playerRoutes.site.whitelabel.path,
      playerRoutes.site.registrationRules.path,
      playerRoutes.wallet.merchantWallet.path,
      playerRoutes.site.domainRoute.path,
    ])
      expect(calls).not.toContain(path);
  });

  test('one wallet for all: the wallet page is read, and has nothing to transfer with', async () => {
    expect(await stored(page, 'merchantWallet')).toBe('true');
    await page.goto(`${house.playerOrigin}/?mc=transferFund`);
    const pane = page.getByRole('region', { name: t('member.wallet') });
    await pane.getByText(t('wallet.balance')).first().waitFor();
    expect(await pane.locator('input, select, textarea, form').count()).toBe(0);
  });

  test('gives no right when somebody writes in it', async () => {
    for (const [name, value] of Object.entries({
      isAgent: '1',
      toUpline: 'true',
      merchantWallet: 'false',
      customerId: 'mbr_00000000000000000000000000000000',
      account: 'admin',
    }))
      await put(name, value);
    for (const { path } of [playerRoutes.agents.overview, playerRoutes.identity.memberInfo]) {
      const said = await page.request.get(house.playerOrigin + path);
      expect([path, said.status()]).toEqual([path, path.includes('agent') ? 403 : 200]);
    }
    await page.reload();
    await page.getByTestId('balance').first().waitFor();
    await expect.poll(() => stored(page, 'isAgent')).toBe('0');
    expect(await stored(page, 'account')).toBe(member.username);
    expect(await stored(page, 'customerId')).toBe(member.memberId);
  });

  test('opens nothing that waits for a new password', async () => {
    const other = await house.member();
    await house.database.pool.query(
      'update identity_member set must_change_password = true where username = $1',
      [other.username],
    );
    const { username } = other;
    await other.call(playerRoutes.identity.login, { username, password: PASSWORD });
    const weak = await openPage();
    await enterAs(weak, other, house.playerOrigin);
    await weak.goto(house.playerOrigin);
    const forced = weak.getByRole('dialog', { name: t('security.forced') });
    await forced.waitFor();
    expect(await stored(weak, 'cpw')).toBe('true');
    await weak.evaluate("sessionStorage.setItem('cpw', 'false')");
    await weak.goto(`${house.playerOrigin}/?mc=transactionHistory`);
    await forced.waitFor();
    const answer = await weak.request.get(`${house.playerOrigin}/wps/v2/wallets/balance`);
    expect(await answer.json()).toMatchObject({ code: 'identity.password-change-needed' });
    await weak.context().close();
  });
});

test('an address that is not the merchant’s own says so', async () => {
  const visitor = await openPage();
  await visitor.goto(house.playerOrigin);
  const warning = visitor.getByText(t('shell.foreign-domain'));
  await firstGame(visitor).waitFor();
  expect(await warning.count()).toBe(0);
  // The same server under a name that nobody gave it.
  await visitor.route('**/wps/system/status*', async (route) => {
    const asked = new URL(route.request().url());
    asked.searchParams.set('url', 'copy.example');
    await route.fulfill({ response: await route.fetch({ url: asked.href }) });
  });
  await visitor.reload();
  await warning.waitFor();
  await visitor.context().close();
});

test('the first log-in is told to the house, and the language that a member chooses', async () => {
  const visitor = await openApart();
  await visitor.goto(`${house.playerOrigin}/register`);
  const form = visitor.getByRole('dialog', { name: t('register.title') });
  await form.getByLabel(t('field.username'), { exact: true }).fill('firsttime');
  for (const name of ['field.password', 'field.confirmPassword'] as const)
    await form.getByLabel(t(name), { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox').check();
  const told = (path: string) =>
    visitor.waitForResponse((answer) => new URL(answer.url()).pathname === path);
  const welcomed = told(playerRoutes.member.firstLogin.path);
  await form.getByRole('button', { name: t('register.do'), exact: true }).click();
  expect(await (await welcomed).json()).toMatchObject({ value: { first: true } });
  await visitor.getByTestId('balance').first().waitFor();
  const language = told(playerRoutes.member.language.path);
  await visitor.getByRole('banner').getByLabel(t('shell.language')).selectOption('BN');
  expect(await (await language).json()).toMatchObject({ value: { language: 'BN' } });
  await visitor.context().close();
});

test('the theme that was chosen is kept in the browser, as dark or light', async () => {
  const visitor = await newPage();
  await visitor.goto(house.playerOrigin);
  const kept = () => visitor.evaluate("localStorage.getItem('nokshi.theme')");
  const press = (name: string) =>
    visitor.getByRole('complementary').getByRole('button', { name }).click();
  await press(t('shell.dark'));
  await expect.poll(kept).toBe('dark');
  await press(t('shell.light'));
  await expect.poll(kept).toBe('light');
  await visitor.context().close();
});
