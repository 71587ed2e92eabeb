import { SLOTS } from '@nokshi/house-math/slot/index.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { SITE_PATHS } from './tables.ts';
import { enterAs, firstGame, openPage, pathOf } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

let house: RunningHouse;
let member: HttpClient;
let visitor: Page;
let player: Page;

beforeAll(async () => {
  house = await startHouse({ web: true });
  member = await house.member();
  [visitor, player] = [await openPage(), await openPage()];
  await enterAs(player, member, house.playerOrigin);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const go = (page: Page, path: string) => page.goto(house.playerOrigin + path);

/** Opens a page and says which banner groups it asked for. */
async function groupsAskedAt(page: Page, path: string): Promise<(string | null)[]> {
  const asked: (string | null)[] = [];
  const note = (request: { url(): string }) => {
    const url = new URL(request.url());
    if (!url.pathname.endsWith('/banners')) return;
    const data = JSON.parse(url.searchParams.get('data') ?? '{}') as { groupName?: string };
    asked.push(url.searchParams.get('groupName') ?? data.groupName ?? null);
  };
  page.on('request', note);
  await go(page, path);
  await firstGame(page).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  page.off('request', note);
  return asked;
}

/** Waits for what comes after the home page itself: both lists of games, and the winners. */
async function everythingOf(main: Locator): Promise<void> {
  for (const list of ['lobby.hot-games', 'lobby.all-games'] as const)
    await main
      .getByRole('region', { name: t(list) })
      .getByRole('link')
      .first()
      .waitFor();
  await main.getByText(t('winners.none')).waitFor();
  await main.page().waitForLoadState('networkidle');
}

describe('the addresses', () => {
  test('/, /index.html and /home are the home page with the banners of w_home', async () => {
    const main = visitor.getByRole('main');
    // The words of the page without its figures: the jackpot grows while one reads.
    const words = async () => (await main.innerText()).replace(/[\d.,৳]+/g, '');
    let home = '';
    for (const path of ['/', '/index.html', '/home']) {
      expect(await groupsAskedAt(visitor, path)).toContain('w_home');
      await visitor.getByRole('region', { name: t('shell.banners') }).waitFor();
      await everythingOf(main);
      home ||= await words();
      await expect.poll(words).toBe(home);
    }
    expect(home).toContain(t('lobby.headline').split(',')[0]);
  });

  test('/register and /register.html open the register modal, which closes to home', async () => {
    expect(await groupsAskedAt(visitor, '/login')).toContain('w_login');
    for (const path of ['/register', '/register.html']) {
      expect(await groupsAskedAt(visitor, path)).toContain('w_reg');
      const dialog = visitor.getByRole('dialog', { name: t('register.title') });
      await dialog.waitFor();
      await visitor.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => pathOf(visitor)).toBe('/');
    }
  });

  test('/rng lists the games under the banners of w_rng', async () => {
    expect(await groupsAskedAt(visitor, '/rng')).toContain('w_rng');
    await visitor.getByRole('heading', { name: t('page.rng'), level: 1 }).waitFor();
    const games = visitor.getByRole('tabpanel').locator('a[href^="/game?id="]');
    await expect.poll(() => games.count()).toBe(Math.min(24, SLOTS.size));
  });

  test('/game shows a sandboxed frame of our own and never an address from the query', async () => {
    await go(
      player,
      '/game?id=kantha-lines&url=https://example.com/&frameUrl=https://example.com/',
    );
    const frame = player.locator('iframe');
    await frame.waitFor();
    await expect.poll(() => frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(await frame.getAttribute('allow')).toBe('fullscreen');
    const source = new URL((await frame.getAttribute('src')) ?? '', house.playerOrigin);
    expect(source.origin).toBe(house.playerOrigin);
    expect(source.pathname).toMatch(/^\/frame\//);
    const page = await member.raw('/game?id=kantha-lines');
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
  });

  test('an unknown address is the not-found page with HTTP 404 and a way home', async () => {
    const answer = await go(visitor, '/no/such/page');
    expect(answer?.status()).toBe(404);
    await visitor.getByRole('heading', { name: t('page.not-found') }).waitFor();
    await visitor
      .getByRole('main')
      .getByRole('link', { name: t('page.to-the-games') })
      .click();
    await firstGame(visitor).waitFor();
    await expect.poll(() => pathOf(visitor)).toBe('/');
  });

  test('every page can be opened by its address and reloaded', async () => {
    for (const path of SITE_PATHS) {
      const answer = await member.raw(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
    }
    await go(visitor, '/rng?vendor=NOKSHI');
    await firstGame(visitor).waitFor();
    await visitor.reload();
    await firstGame(visitor).waitFor();
    expect(pathOf(visitor)).toBe('/rng');
  });
});
