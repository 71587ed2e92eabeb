import { playerRoutes } from '@nokshi/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { deposit, enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const MINUTE = 60_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock();
  house = await startHouse({ web: true, clock });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** A page whose visitor has an address of their own, since guesses are counted by address. */
const visit = async (lang: 'en' | 'bn' = 'en') => {
  const page = await openPage({ lang });
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
  return page;
};
const token = (page: Page) => page.evaluate("sessionStorage.getItem('token')");
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'nokshi_player');
const infoWith = (cookie: string) =>
  fetch(`${house.playerOrigin}/wps/member/info`, {
    headers: { cookie: `nokshi_player=${cookie}` },
  });
/** What stands at a field as wrong, as a screen reader finds it. */
const wrongAt = async (field: Locator): Promise<string> => {
  if ((await field.getAttribute('aria-invalid')) !== 'true') return '';
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  return field
    .page()
    .locator(`[id="${ids.at(-1)}"]`)
    .innerText();
};

describe.each(['en', 'bn'] as const)('refusals in %s', (lang) => {
  const { t, refusal } = wordsIn(lang);
  let page: Page;
  beforeAll(async () => {
    page = await visit(lang);
  });
  afterAll(() => page.context().close());

  test('log in: what is missing is said at the field, and nothing is sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto(`${house.playerOrigin}/?m=login`);
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    const username = dialog.getByLabel(t('login.username'));
    const password = dialog.getByLabel(t('login.password'), { exact: true });
    const submit = dialog.getByRole('button', { name: t('login.do'), exact: true });
    await submit.click();
    await expect.poll(() => wrongAt(username)).toContain(t('app.required'));
    await username.fill('nobody');
    await submit.click();
    await expect.poll(() => wrongAt(password)).toContain(t('app.required'));
    expect(await wrongAt(username)).toBe('');
    expect(sent.filter((path) => /session\/(challenge|login)$/.test(path))).toEqual([]);
    page.removeAllListeners('request');
  });

  test('log in: after three failures the image shows, loads, and has to be read', async () => {
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    const username = dialog.getByLabel(t('login.username'));
    const password = dialog.getByLabel(t('login.password'), { exact: true });
    const submit = dialog.getByRole('button', { name: t('login.do'), exact: true });
    const image = dialog.getByRole('img', { name: t('login.captcha-image') });
    for (let failure = 1; failure <= 3; failure += 1) {
      expect(await image.count()).toBe(0);
      await password.fill(`wrong guess ${failure}`);
      await Promise.all([page.waitForResponse('**/wps/session/login'), submit.click()]);
      await dialog.getByText(refusal('identity.wrong-credentials')).waitFor();
      expect([await username.inputValue(), await password.inputValue()]).toEqual([
        'nobody',
        `wrong guess ${failure}`,
      ]);
    }
    await image.waitFor();
    const drawn = 'document.querySelector("dialog img").naturalWidth';
    await expect.poll(() => page.evaluate(drawn)).toBeGreaterThan(50);

    const signs = dialog.getByLabel(t('login.captcha'));
    await submit.click();
    await expect.poll(() => wrongAt(signs)).toContain(t('app.required'));
    await signs.fill('00000');
    await submit.click();
    await expect.poll(() => wrongAt(signs)).toContain(refusal('identity.captcha-wrong'));
    expect(await username.inputValue()).toBe('nobody');
  });

  test('register: each rule is said at its field, in both checks, and the form keeps what was typed', async () => {
    const taken = (await house.member()).username;
    await page.goto(`${house.playerOrigin}/?m=register`);
    const dialog = page.getByRole('dialog', { name: t('register.title') });
    const username = dialog.getByLabel(t('login.username'));
    const password = dialog.getByLabel(t('login.password'), { exact: true });
    const again = dialog.getByLabel(t('register.confirm'), { exact: true });
    const code = dialog.getByLabel(t('register.referral'));
    const agree = dialog.getByRole('checkbox');
    const submit = dialog.getByRole('button', { name: t('register.do'), exact: true });
    const said = async (field: Locator, words: string) => {
      await expect.poll(() => wrongAt(field)).toContain(words);
    };

    await submit.click();
    for (const field of [username, password, again]) await said(field, t('app.required'));
    await said(agree, t('register.agree-needed'));

    await username.fill('abc');
    await password.fill('short');
    await code.fill('xyz');
    await again.fill('other');
    await submit.click();
    await said(username, t('rule.length', { min: 4, max: 15 }));
    await said(password, t('rule.length', { min: 8, max: 128 }));
    await said(code, t('rule.length', { min: 4, max: 64 }));
    await code.fill('');
    await username.fill('7rivers');
    await password.fill(PASSWORD);
    await again.fill(`${PASSWORD}!`);
    await submit.click();
    await said(username, t('rule.letters-digits', { min: 4, max: 15 }));
    await said(again, t('register.differ'));
    await said(agree, t('register.agree-needed'));

    // From here on it is the server that says no.
    await username.fill(taken);
    await again.fill(PASSWORD);
    await agree.check();
    await submit.click();
    await said(username, refusal('identity.username-taken'));
    await username.fill(`new${lang}one`);
    await password.fill('password123');
    await again.fill('password123');
    await submit.click();
    await said(password, refusal('identity.password-common'));
    expect([
      await username.inputValue(),
      await password.inputValue(),
      await agree.isChecked(),
    ]).toEqual([`new${lang}one`, 'password123', true]);
  });
});

