import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, withoutPictures } from '../harness/browser.ts';
import { fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { askWith, enterAs, firstGame, openApart, openPage, pathOf, stored } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, refusal } = wordsIn('en');

let house: RunningHouse;
beforeAll(async () => {
  withoutPictures();
  house = await startHouse({ web: true, clock: fakeClock() });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const go = (page: Page, path: string) => page.goto(house.playerOrigin + path);
const whoIs = (secret: string) => askWith(secret, house.playerOrigin);
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'nokshi_player');

describe('a session', () => {
  const username = 'sessionrina';
  let page: Page;
  beforeAll(async () => {
    page = await openApart();
  });
  const heading = () => page.getByRole('banner');
  const fillHeader = async (password: string) => {
    await heading().getByLabel(t('login.username')).fill(username);
    await heading().getByLabel(t('login.password'), { exact: true }).fill(password);
    await heading()
      .getByRole('button', { name: t('login.do'), exact: true })
      .click();
  };

  test('register logs in, closes the modal and stands at /', async () => {
    await page.goto(`${house.playerOrigin}/rng?m=register`);
    const dialog = page.getByRole('dialog', { name: t('register.title') });
    await dialog.getByLabel(t('login.username')).fill(username);
    await dialog.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(t('field.confirmPassword'), { exact: true }).fill(PASSWORD);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('register.do'), exact: true }).click();
    await page.getByTestId('balance').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => pathOf(page)).toBe('/');
    await expect.poll(() => stored(page, 'token')).toMatch(/^ses_/);
  });

  test('the secret is in a cookie that scripts cannot read and other sites cannot send', async () => {
    expect(await cookieOf(page)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(await page.evaluate('document.cookie')).toBe('');
  });

  test('log out asks, clears the tab, keeps the merchant, stands at / and ends the session', async () => {
    const before = await cookieOf(page);
    await page.goto(`${house.playerOrigin}/rng`);
    await heading()
      .getByRole('button', { name: t('shell.log-out') })
      .click();
    const question = page.getByRole('dialog').filter({ hasText: t('shell.log-out-sure') });
    await question.getByRole('button', { name: t('shell.log-out') }).click();
    await heading().getByLabel(t('login.username')).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/');
    const left = () => page.evaluate('Object.keys(sessionStorage).sort()');
    const staying = [
      'gameVendor',
      'lotteryRegion',
      'merchant',
      'merchantCode',
      'platform',
      'routers',
      'settings',
      'validate',
    ];
    await expect.poll(left).toEqual(staying);
    await expect.poll(async () => (await whoIs(before?.value ?? '')).status).toBe(401);
  });

  test('log in asks for the challenge first, saves the token and loads the log-in information', async () => {
    const calls: string[] = [];
    const note = (request: { url(): string }) => calls.push(new URL(request.url()).pathname);
    page.on('request', note);
    await fillHeader(PASSWORD);
    await page.getByTestId('balance').waitFor();
    await expect.poll(() => calls.includes('/wps/session/info')).toBe(true);
    page.off('request', note);
    const steps = ['/wps/session/challenge', '/wps/session/login', '/wps/session/info'];
    expect(calls.filter((path) => steps.includes(path))).toEqual(steps);
    await expect.poll(() => stored(page, 'token')).toMatch(/^ses_/);
  });

  test('no password leaves the browser as it was typed (Y-001)', async () => {
    const other = await openApart();
    const bodies: string[] = [];
    other.on('request', (request) => bodies.push(request.postData() ?? ''));
    await other.goto(`${house.playerOrigin}/?m=login`);
    const dialog = other.getByRole('dialog', { name: t('login.title') });
    await dialog.getByLabel(t('login.username')).fill((await house.member()).username);
    await dialog.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: t('login.do'), exact: true }).click();
    await other.getByTestId('balance').first().waitFor();
    expect(bodies.filter((body) => body.startsWith('{"jwe":"'))).toHaveLength(1);
    expect(bodies.filter((body) => body.includes(PASSWORD))).toEqual([]);
    await other.context().close();
  });

  test('each log in has a new session, and the one it replaces is dead', async () => {
    const first = (await cookieOf(page))?.value ?? '';
    expect((await whoIs(first)).status).toBe(200);
    // A second tab that does not know of the session yet logs in over it.
    const body = { username, password: PASSWORD, type: 'username' };
    const answer = await page.request.post(`${house.playerOrigin}/wps/session/login`, {
      data: body,
      headers: { origin: house.playerOrigin },
    });
    expect(answer.status()).toBe(200);
    const second = (await cookieOf(page))?.value ?? '';
    expect(second).not.toBe(first);
    expect((await whoIs(first)).status).toBe(401);
    expect((await whoIs(second)).status).toBe(200);
  });

  test('a wrong password in the header goes on in the modal, with the name kept', async () => {
    await page.context().clearCookies();
    await page.goto(house.playerOrigin);
    await fillHeader('not my password');
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    await dialog.getByText(refusal('identity.wrong-credentials')).waitFor();
    const name = dialog.getByLabel(t('login.username'));
    await expect.poll(() => name.inputValue()).toBe(username);
    await page.context().close();
  });
});

