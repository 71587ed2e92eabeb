import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, firstGame, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const english = wordsIn('en');
const bengali = wordsIn('bn');
const c = english.console;
const MESSAGE = { EN: 'We are back at six in the evening.', BN: 'আমরা সন্ধ্যা ছয়টায় ফিরছি।' };
/** What the first proxy that we do not run wrote; the rest of the header is anybody's word. */
const IP = '10.20.30.40';

let house: RunningHouse;
let desk: Page;
let visitor: Page;
let player: Page;
const pages = () => [
  { page: visitor, t: english.t, message: MESSAGE.EN },
  { page: player, t: bengali.t, message: MESSAGE.BN },
];

beforeAll(async () => {
  house = await startHouse({ web: true });
  [desk, visitor, player] = [await openPage(), await openPage(), await openPage({ lang: 'bn' })];
  await enterAs(desk, await house.operator(), house.consoleOrigin);
  await enterAs(player, await house.member(), house.playerOrigin);
  for (const page of [visitor, player])
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `1.2.3.4, ${IP}` });
  await visitor.goto(`${house.playerOrigin}/rng`);
  await player.goto(`${house.playerOrigin}/game?id=kantha-lines`);
  await firstGame(visitor).waitFor();
  await player.locator('iframe').waitFor();
  await desk.goto(`${house.consoleOrigin}/status`);
  await desk.getByRole('heading', { name: c('status.choose'), exact: true }).waitFor();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const status = (name: 'normal' | 'maintenance' | 'region-block') =>
  desk.getByRole('radio', { name: c(`status.${name}`) });

/** Presses Apply, says yes, and gives the moment at which the server's answer came. */
async function apply(): Promise<number> {
  await desk
    .getByRole('main')
    .getByRole('button', { name: c('status.apply'), exact: true })
    .click();
  const answer = desk.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/site/status'),
  );
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: c('status.apply') })
    .click();
  await answer;
  return performance.now();
}

/** How long after `since` each page showed it, the slowest of them, in milliseconds. */
async function slowest(since: number, shown: readonly Promise<unknown>[]): Promise<number> {
  const times = await Promise.all(shown.map((each) => each.then(() => performance.now() - since)));
  return Math.max(...times);
}

test('maintenance takes words in both languages or in none', async () => {
  await status('maintenance').check();
  await desk.getByLabel(c('status.message-en')).fill(MESSAGE.EN);
  await apply();
  await desk.getByRole('alert').getByText(english.refusal('site.message-needed')).waitFor();
  const [en, bn] = [c('status.message-en'), c('status.message-bn')].map((at) =>
    desk.getByLabel(at),
  );
  await expect.poll(() => en?.inputValue()).toBe(MESSAGE.EN);
  await expect.poll(() => bn?.getAttribute('aria-invalid')).toBe('true');
  expect(await house.visitor().call(playerRoutes.site.status, {})).toMatchObject({
    maintenance: { active: false },
  });
});

test('every open page follows within a second, with message, logo and customer service', async () => {
  await desk.getByLabel(c('status.message-bn')).fill(MESSAGE.BN);
  const answeredAt = await apply();
  const took = await slowest(
    answeredAt,
    pages().map(({ page, t }) =>
      page.getByRole('heading', { name: t('app.maintenance-title'), exact: true }).waitFor(),
    ),
  );
  expect(took).toBeLessThan(1_000);
  for (const { page, t, message } of pages()) {
    await page.getByText(message).waitFor();
    await page.locator('main svg').first().waitFor();
    const service = page.getByRole('link', { name: t('shell.service') });
    await expect.poll(() => service.getAttribute('href')).toMatch(/^mailto:/);
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  }
});

/** Presses the button of the notice and answers the status that the server told then. */
async function refreshed(page: Page, name: string): Promise<unknown> {
  const answer = page.waitForResponse((response) =>
    response.url().includes(playerRoutes.site.status.path),
  );
  await page.getByRole('button', { name }).click();
  const { value } = (await (await answer).json()) as {
    value: { maintenance: { status: { systemStatus: number } } };
  };
  return value.maintenance.status.systemStatus;
}

