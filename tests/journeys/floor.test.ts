import { playerRoutes } from '@nokshi/contract';
import { refusalsEn } from '@nokshi/contract/words/en.ts';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { createTestDatabase } from '../harness/database.ts';
import { startFloor } from '../harness/floor.ts';
import type { RunningHouse } from '../harness/house.ts';
import { enterAs, firstGame, openApart, openPage, stored } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');
const FULL = refusalsEn['catalogue.favorites-full'];

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
const namesOf = async (page: Page) => {
  const links = await cards(page).all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return addresses.map((address) => address?.replace('/game?id=', ''));
};
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What game lists the page asks for from now on. */
function asksOf(page: Page, call: string): URL[] {
  const asked: URL[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(call)) asked.push(url);
  });
  return asked;
}
const dataOf = (url: URL | undefined) =>
  JSON.parse(url?.searchParams.get('data') ?? '{}') as Record<string, unknown>;

describe('the hearts', () => {
  test('of a member fill at once, hold, and are a list of their own', async () => {
    const page = await openPage();
    await enterAs(page, await house.member(), house.playerOrigin);
    await go(page, '/rng?q=river');
    const heart = page
      .getByRole('tabpanel')
      .getByRole('button', { name: t('lobby.favorite', { game: 'Tidal River' }) });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await chip(page, t('lobby.mode-fav')).click();
    await expect.poll(() => namesOf(page)).toEqual(['river-ways']);
    await page.reload();
    await expect.poll(() => namesOf(page)).toEqual(['river-ways']);
    await heart.click();
    await page.getByText(t('lobby.no-fav')).waitFor();
    await page.context().close();
  });

  test('are emptied again, with words, when the server says no', async () => {
    const page = await openPage();
    await enterAs(page, await house.member(), house.playerOrigin);
    await page.route('**/MCSFE_toggleFavorite', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'catalogue.favorites-full', message: FULL },
      }),
    );
    await go(page, '/rng?q=river');
    const heart = page.getByRole('tabpanel').getByRole('button', { name: /Tidal/ });
    await heart.click();
    await page.getByText(FULL).waitFor();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    await page.context().close();
  });

  test('and the own lists ask a visitor to log in, also by address', async () => {
    const page = await openApart();
    const asked = asksOf(page, 'MCSFE_getFavoriteGamesList');
    const login = page.getByRole('dialog', { name: t('login.title') });
    await go(page, '/rng');
    await chip(page, t('lobby.mode-fav')).click();
    await login.waitFor();
    await page.keyboard.press('Escape');
    await chip(page, t('lobby.mode-recent')).click();
    await login.waitFor();
    await go(page, '/rng?show=recent');
    await page.getByText(t('lobby.own-visitor')).waitFor();
    expect(asked).toEqual([]);
    await page.context().close();
  });
});

describe('the recent games', () => {
  test('are those a member opened, the last one first', async () => {
    const member = await house.member();
    const page = await openPage();
    await enterAs(page, member, house.playerOrigin);
    await go(page, '/rng?show=recent');
    await page.getByText(t('lobby.no-recent')).waitFor();
    for (const gameId of ['kantha-lines', 'river-ways'])
      await member.call(playerRoutes.slots.launch, { gameId });
    await page.reload();
    await expect.poll(() => namesOf(page)).toEqual(['river-ways', 'kantha-lines']);
    await page.context().close();
  });
});

