import { playerRoutes } from '@nokshi/contract';
import type { Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { askWith, deposit, enterAs, openApart, pathOf, stored } from './visits.ts';
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

/**
 * The page's clock goes by in steps until the part is there. A single jump would not do: an answer that had come and
 * was still being read would count as life from after it.
 */
async function waitFor(page: Page, part: Locator): Promise<void> {
  const step = () => page.clock.fastForward(MINUTE / 2).then(() => part.isVisible());
  await expect.poll(step, { interval: 25 }).toBe(true);
}

const whoIs = (secret: string) => askWith(secret, house.playerOrigin);

describe('the gate', () => {
  const { t } = wordsIn('en');
  const card = (page: Page) => page.locator('main a[href="/game?id=kantha-lines"]').first();

  test('asks a visitor to log in wherever an account is needed, and starts nothing', async () => {
    const page = await openApart();
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
    const page = await openApart();
    await enterAs(page, await house.member(), house.playerOrigin);
    await page.goto(house.playerOrigin);
    await page.getByTestId('balance').waitFor();
    await card(page).click();
    await page.locator('iframe').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/game');
    await page.context().close();
  });

  test('warns before an idle session ends, and asks for a log in when it has', async () => {
    const member = await house.member();
    await deposit(member, '100');
    const page = await openApart();
    await page.clock.install();
    const open = new Set<Request>();
    page.on('request', (request) => open.add(request));
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    await enterAs(page, member, house.playerOrigin);
    await page.goto(house.playerOrigin);
    await page.getByTestId('balance').waitFor();

    clock.advance(28.5 * MINUTE);
    // What is still asked for, or asked by itself then, would count as life if it were answered.
    await page.route('**/wps/**', (route) => route.abort());
    await expect.poll(() => open.size).toBe(0);
    const warning = page.getByRole('dialog').filter({ hasText: t('app.still-there-words') });
    await waitFor(page, warning);
    await page.unroute('**/wps/**');
    await warning.getByRole('button', { name: t('app.stay') }).click();
    await warning.waitFor({ state: 'hidden' });
    expect((await whoIs(member.cookies().nokshi_player ?? '')).status).toBe(200);

    clock.advance(31 * MINUTE);
    const spin = await member.send(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
    const pay = await member.send(
      playerRoutes.cashier.requestDeposit,
      { channel: 'demo-wallet', amount: '50' },
      { key: 'idle-for-too-long' },
    );
    expect([spin.status, pay.status]).toEqual([401, 401]);
    // Nothing is pressed: the page looks by itself, and says so.
    const ended = page.getByRole('dialog').filter({ hasText: t('app.session-ended-words') });
    await waitFor(page, ended);
    await ended.getByRole('button', { name: t('login.do') }).click();
    await page.getByRole('dialog', { name: t('login.title') }).waitFor();
    await expect.poll(() => stored(page, 'token')).toBeNull();
    await page.context().close();
  });

  test('self-exclusion ends the other sessions; the next one may look and do nothing else', async () => {
    const member = await house.member();
    const page = await openApart();
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
    await page.getByRole('heading', { name: t('member.entries'), exact: true }).waitFor();
    const launch = await member.send(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
    expect(launch.answer).toMatchObject({ success: false, code: 'identity.restricted' });
    await page.context().close();
  });
});
