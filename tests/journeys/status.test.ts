import { playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { theHouse } from './the-house.ts';
import { appears, enterAs, firstGame, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const english = wordsIn('en');
const bengali = wordsIn('bn');
const c = english.console;
const MESSAGE = { EN: 'We are back at six in the evening.', BN: 'আমরা সন্ধ্যা ছয়টায় ফিরছি।' };

let house: RunningHouse;
let desk: Page;
let visitor: Page;
let player: Page;
const pages = () => [
  { page: visitor, t: english.t, message: MESSAGE.EN },
  { page: player, t: bengali.t, message: MESSAGE.BN },
];

beforeAll(async () => {
  house = await theHouse();
  [desk, visitor, player] = [await openPage(), await openPage(), await openPage({ lang: 'bn' })];
  await enterAs(desk, await house.operator(), house.consoleOrigin);
  await enterAs(player, await house.member(), house.playerOrigin);
  await visitor.goto(`${house.playerOrigin}/rng`);
  await player.goto(`${house.playerOrigin}/game?id=kantha-lines`);
  await firstGame(visitor).waitFor();
  await player.locator('iframe').waitFor();
  await desk.goto(`${house.consoleOrigin}/status`);
  await desk.getByRole('heading', { name: c('status.choose'), exact: true }).waitFor();
});
afterAll(closeBrowser);

const status = (name: 'normal' | 'maintenance') =>
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

test('maintenance is on every open page within a second, and away again, where each one was', async () => {
  await status('maintenance').check();
  await desk.getByLabel(c('status.message-en')).fill(MESSAGE.EN);
  await desk.getByLabel(c('status.message-bn')).fill(MESSAGE.BN);
  const closedAt = await apply();
  const closed = pages().map(({ page, t }) =>
    appears(page.getByRole('heading', { name: t('app.maintenance-title'), exact: true })),
  );
  expect(await slowest(closedAt, closed)).toBeLessThan(1_000);
  for (const { page, t, message } of pages()) {
    await page.getByText(message).waitFor();
    const service = page.getByRole('link', { name: t('shell.service') });
    await expect.poll(() => service.getAttribute('href')).toMatch(/^mailto:/);
  }
  const games = await house.visitor().send(playerRoutes.catalogue.hotGames, {});
  expect(games.answer).toMatchObject({ code: 'edge.maintenance' });

  await status('normal').check();
  const openedAt = await apply();
  const opened = [
    appears(visitor.getByRole('heading', { name: english.t('page.rng'), exact: true })),
    appears(player.locator('iframe')),
  ];
  expect(await slowest(openedAt, opened)).toBeLessThan(1_000);
  await firstGame(visitor).waitFor();
  expect(new URL(visitor.url()).pathname).toBe('/rng');
  await player.getByTestId('balance').first().waitFor();
});