describe('the list of a category', () => {
  test('comes 24 a page until the last one, and hot games all at once', async () => {
    const page = await openPage();
    const asked = asksOf(page, 'GCSGAME_gameList');
    await go(page, '/rng');
    await expect.poll(() => cards(page).count()).toBe(23);
    await chip(page, t('lobby.more')).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(40);
    expect(await chip(page, t('lobby.more')).count()).toBe(0);
    expect(asked.map((url) => [dataOf(url)['pageNo'], dataOf(url)['pageSize']])).toEqual([
      [1, 24],
      [2, 24],
    ]);
    expect(dataOf(asked[0])['clientType']).toBe(3);
    await chip(page, t('lobby.mode-hot')).click();
    await expect.poll(() => cards(page).count()).toBe(11);
    expect(await chip(page, t('lobby.more')).count()).toBe(0);
    await expect
      .poll(() => cards(page).getByText(t('lobby.hot'), { exact: true }).count())
      .toBe(11);
    expect(new URL(page.url()).search).toBe('?show=hot');
    await page.context().close();
  });

  test('finds a name that was typed wrong, in both languages', async () => {
    const page = await openPage();
    for (const typed of ['tidla rivr', 'জোয়রের']) {
      await go(page, '/rng');
      await page.getByLabel(t('lobby.search')).fill(typed);
      await expect.poll(() => namesOf(page)).toEqual(['river-ways']);
      expect(new URL(page.url()).searchParams.get('q')).toBe(typed);
    }
    await page.getByLabel(t('lobby.search')).fill('zzzzqq');
    await page.getByText(t('lobby.none-words')).waitFor();
    await page.context().close();
  });

  test('narrows by class, and another maker starts over', async () => {
    const page = await openPage();
    await go(page, '/rng');
    const classes = page.getByRole('group', { name: t('lobby.class') });
    const shown = () => classes.getByRole('button').allInnerTexts();
    await expect.poll(shown).toEqual(['All', 'Jackpot']);
    await classes.getByRole('button', { name: t('lobby.class-JP') }).click();
    await expect.poll(() => cards(page).count()).toBe(10);
    await page.getByRole('tab', { name: 'Nokshi Studio' }).click();
    await expect.poll(() => cards(page).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?page=NOKSHI');
    await page.context().close();
  });

  test('shows the games of a group in a popup, from which one is opened', async () => {
    const page = await openPage();
    await enterAs(page, await house.member(), house.playerOrigin);
    await go(page, '/rng');
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

  test('keeps a maker that is off as a grey card that starts nothing', async () => {
    const page = await openPage();
    await go(page, '/rng?page=GROVE');
    await page.getByRole('tabpanel').getByText(t('lobby.closed')).waitFor();
    expect(await cards(page).count()).toBe(0);
    const member = await house.member();
    const { status, answer } = await member.send(playerRoutes.slots.launch, { gameId: 'honey' });
    expect([status, answer.success ? '' : answer.code]).toEqual([409, 'catalogue.game-off']);
    await page.context().close();
  });

  test('has DS88 under the cockfight and not among the sports', async () => {
    const page = await openPage();
    await go(page, '/cockfight');
    await firstGame(page).waitFor();
    expect(await firstGame(page).getAttribute('href')).toBe('/game?id=red-cock');
    await go(page, '/sports');
    await page.getByText(t('page.no-games')).waitFor();
    await page.context().close();
  });
});

describe('the makers', () => {
  test('are asked for once in a tab and kept in its session', async () => {
    const page = await openPage();
    const asked = asksOf(page, 'GCSGAME_gameVendor');
    await go(page, '/rng');
    await firstGame(page).waitFor();
    await go(page, '/fish');
    await firstGame(page).waitFor();
    expect(asked).toHaveLength(1);
    expect(await stored(page, 'gameVendor')).toContain('DELTA');
    await page.context().close();
  });
});

describe('the slider of hot games', () => {
  const slider = (page: Page) => page.getByRole('region', { name: t('lobby.hot-games') });
  const hold = (page: Page) => slider(page).getByRole('button', { name: t('lobby.slider-hold') });
  const inView = (page: Page) =>
    slider(page)
      .getByRole('list')
      .evaluate((row) => {
        const { left, right } = row.getBoundingClientRect();
        const whole = [...row.children].filter((card) => {
          const box = card.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        });
        return whole.length;
      });

  test('shows seven slots, and can be held where there are more', async () => {
    const page = await openPage({ width: 1280 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await go(page, '/rng');
    await hold(page).waitFor();
    await expect.poll(() => inView(page)).toBe(7);
    await hold(page).click();
    await slider(page)
      .getByRole('button', { name: t('lobby.slider-go') })
      .waitFor();
    await page.context().close();
  });

  test('stands still for a reader who wants no motion', async () => {
    const page = await openPage({ width: 1280 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await go(page, '/rng');
    await slider(page).waitFor();
    expect(await hold(page).count()).toBe(0);
    await page.context().close();
  });
});

describe('what most members opened this week', () => {
  const section = (page: Page) => page.getByRole('region', { name: t('lobby.popular') });

  test('stands on the home page, counted, and twenty are asked for', async () => {
    const page = await openPage();
    const asked = asksOf(page, '/lgw/games/popular');
    await go(page, '/');
    await section(page).locator('a').first().waitFor();
    expect(asked[0]?.searchParams.get('count')).toBe('20');
    await page.context().close();
  });
});
