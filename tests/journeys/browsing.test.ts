import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeBrowser, newPage, withPictures } from '../harness/browser.ts';
import { PASSWORD, type RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { axeViolations } from './axe.ts';
import { theHouse } from './the-house.ts';
import { enterAs, firstGame, openApart, openPage, pathOf } from './visits.ts';
import { wordsIn } from './words.ts';

/** What the browser itself has a part in: all else of these pages is shown beside its components. */
const [{ t }, bengali] = [wordsIn('en'), wordsIn('bn')];

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

const height = (page: Page) => page.evaluate<number>('window.scrollY');
const home = async (page: Page) => {
  await page.goto(house.playerOrigin);
  await firstGame(page).waitFor();
};

test('a page that is gone to begins at its top, Back leads to where one was, and nothing moves under a dialog', async () => {
  const page = await newPage({ width: 390 });
  await home(page);
  const footer = page.locator('footer').getByRole('link', { name: t('page.help') });
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => height(page)).toBeGreaterThan(500);
  const before = await height(page);
  await footer.click();
  await page.getByRole('heading', { name: t('page.help'), level: 1 }).waitFor();
  await expect.poll(() => height(page)).toBe(0);
  await page.goBack();
  await firstGame(page).waitFor();
  await expect.poll(() => height(page)).toBeGreaterThan(before - 300);
  // The way to the chat floats over the page of a phone, wherever one is (P-010).
  const chat = page.getByRole('button', { name: t('chat.title'), exact: true });
  const { y = 0, height: tall = 0 } = (await chat.boundingBox()) ?? {};
  expect([y > 0, y + tall <= 844]).toEqual([true, true]);

  await page.evaluate('window.scrollTo(0, 400)');
  await page.evaluate(`history.pushState({}, '', '/?m=login')`);
  await page.getByRole('dialog').waitFor();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -400);
  const overflow = 'getComputedStyle(document.documentElement).overflow';
  await expect.poll(() => page.evaluate(overflow)).toBe('hidden');
  expect(await height(page)).toBe(400);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => height(page)).toBe(400);
  await page.context().close();
});

test('the first game stands near the top of the home page, and a desktop has one header of two rows at most, with the navigation and the log-in, that stays', async () => {
  const page = await openPage({ lang: 'bn', width: 390 });
  await home(page);
  const header = page.getByRole('banner');
  const distance = async () => {
    const above = await header.boundingBox();
    const game = await firstGame(page).boundingBox();
    return (game?.y ?? 9_999) - (above ? above.y + above.height : 0);
  };
  // The banner and the notices come after the page.
  await expect.poll(distance).toBeGreaterThan(150);
  expect(await distance()).toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(distance).toBeGreaterThan(300);
  expect(await distance()).toBeLessThanOrEqual(360);
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await header
      .getByRole('navigation', { name: bengali.t('nav.label') })
      .getByRole('link', { name: bengali.t('page.promotions') })
      .waitFor();
    await header
      .getByRole('button', { name: bengali.t('login.do') })
      .first()
      .waitFor();
    const box = await header.boundingBox();
    // Many categories have a row of their own.
    expect(box?.height).toBeLessThanOrEqual(120);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(400);
    expect((await header.boundingBox())?.y).toBe(0);
    await page.evaluate('scrollTo(0, 0)');
  }
  await page.context().close();
});

test('a list of games comes without moving, keeps its search in reach, and shows results from their beginning', async () => {
  const page = await openPage({ lang: 'bn', width: 390 });
  await page.addInitScript(`window.moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.moved += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });`);
  for (const path of ['/', '/game', '/rng']) {
    await page.goto(house.playerOrigin + path);
    await firstGame(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('window.moved'), path).toBeLessThan(0.02);
  }
  await page.evaluate('scrollTo(0, 2000)');
  const search = page.getByRole('searchbox');
  const reach = async () => (await search.boundingBox())?.y ?? -1;
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(reach).toBeGreaterThan(header?.height ?? 80);
  expect(await reach()).toBeLessThan(140);
  await search.fill('padma');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('padma');
  const first = async () => (await firstGame(page).boundingBox())?.y ?? -1;
  await expect.poll(first).toBeGreaterThan(await reach());
  expect(await first()).toBeLessThan(500);
  await page.context().close();
});

