import { playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { deposit, enterAs, firstGame, openPage, pathOf, stored, withAnswer } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');
const bengali = wordsIn('bn');

let house: RunningHouse;
let member: HttpClient;
let visitor: Page;
let player: Page;

beforeAll(async () => {
  house = await startHouse({ web: true });
  member = await house.member();
  await deposit(member, '250');
  [visitor, player] = [await openPage(), await openPage()];
  await enterAs(player, member, house.playerOrigin);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const go = (page: Page, path: string) => page.goto(house.playerOrigin + path);

describe('the layout', () => {
  test('has header, navigation, banners, main, side bar and footer', async () => {
    await go(visitor, '/');
    await firstGame(visitor).waitFor();
    for (const role of ['banner', 'main', 'complementary', 'contentinfo'] as const)
      await expect.poll(() => visitor.getByRole(role).count(), { message: role }).toBe(1);
    await visitor.getByRole('navigation', { name: t('nav.label') }).waitFor();
    await visitor.getByRole('region', { name: t('shell.banners') }).waitFor();
  });

  test('has a carousel only where the group has banners', async () => {
    const none = '**/wps/system/banners?groupName=w_promotion*';
    await withAnswer<object[]>(visitor, none, (banners) => banners.splice(0));
    await go(visitor, '/promotions');
    await visitor.getByRole('heading', { name: t('page.promotions') }).waitFor();
    const carousel = visitor.locator('[aria-roledescription]');
    await expect.poll(() => carousel.count()).toBe(0);
    await visitor
      .getByRole('navigation', { name: t('nav.label') })
      .getByText(t('nav.home'))
      .click();
    await visitor.getByRole('region', { name: t('shell.banners') }).waitFor();
  });

  test('navigation: logo, home, one item for each enabled category', async () => {
    const bar = visitor.getByRole('navigation', { name: t('nav.label') });
    const { data } = await member.call(playerRoutes.catalogue.gameMenus, {});
    const enabled = data.filter((menu) => menu.enabled);
    await go(visitor, '/rng');
    // Home, the categories, promotions; the logo stands before the list.
    await expect.poll(() => bar.getByRole('listitem').count()).toBe(enabled.length + 2);
    await bar.getByRole('link', { name: 'Nokshi' }).click();
    await expect.poll(() => pathOf(visitor)).toBe('/');
    await bar.getByRole('link', { name: enabled[0]?.name.EN ?? '' }).click();
    await expect.poll(() => pathOf(visitor)).toBe('/rng');
    await bar.getByRole('link', { name: t('nav.home') }).click();
    await expect.poll(() => pathOf(visitor)).toBe('/');
  });

  test('navigation grows when the operator enables more categories', async () => {
    await withAnswer(
      visitor,
      '**/lgw/games/game_menus*',
      (value: { data: { enabled: boolean }[] }) => {
        for (const menu of value.data) menu.enabled = true;
      },
    );
    const { data } = await member.call(playerRoutes.catalogue.gameMenus, {});
    await go(visitor, '/');
    const items = visitor.getByRole('navigation', { name: t('nav.label') }).getByRole('listitem');
    await expect.poll(() => items.count()).toBe(data.length + 2);
    await visitor.unroute('**/lgw/games/game_menus*');
  });
});

describe('going about', () => {
  const height = (page: Page) => page.evaluate<number>('window.scrollY');

  test('a page that is gone to begins at its top, and Back leads to where one was', async () => {
    const page = await newPage({ width: 390 });
    await go(page, '/');
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

    // Nothing moves under what is opened over the page.
    await page.evaluate('window.scrollTo(0, 400)');
    await page.evaluate(`history.pushState({}, '', '/?m=login')`);
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => height(page)).toBe(400);
    await page.context().close();
  });
});

describe('language and theme', () => {
  test('a new browser is in light and English, whatever the system prefers', async () => {
    const page = await newPage({ theme: 'dark' });
    await go(page, '/');
    await firstGame(page).waitFor();
    const root = page.locator('html');
    const theme = () => root.getAttribute('data-theme');
    const language = () => root.getAttribute('lang');
    await expect.poll(theme).not.toBe('dark');
    await expect.poll(language).toBe('en');

    await page
      .getByRole('button', { name: t('shell.dark') })
      .first()
      .click();
    await expect.poll(theme).toBe('dark');
    await page.getByLabel(t('shell.language')).selectOption('BN');
    await page.getByText(bengali.t('lobby.hot-games')).first().waitFor();
    await expect.poll(language).toBe('bn');

    await page.reload();
    await page.getByText(bengali.t('lobby.hot-games')).first().waitFor();
    await expect.poll(theme).toBe('dark');
    await page
      .getByRole('button', { name: bengali.t('shell.light') })
      .first()
      .click();
    await expect.poll(theme).not.toBe('dark');
    await page.context().close();
  });

  test('every visible word of the page is Bengali after the switch', async () => {
    const page = await openPage({ lang: 'bn' });
    for (const path of ['/', '/rng', '/promotions', '/no/such/page', '/?m=login', '/?m=register']) {
      await go(page, path);
      await page.getByRole('heading').first().waitFor();
      if (path.length < 5) await firstGame(page).waitFor();
      await page.waitForLoadState('networkidle');
      const allowed = new Set(['', 'English', 'RTP']);
      const foreign = async () => {
        const words = String(await page.evaluate(LATIN_WORDS)).split(' ');
        return words.filter((word) => !allowed.has(word));
      };
      await expect.poll(foreign, { message: path }).toEqual([]);
    }
    await page.context().close();
  });
});

/** Latin words that can be read on the page, in names of fields and buttons too. */
const LATIN_WORDS = `(() => {
  const said = [document.body.innerText];
  for (const each of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      said.push(each.getAttribute(name) ?? '');
  return (said.join(' ').match(/[A-Za-z]{2,}/g) ?? []).join(' ');
})()`;

describe('the top bar', () => {
  test('of a visitor has the log-in form, register and forgot', async () => {
    await go(visitor, '/');
    const bar = visitor.getByRole('banner');
    await bar.getByLabel(t('login.username')).waitFor();
    await bar.getByLabel(t('login.password'), { exact: true }).waitFor();
    await bar.getByRole('button', { name: t('login.do'), exact: true }).waitFor();
    await bar.getByRole('button', { name: t('login.forgot') }).click();
    await visitor.getByRole('dialog', { name: t('login.forgot-title') }).waitFor();
    await visitor.keyboard.press('Escape');
    await bar.getByRole('button', { name: t('register.do'), exact: true }).click();
    await visitor.getByRole('dialog', { name: t('register.title') }).waitFor();
    await visitor.keyboard.press('Escape');
  });

  test('of a member shows the balance, or stars wherever one goes', async () => {
    await go(player, '/');
    const balance = player.getByTestId('balance').first();
    await expect.poll(() => balance.innerText()).toBe('৳250.00');
    await player.getByRole('button', { name: t('shell.balance-hide') }).click();
    await expect.poll(() => balance.innerText()).toContain('****');
    await player
      .getByRole('navigation', { name: t('nav.label') })
      .getByText(t('page.rng'))
      .click();
    await firstGame(player).waitFor();
    await expect.poll(() => balance.innerText()).toContain('****');
    expect(await balance.innerText()).not.toContain('250');
    await player.reload();
    await expect.poll(() => balance.innerText()).toContain('****');
    await player.getByRole('button', { name: t('shell.balance-show') }).click();
    await expect.poll(() => balance.innerText()).toBe('৳250.00');
  });

  test('of a member opens the deposit page at depositv2', async () => {
    await go(player, '/');
    await player.getByRole('banner').getByText(t('shell.deposit'), { exact: true }).click();
    await player.getByLabel(t('cashier.amount'), { exact: true }).waitFor();
    await expect.poll(() => new URL(player.url()).searchParams.get('mc')).toBe('depositv2');
    await player.keyboard.press('Escape');
  });

  test('of a member asks before it logs out', async () => {
    await go(player, '/');
    await player
      .getByRole('banner')
      .getByRole('button', { name: t('shell.log-out') })
      .click();
    const question = player.getByRole('dialog').filter({ hasText: t('shell.log-out-sure') });
    await question.getByRole('button', { name: t('app.cancel') }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await stored(player, 'token')).toMatch(/^ses_/);
  });
});