test('the notice of maintenance asks for the status again (S-059)', async () => {
  for (const { page, t } of pages()) {
    expect(await refreshed(page, t('app.refresh'))).toBe(1);
    await page.getByRole('heading', { name: t('app.maintenance-title'), exact: true }).waitFor();
  }
});

test('every address shows the notice, and the calls are refused as well', async () => {
  const page = await openPage();
  for (const path of ['/', '/rng', '/game?id=river-ways', '/?m=login', '/no/such/page']) {
    await page.goto(house.playerOrigin + path);
    await page
      .getByRole('heading', { name: english.t('app.maintenance-title'), exact: true })
      .waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  }
  await page.context().close();
  const client = house.visitor();
  const login = await client.send(playerRoutes.identity.login, {
    username: 'anybody',
    password: PASSWORD,
    type: 'username',
  });
  expect(login.status).toBe(503);
  expect(login.answer).toMatchObject({ code: 'edge.maintenance' });
  const games = await client.send(playerRoutes.catalogue.hotGames, {});
  expect(games.answer).toMatchObject({ code: 'edge.maintenance' });
});

test('back to normal, every open page comes back by itself where it was', async () => {
  await status('normal').check();
  const answeredAt = await apply();
  const took = await slowest(answeredAt, [
    visitor.getByRole('heading', { name: english.t('page.rng'), exact: true }).waitFor(),
    player.locator('iframe').waitFor(),
  ]);
  expect(took).toBeLessThan(1_000);
  await firstGame(visitor).waitFor();
  await expect.poll(() => new URL(visitor.url()).pathname).toBe('/rng');
  await player.getByTestId('balance').first().waitFor();
});

test('a region block leaves the others in', async () => {
  await status('region-block').check();
  await desk.getByLabel(c('status.countries')).fill('IN, LK');
  await apply();
  await desk.getByText(c('status.applied', { status: c('status.region-block') })).waitFor();
  await visitor.reload();
  await firstGame(visitor).waitFor();
});

test('a region block shows the address that the server sees, and refuses the calls', async () => {
  await desk.getByLabel(c('status.countries')).fill('IN, BD');
  const answeredAt = await apply();
  const blocked = pages().map(({ page, t }) =>
    page.getByRole('heading', { name: t('app.region-title'), exact: true }).waitFor(),
  );
  expect(await slowest(answeredAt, blocked)).toBeLessThan(1_000);
  for (const { page, t, message } of pages()) {
    await page.reload();
    await page.getByText(message).waitFor();
    await page.getByText(t('app.your-address')).waitFor();
    await expect.poll(() => page.locator('main code').innerText()).toBe(IP);
    await page.getByRole('link', { name: t('shell.service') }).waitFor();
  }
  const login = await house
    .visitor()
    .send(
      playerRoutes.identity.login,
      { username: 'anybody', password: PASSWORD, type: 'username' },
      { headers: { 'x-forwarded-for': IP } },
    );
  expect(login.answer).toMatchObject({ code: 'edge.region-blocked' });
});

test('the notice of a region block asks for the status again (S-059)', async () => {
  for (const { page, t } of pages()) {
    expect(await refreshed(page, t('app.refresh'))).toBe(2);
    await page.getByRole('heading', { name: t('app.region-title'), exact: true }).waitFor();
  }
});

test('maintenance comes before a region block', async () => {
  await status('maintenance').check();
  await apply();
  for (const { page, t } of pages())
    await page.getByRole('heading', { name: t('app.maintenance-title'), exact: true }).waitFor();
  const setting = await (await house.operator()).call(consoleRoutes.site.status, {});
  expect(setting.blockedCountries).toEqual(['IN', 'BD']);
  await status('normal').check();
  await apply();
  await firstGame(visitor).waitFor();
});