describe('the session as the tab knows it', () => {
  let member: Awaited<ReturnType<RunningHouse['member']>>;
  let player: Page;
  beforeAll(async () => {
    member = await house.member();
    player = await openPage();
    await enterAs(player, member, house.playerOrigin);
  });

  test('a visitor has no token; the country is asked for at the start', async () => {
    const page = await openPage();
    const [country] = await Promise.all([
      page.waitForResponse('**/wps/system/countryCode*'),
      go(page, '/'),
    ]);
    expect(country.status()).toBe(200);
    await page.getByRole('banner').getByLabel(t('login.username')).waitFor();
    await expect.poll(() => stored(page, 'validate')).toContain('username');
    await expect.poll(() => stored(page, 'merchantCode')).toBe('nokshi');
    expect(await stored(page, 'merchant')).toBe('nokshi');
    expect(await stored(page, 'platform')).toBe('web');
    expect(await stored(page, 'token')).toBeNull();
    await page.context().close();
  });

  test('a token loads the member; the secret itself stays out of every script’s reach', async () => {
    await go(player, '/');
    await expect.poll(() => stored(player, 'token')).toMatch(/^ses_/);
    const [info, country] = await Promise.all([
      player.waitForResponse('**/wps/member/info*'),
      // Asked for at every start, whoever is there.
      player.waitForResponse('**/wps/system/countryCode*'),
      player.reload(),
    ]);
    expect([info.status(), country.status()]).toEqual([200, 200]);
    await expect.poll(() => stored(player, 'account')).toBe(member.username);
    await expect.poll(() => stored(player, 'cpw')).toBe('false');
    expect(await player.evaluate('document.cookie')).toBe('');
    const secret = Object.values(member.cookies()).join();
    const held = 'JSON.stringify([{ ...sessionStorage }, { ...localStorage }])';
    expect(secret.length).toBeGreaterThan(20);
    expect(await player.evaluate(held)).not.toContain(secret);
  });

  test('a token whose member cannot be read is a visitor', async () => {
    const page = await openPage();
    await page.addInitScript("sessionStorage.setItem('token', 'ses_made_up')");
    const [info] = await Promise.all([page.waitForResponse('**/wps/member/info*'), go(page, '/')]);
    expect(info.status()).toBe(401);
    await page.getByRole('banner').getByLabel(t('login.username')).waitFor();
    await expect.poll(() => stored(page, 'token')).toBeNull();
    await page.context().close();
  });

  test('somebody is in once the member is read; a living session that is refused is a visitor', async () => {
    const page = await openPage();
    await enterAs(page, await house.member(), house.playerOrigin);
    await go(page, '/');
    await expect.poll(() => stored(page, 'token')).toMatch(/^ses_/);
    const inside = page.getByTestId('balance').first();
    const login = page.getByRole('banner').getByLabel(t('login.username'));

    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/wps/member/info*', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await firstGame(page).waitFor();
    expect(await inside.count()).toBe(0);
    letGo();
    await inside.waitFor();
    await page.unroute('**/wps/member/info*');

    const refused = await (await fetch(`${house.playerOrigin}/wps/member/info`)).text();
    await page.route('**/wps/member/info*', (route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: refused }),
    );
    await page.reload();
    await login.waitFor();
    await expect.poll(() => stored(page, 'token')).toBeNull();
    expect(await inside.count()).toBe(0);
    await page.context().close();
  });
});