describe('a session', () => {
  const { t, refusal } = wordsIn('en');
  const username = 'sessionrina';
  let page: Page;
  beforeAll(async () => {
    page = await visit();
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
    await page.goto(`${house.playerOrigin}/register`);
    const dialog = page.getByRole('dialog', { name: t('register.title') });
    await dialog.getByLabel(t('login.username')).fill(username);
    await dialog.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(t('register.confirm'), { exact: true }).fill(PASSWORD);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('register.do'), exact: true }).click();
    await page.getByTestId('balance').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await token(page)).toMatch(/^ses_/);
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
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    const left = (await page.evaluate('Object.keys(sessionStorage).sort().join()')) as string;
    expect(left.split(',')).toEqual([
      'merchant',
      'merchantCode',
      'platform',
      'settings',
      'validate',
    ]);
    expect((await infoWith(before?.value ?? '')).status).toBe(401);
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
    expect(await token(page)).toMatch(/^ses_/);
  });

  test('each log in has a new session, and the one it replaces is dead', async () => {
    const first = (await cookieOf(page))?.value ?? '';
    expect((await infoWith(first)).status).toBe(200);
    // A second tab that does not know of the session yet logs in over it.
    const body = { username, password: PASSWORD, type: 'username' };
    const answer = await page.request.post(`${house.playerOrigin}/wps/session/login`, {
      data: body,
      headers: { origin: house.playerOrigin },
    });
    expect(answer.status()).toBe(200);
    const second = (await cookieOf(page))?.value ?? '';
    expect(second).not.toBe(first);
    expect((await infoWith(first)).status).toBe(401);
    expect((await infoWith(second)).status).toBe(200);
  });

  test('a wrong password in the header goes on in the modal, with the name kept', async () => {
    await page.context().clearCookies();
    await page.goto(house.playerOrigin);
    await fillHeader('not my password');
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    await dialog.getByText(refusal('identity.wrong-credentials')).waitFor();
    expect(await dialog.getByLabel(t('login.username')).inputValue()).toBe(username);
    await page.context().close();
  });
});