describe('a modal', () => {
  const inside = (page: Page) =>
    page.evaluate(
      "document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false",
    );
  const besideIt = (page: Page) => page.mouse.click(8, 300);

  test('has the focus, keeps it, and gives it back; a click beside it closes questions alone', async () => {
    const page = await openPage();
    await home(page);
    const door = page.getByRole('banner').getByRole('button', { name: t('register.do') });
    await door.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('register.title') });
    await dialog.getByLabel(t('login.username')).fill('halfway');
    expect(await axeViolations(page)).toEqual([]);
    for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await inside(page)).toBe(true);
    }
    await besideIt(page);
    expect(await dialog.getByLabel(t('login.username')).inputValue()).toBe('halfway');
    const delay = "getComputedStyle(document.querySelector('dialog')).animationDelay";
    expect(await page.evaluate(delay)).toBe('0.1s');
    expect((await dialog.boundingBox())?.width).toBe(600);
    const least = "getComputedStyle(document.querySelector('dialog')).minHeight";
    expect(await page.evaluate(least)).toBe('300px');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const focused = () => page.evaluate('document.activeElement?.innerText');
    await expect.poll(focused).toBe(t('register.do'));
    await page.context().close();

    const player = await openPage();
    await enterAs(player, await house.member(), house.playerOrigin);
    await home(player);
    const out = player.getByRole('banner').getByRole('button', { name: t('shell.log-out') });
    const question = player.getByRole('dialog').filter({ hasText: t('shell.log-out-sure') });
    for (const close of [() => besideIt(player), () => player.keyboard.press('Escape')]) {
      await out.click();
      await question.waitFor();
      expect(await player.evaluate(delay)).toBe('0s');
      expect((await question.boundingBox())?.width).toBe(400);
      await close();
      await question.waitFor({ state: 'hidden' });
    }
    await out.click();
    await question.waitFor();
    await player.keyboard.press('Enter');
    await player.getByRole('banner').getByLabel(t('login.username')).waitFor();
    await player.context().close();
  });
});

test('a category of the nav unfolds under a finger, where no mouse can rest', async () => {
  const page = await openPage({ width: 390 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await home(page);
  const nav = page.getByRole('navigation', { name: t('nav.label') });
  await nav.getByRole('button', { name: t('nav.makers', { category: 'Slots' }) }).tap();
  await nav.getByRole('link', { name: 'Nokshi Studio' }).tap();
  await expect.poll(() => pathOf(page)).toBe('/rng');
  await page.getByRole('tab', { name: 'Nokshi Studio', selected: true }).waitFor();
  await page.context().close();
});

test('what a reader chose outlives a reload, and a theme of the system chooses nothing', async () => {
  const page = await newPage({ theme: 'dark' });
  await home(page);
  const theme = () => page.locator('html').getAttribute('data-theme');
  await expect.poll(theme).not.toBe('dark');
  await page
    .getByRole('button', { name: t('shell.dark') })
    .first()
    .click();
  await page.getByLabel(t('shell.language')).selectOption('BN');
  await page.getByText(bengali.t('lobby.hot-games')).first().waitFor();
  await page.reload();
  await page.getByText(bengali.t('lobby.hot-games')).first().waitFor();
  await expect.poll(theme).toBe('dark');
  await page.context().close();
});

test('no password leaves the browser as it was typed, and no script reads the secret of the session (Y-001)', async () => {
  const page = await openApart();
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await page.goto(`${house.playerOrigin}/?m=login`);
  const dialog = page.getByRole('dialog', { name: t('login.title') });
  await dialog.getByLabel(t('login.username')).fill((await house.member()).username);
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: t('login.do'), exact: true }).click();
  await page.getByTestId('balance').first().waitFor();
  expect(bodies.filter((body) => body.startsWith('{"jwe":"'))).toHaveLength(1);
  expect(bodies.filter((body) => body.includes(PASSWORD))).toEqual([]);
  const cookies = await page.context().cookies();
  const secret = cookies.find(({ name }) => name === 'nokshi_player');
  expect(secret).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate('document.cookie')).toBe('');
  const held = 'JSON.stringify([{ ...sessionStorage }, { ...localStorage }])';
  expect(await page.evaluate(held)).not.toContain(secret?.value);
  await page.context().close();
});

