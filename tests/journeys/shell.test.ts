import { playerRoutes } from '@nokshi/contract';
import { PLAYER_PAGES } from '@nokshi/contract/pages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { deposit, enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');
const bengali = wordsIn('bn');

let house: RunningHouse;
let member: HttpClient & { username: string };
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
const firstGame = (page: Page) => page.locator('main a[href^="/game?id="]').first();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const stored = (page: Page, key: string) =>
  page.evaluate(`sessionStorage.getItem(${JSON.stringify(key)})`);

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

describe('the addresses', () => {
  test('/, /index.html and /home are the home page with the banners of w_home', async () => {
    const seen: string[] = [];
    for (const path of ['/', '/index.html', '/home']) {
      expect(await groupsAskedAt(visitor, path)).toContain('w_home');
      await visitor.getByRole('region', { name: t('shell.banners') }).waitFor();
      seen.push(await visitor.getByRole('main').innerText());
    }
    expect(seen[0]).toContain(t('lobby.headline').split(',')[0]);
    expect(new Set(seen).size).toBe(1);
  });

  test('/register and /register.html open the register modal, which closes to home', async () => {
    for (const path of ['/register', '/register.html']) {
      await go(visitor, path);
      const dialog = visitor.getByRole('dialog', { name: t('register.title') });
      await dialog.waitFor();
      await visitor.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(pathOf(visitor)).toBe('/');
    }
  });

  test('/rng lists the games under the banners of w_rng', async () => {
    expect(await groupsAskedAt(visitor, '/rng')).toContain('w_rng');
    await visitor.getByRole('heading', { name: t('page.rng'), level: 1 }).waitFor();
    expect(await visitor.locator('main a[href^="/game?id="]').count()).toBe(3);
  });

  test('/game shows a sandboxed frame of our own and never an address from the query', async () => {
    await go(
      player,
      '/game?id=kantha-lines&url=https://example.com/&frameUrl=https://example.com/',
    );
    const frame = player.locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
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
    expect(pathOf(visitor)).toBe('/');
  });

  test('every page can be opened by its address and reloaded', async () => {
    for (const path of PLAYER_PAGES) {
      const answer = await member.raw(path.replace(':games', 'rng'));
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

describe('the layout', () => {
  test('has header, navigation, banners, main, side bar and footer', async () => {
    await go(visitor, '/');
    await firstGame(visitor).waitFor();
    for (const role of ['banner', 'main', 'complementary', 'contentinfo'] as const)
      expect([role, await visitor.getByRole(role).count()]).toEqual([role, 1]);
    await visitor.getByRole('navigation', { name: t('nav.label') }).waitFor();
    await visitor.getByRole('region', { name: t('shell.banners') }).waitFor();
  });

  test('has a carousel only where the group has banners', async () => {
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
    await visitor.route('**/lgw/games/game_menus*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: { data: { enabled: boolean }[] } };
      for (const menu of body.value.data) menu.enabled = true;
      await route.fulfill({ response: answer, json: body });
    });
    const { data } = await member.call(playerRoutes.catalogue.gameMenus, {});
    await go(visitor, '/');
    const items = visitor.getByRole('navigation', { name: t('nav.label') }).getByRole('listitem');
    await expect.poll(() => items.count()).toBe(data.length + 2);
    await visitor.unroute('**/lgw/games/game_menus*');
  });
});

describe('language and theme', () => {
  test('a new browser is in light and English, whatever the system prefers', async () => {
    const page = await newPage({ theme: 'dark' });
    await go(page, '/');
    await firstGame(page).waitFor();
    const root = page.locator('html');
    expect(await root.getAttribute('data-theme')).not.toBe('dark');
    expect(await root.getAttribute('lang')).toBe('en');

    await page
      .getByRole('button', { name: t('shell.dark') })
      .first()
      .click();
    expect(await root.getAttribute('data-theme')).toBe('dark');
    await page.getByLabel(t('shell.language')).selectOption('BN');
    await page.getByText(bengali.t('lobby.hot-games')).first().waitFor();
    expect(await root.getAttribute('lang')).toBe('bn');

    await page.reload();
    await page.getByText(bengali.t('lobby.hot-games')).first().waitFor();
    expect(await root.getAttribute('data-theme')).toBe('dark');
    await page
      .getByRole('button', { name: bengali.t('shell.light') })
      .first()
      .click();
    expect(await root.getAttribute('data-theme')).not.toBe('dark');
    await page.context().close();
  });

  test('every visible word of the page is Bengali after the switch', async () => {
    const page = await openPage({ lang: 'bn' });
    for (const path of ['/', '/rng', '/promotions', '/no/such/page', '/?m=login', '/?m=register']) {
      await go(page, path);
      await page.getByRole('heading').first().waitFor();
      if (path.length < 5) await firstGame(page).waitFor();
      const words = String(await page.evaluate(LATIN_WORDS))
        .split(' ')
        .filter(Boolean);
      const allowed = new Set(['English', 'RTP']);
      expect([path, words.filter((word) => !allowed.has(word))]).toEqual([path, []]);
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
    expect(new URL(player.url()).searchParams.get('mc')).toBe('depositv2');
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

describe('the session as the tab knows it', () => {
  test('a visitor has no token; the country is asked for at the start', async () => {
    const page = await openPage();
    const [country] = await Promise.all([
      page.waitForResponse('**/wps/system/countryCode*'),
      go(page, '/'),
    ]);
    expect(country.status()).toBe(200);
    await page.getByRole('banner').getByLabel(t('login.username')).waitFor();
    expect(await stored(page, 'token')).toBeNull();
    expect(await stored(page, 'merchantCode')).toBe('nokshi');
    expect(await stored(page, 'merchant')).toBe('nokshi');
    expect(await stored(page, 'platform')).toBe('web');
    expect(await stored(page, 'validate')).toContain('username');
    await page.context().close();
  });

  test('a token loads the member; the secret itself stays out of every script’s reach', async () => {
    await go(player, '/');
    await expect.poll(() => stored(player, 'token')).toMatch(/^ses_/);
    const [info] = await Promise.all([
      player.waitForResponse('**/wps/member/info*'),
      player.reload(),
    ]);
    expect(info.status()).toBe(200);
    await expect.poll(() => stored(player, 'account')).toBe(member.username);
    expect(await stored(player, 'cpw')).toBe('false');
    expect(await player.evaluate('document.cookie')).toBe('');
    const secret = Object.values(member.cookies()).join();
    const held = 'JSON.stringify([{ ...sessionStorage }, { ...localStorage }])';
    expect(secret.length).toBeGreaterThan(20);
    expect(await player.evaluate(held)).not.toContain(secret);
  });

  test('a token whose member cannot be read is a visitor', async () => {
    const page = await openPage();
    await page.addInitScript("sessionStorage.setItem('token', 'ses_made_up')");
    const [info] = await Promise.all([page.waitForResponse('**/wps/member/info*'), go(page, '/')]);
    expect(info.status()).toBe(401);
    await page.getByRole('banner').getByLabel(t('login.username')).waitFor();
    expect(await stored(page, 'token')).toBeNull();
    await page.context().close();
  });
});