describe('the gate', () => {
  const { t, refusal } = wordsIn('en');
  const card = (page: Page) => page.locator('main a[href="/game?id=kantha-lines"]').first();

  test('asks a visitor to log in wherever an account is needed, and starts nothing', async () => {
    const page = await visit();
    const launches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wps/games/launch')) launches.push(request.url());
    });
    const login = page.getByRole('dialog', { name: t('login.title') });
    await page.goto(house.playerOrigin);
    await card(page).click();
    await login.waitFor();
    for (const path of ['/game?id=kantha-lines', '/?mc=depositv2', '/?mc=securityCenter']) {
      await page.goto(house.playerOrigin + path);
      await login.waitFor();
    }
    expect(launches).toEqual([]);
    const bare = await house.visitor().send(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
    expect(bare.status).toBe(401);
    expect(bare.answer).toMatchObject({ code: 'edge.not-logged-in' });
    await page.context().close();
  });

  test('lets a member pass', async () => {
    const page = await visit();
    await enterAs(page, await house.member(), house.playerOrigin);
    await page.goto(house.playerOrigin);
    await page.getByTestId('balance').waitFor();
    await card(page).click();
    await page.locator('iframe').waitFor();
    expect(new URL(page.url()).pathname).toBe('/game');
    await page.context().close();
  });

  test('warns before an idle session ends, and asks for a log in when it has', async () => {
    const member = await house.member();
    await deposit(member, '100');
    const page = await visit();
    await page.clock.install();
    await enterAs(page, member, house.playerOrigin);
    await page.goto(house.playerOrigin);
    await page.getByTestId('balance').waitFor();

    clock.advance(28.5 * MINUTE);
    await page.clock.fastForward(28.5 * MINUTE);
    const warning = page.getByRole('dialog').filter({ hasText: t('app.still-there-words') });
    await warning.getByRole('button', { name: t('app.stay') }).click();
    await warning.waitFor({ state: 'hidden' });
    expect((await infoWith(member.cookies().nokshi_player ?? '')).status).toBe(200);

    clock.advance(31 * MINUTE);
    const spin = await member.send(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
    const pay = await member.send(
      playerRoutes.cashier.requestDeposit,
      { channel: 'demo-wallet', amount: '50' },
      { key: 'idle-for-too-long' },
    );
    expect([spin.status, pay.status]).toEqual([401, 401]);
    await page.getByRole('banner').getByText(t('shell.deposit'), { exact: true }).click();
    const ended = page.getByRole('dialog').filter({ hasText: t('app.session-ended-words') });
    await ended.getByRole('button', { name: t('login.do') }).click();
    await page.getByRole('dialog', { name: t('login.title') }).waitFor();
    expect(await token(page)).toBeNull();
    await page.context().close();
  });

  test('self-exclusion ends the other sessions; the next one may look and do nothing else', async () => {
    const member = await house.member();
    const page = await visit();
    // The second device of the same member.
    const other = house.visitor();
    await other.call(playerRoutes.identity.login, {
      username: member.username,
      password: PASSWORD,
      type: 'username',
    });
    await enterAs(page, other, house.playerOrigin);
    // The page listens once it was greeted.
    const greeted = page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived'));
    await page.goto(house.playerOrigin);
    await page.getByTestId('balance').waitFor();
    await greeted;
    await member.call(playerRoutes.limits.excludeSelf, { months: 6 });
    const ended = page.getByRole('dialog').filter({ hasText: t('app.session-ended-words') });
    await ended.getByRole('button', { name: t('login.do') }).click();

    const dialog = page.getByRole('dialog', { name: t('login.title') });
    await dialog.getByLabel(t('login.username')).fill(member.username);
    await dialog.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: t('login.do'), exact: true }).click();
    await page.getByTestId('balance').waitFor();
    await page.goto(`${house.playerOrigin}/?mc=depositv2`);
    await page.getByText(t('cashier.closed-to-you')).waitFor();
    await page.goto(`${house.playerOrigin}/game?id=kantha-lines`);
    await page.getByText(t('game.closed-to-you')).waitFor();
    await page.goto(`${house.playerOrigin}/?mc=transactionHistory`);
    await page.getByRole('heading', { name: t('member.entries') }).waitFor();
    const launch = await member.send(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
    expect(launch.answer).toMatchObject({ success: false });
    expect(refusal('limits.self-excluded')).not.toBe('');
    await page.context().close();
  });
});
