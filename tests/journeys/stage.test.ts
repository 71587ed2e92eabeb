import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { axeViolations } from './axe.ts';
import { theHouse } from './the-house.ts';
import { appears, deposit, enterAs, openPage, pathOf } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, frame: f } = wordsIn('bn');
let house: RunningHouse;
let page: Page;
beforeAll(async () => {
  house = await theHouse();
  const member = await house.member();
  await deposit(member, '500');
  page = await openPage({ lang: 'bn', theme: 'dark', width: 390 });
  await enterAs(page, member, house.playerOrigin);
});
afterAll(async () => {
  await page.context().close();
  await closeBrowser();
});

const game = () => page.frameLocator('iframe');

test('a game has the whole window: most of its height are reels, and what is pressed is whole', async () => {
  await page.goto(`${house.playerOrigin}/rng?q=padma`);
  await page.goto(`${house.playerOrigin}/game?id=kantha-lines`);
  await appears(game().getByText(f('ready')));
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const share = async () =>
      ((await game().locator('.reels canvas').boundingBox())?.height ?? 0) / height;
    await expect.poll(share, { message: `${width}x${height}` }).toBeGreaterThanOrEqual(0.55);
    for (const name of [f('spin'), f('stakeMore'), f('stakeLess')]) {
      const box = await game().getByRole('button', { name, exact: true }).boundingBox();
      if (!box) throw new Error(`${name} is not there`);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
});

test('its keys play at once, its menu has the rest, and Escape leads back to where it was opened', async () => {
  await page.goto(`${house.playerOrigin}/rng`);
  await page.locator('main a[href="/game?id=kantha-lines"]').first().click();
  await appears(game().getByText(f('ready')));
  const spun = page.waitForRequest('**/wps/slots/spins');
  await page.keyboard.press('Space');
  await spun;
  await page.getByRole('button', { name: t('game.menu') }).click();
  const menu = page.getByRole('dialog', { name: t('game.menu') });
  for (const words of ['game.check', 'game.my-bets', 'game.my-limits', 'page.help'] as const)
    await menu.getByRole('button', { name: t(words) }).waitFor();
  await menu.getByRole('heading', { name: t('game.about') }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await menu.getByRole('button', { name: t('game.my-limits') }).click();
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('dialog').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(pathOf(page)).toBe('/game');
  await page.keyboard.press('Escape');
  await expect.poll(() => pathOf(page)).toBe('/rng');
  await page.getByRole('navigation').first().waitFor();
});
