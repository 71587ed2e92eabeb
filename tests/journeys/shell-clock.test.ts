import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { firstGame, holdClock, openPage, withAnswer } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** The home page with so many banners, in a tab whose clock stands still until it is moved. */
async function withBanners(count: number): Promise<Page> {
  const page = await openPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.addInitScript(`window.repeated = [];
    const begin = window.setInterval;
    window.setInterval = (work, ms) => {
      window.repeated.push(ms);
      return begin(work, ms);
    };`);
  await withAnswer<object[]>(page, '**/wps/system/banners*', (banners) => banners.splice(count));
  await page.goto(house.playerOrigin);
  await firstGame(page).waitFor();
  return page;
}
/** How often what the page repeats comes again, in milliseconds. */
const repeated = (page: Page) => page.evaluate('window.repeated');
const carousel = (page: Page) => page.getByRole('region', { name: t('shell.banners') });
const dot = (page: Page, number: number, of = 3) =>
  carousel(page).getByRole('button', { name: t('shell.banner-number', { number, of }) });
const stands = async (page: Page, number: number) => {
  await expect.poll(() => dot(page, number).getAttribute('aria-current')).toBe('true');
};

describe('the carousel', () => {
  test('turns every five seconds, not before, and goes on after a choice', async () => {
    const page = await withBanners(3);
    await stands(page, 1);
    await expect.poll(() => repeated(page)).toContain(5_000);
    await holdClock(page);
    const before = await shown(page);
    await page.clock.runFor(5_000);
    expect((await shown(page)) - before).toBeOneOf([1, -2]);
    await dot(page, 1).click();
    await stands(page, 1);
    await page.clock.runFor(5_000);
    await stands(page, 2);
    await page.context().close();
  });

  test('stands still once it was paused', async () => {
    const page = await withBanners(3);
    await stands(page, 1);
    await carousel(page)
      .getByRole('button', { name: t('shell.banners-pause') })
      .click();
    await holdClock(page);
    const before = await shown(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(before);
    await page.context().close();
  });

  test('has dots only where there is more than one banner, and turns only there', async () => {
    const page = await withBanners(1);
    await carousel(page).waitFor();
    expect(await carousel(page).getByRole('button').count()).toBe(0);
    expect(await repeated(page)).not.toContain(5_000);
    await holdClock(page);
    const words = await carousel(page).innerText();
    await page.clock.runFor(20_000);
    expect(await carousel(page).innerText()).toBe(words);
    await page.context().close();
  });
});

/** The number of the banner that is shown. */
const shown = async (page: Page): Promise<number> => {
  const now = carousel(page).locator('button[aria-current="true"]');
  return Number(/\d+/.exec((await now.getAttribute('aria-label')) ?? '')?.[0]);
};

test('a dropdown folds 200 ms after the focus has left it, not at once', async () => {
  const page = await openPage();
  await page.goto(house.playerOrigin);
  const nav = page.getByRole('navigation', { name: t('nav.label') });
  const unfold = nav.getByRole('button', { name: t('nav.makers', { category: 'Slots' }) });
  await unfold.waitFor();
  await page.clock.install();
  await holdClock(page);
  const open = () => unfold.getAttribute('aria-expanded');
  await unfold.focus();
  await page.keyboard.press('Enter');
  await expect.poll(open).toBe('true');
  await nav.getByRole('link', { name: t('page.promotions') }).focus();
  await page.clock.runFor(190);
  expect(await open()).toBe('true');
  await page.clock.runFor(20);
  await expect.poll(open).toBe('false');
  await page.context().close();
});