test('the app shows its offline page when the line is gone, and comes back with it', async () => {
  const page = await newPage({}, { worker: true });
  await page.goto(house.playerOrigin);
  await page.evaluate('navigator.serviceWorker.ready');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await page.context().setOffline(true);
  await page.evaluate(`localStorage.setItem('nokshi.language', 'BN')`);
  // The worker hears of it on a line of its own, and may still fetch the first page.
  await vi.waitFor(
    async () => {
      await page.goto(`${house.playerOrigin}/rng`);
      const title = page.getByRole('heading', { name: bengali.t('shell.offline-title') });
      await title.waitFor({ timeout: 1_000 });
    },
    { timeout: 10_000 },
  );
  expect(await page.getByRole('heading').count()).toBe(1);
  await page.context().setOffline(false);
  await firstGame(page).waitFor();
  await page.context().close();
});

describe('pictures', () => {
  const UP = 'https://up.pictures.example';
  const DOWN = 'https://down.pictures.example';
  const UNSEEN = `[...document.images].filter((image) =>
    image.offsetParent !== null && !(image.complete && image.naturalWidth > 0) &&
    image.getBoundingClientRect().top < innerHeight).length`;

  /** Waits for the first page to be told: servers read settings anew by the bus. */
  async function setHosts(imageHosts: string[]): Promise<void> {
    const operator = await house.operator();
    const { version } = await operator.call(consoleRoutes.settings.elsewhere, {});
    const wish = { setting: { imageHosts }, version, reason: 'A cache nearer to our visitors.' };
    await operator.call(consoleRoutes.settings.setElsewhere, wish);
    const visitor = house.visitor();
    await expect
      .poll(async () => (await visitor.call(playerRoutes.site.status, { url: '' })).info.imageCDNs)
      .toEqual(imageHosts);
  }

  inFull(
    'come from the next host of the policy when the first is down, which is then left alone',
    async () => {
      withPictures();
      await setHosts([DOWN, UP]);
      const page = await openPage();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(request.url());
      });
      await page.route('https://*.pictures.example/**', async (route) => {
        const { origin, pathname } = new URL(route.request().url());
        if (origin === DOWN) return route.abort('connectionrefused');
        const response = await route.fetch({ url: house.playerOrigin + pathname });
        return route.fulfill({ response });
      });
      // Where chance prefers none, the hosts are asked in their order.
      await page.addInitScript({ content: 'Math.random = () => 0.5;' });
      await home(page);
      await expect.poll(() => page.evaluate(UNSEEN)).toBe(0);
      const from = (origin: string) =>
        asked.filter((url) => url.startsWith(`${origin}/`) && /\/(art|media)\//.test(url));
      expect(from(DOWN).length).toBeGreaterThan(0);
      expect(from(UP).length).toBeGreaterThan(3);
      expect(from(house.playerOrigin)).toEqual([]);
      const before = from(DOWN).length;
      await page.locator('nav a[href="/rng"]').first().click();
      await firstGame(page).waitFor();
      await expect.poll(() => page.evaluate(UNSEEN)).toBe(0);
      expect(from(DOWN)).toHaveLength(before);
      await page.context().close();
      await setHosts([]);
    },
  );
});
