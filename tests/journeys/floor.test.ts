import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { createTestDatabase } from '../harness/database.ts';
import { startFloor } from '../harness/floor.ts';
import type { RunningHouse } from '../harness/house.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

let house: RunningHouse;
beforeAll(async () => {
  house = await startFloor(await createTestDatabase(), { web: true, spinIntervalMs: 0 });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const go = (page: Page, path: string) => page.goto(house.playerOrigin + path);
const cards = (page: Page) => page.getByRole('tabpanel').locator('a[href^="/game?id="]');
/** All at once: a card that goes away meanwhile would be waited for. */
const namesOf = (page: Page) =>
  cards(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.replace('/game?id=', '')),
  );

test('a member finds a game by a name typed wrong, keeps it, and sits down to one of a group', async () => {
  const page = await openPage();
  await enterAs(page, await house.member(), house.playerOrigin);
  await go(page, '/rng');
  await expect.poll(() => cards(page).count()).toBe(23);
  await page.getByLabel(t('lobby.search')).fill('tidla rivr');
  await expect.poll(() => namesOf(page)).toEqual(['river-ways']);
  const heart = page
    .getByRole('tabpanel')
    .getByRole('button', { name: t('lobby.favorite', { game: 'Tidal River' }) });
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  const modes = page.getByRole('group', { name: t('lobby.modes') });
  await modes.getByRole('button', { name: t('lobby.mode-fav') }).click();
  await expect.poll(() => namesOf(page)).toEqual(['river-ways']);
  await page.reload();
  await expect.poll(() => namesOf(page)).toEqual(['river-ways']);
  await modes.getByRole('button', { name: t('lobby.mode-all') }).click();
  await page.getByRole('link', { name: /The den/ }).click();
  const popup = page.getByRole('dialog', { name: 'The den' });
  await expect.poll(() => popup.getByRole('link').count()).toBe(2);
  await page.goBack();
  await popup.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /The den/ }).click();
  await popup.getByRole('link', { name: /Cave 1/ }).click();
  await expect.poll(() => page.url()).toContain('/game?id=den-1');
  await page.context().close();
});

test('the slider of hot games shows seven slots, can be held, and stands still for who wants no motion', async () => {
  const page = await openPage({ width: 1280 });
  const slider = page.getByRole('region', { name: t('lobby.hot-games') });
  const hold = slider.getByRole('button', { name: t('lobby.slider-hold') });
  await go(page, '/rng');
  await slider.waitFor();
  expect(await hold.count()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await hold.waitFor();
  const inView = () =>
    slider.getByRole('list').evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.children].filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
  await expect.poll(inView).toBe(7);
  await hold.click();
  await slider.getByRole('button', { name: t('lobby.slider-go') }).waitFor();
  await page.context().close();
});
