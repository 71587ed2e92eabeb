import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { playerRoutes } from '@nokshi/contract';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { registerStudio, richMember, WHEEL } from '../harness/studio.ts';
import { createStudio, type Studio } from '../../studio/src/studio.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

const keys = { vendor: 'SUNDIAL', scheme: 'HMAC-SHA256', key: Buffer.alloc(32, 9) } as const;

let house: RunningHouse;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse({ web: true });
  studio = createStudio({
    walletUrl: house.playerOrigin,
    keys,
    gameId: WHEEL,
    page: join(import.meta.dirname, '../../studio/page'),
    recordFile: null,
  });
  await new Promise<void>((done) => studio.server.listen(0, '127.0.0.1', done));
  const { port } = studio.server.address() as AddressInfo;
  // The first of the two addresses is nobody's.
  const hosts = [
    { url: 'http://127.0.0.1:9/', place: 1 },
    { url: `http://127.0.0.1:${port}/`, place: 2 },
  ];
  await registerStudio(house, {
    keys,
    gameId: WHEEL,
    points: {},
    gameUrl: '',
    hosts,
    category: 'SPORTS',
  });
});
afterAll(async () => {
  await closeBrowser();
  studio.server.closeAllConnections();
  await new Promise((done) => studio.server.close(done));
  await house.close();
});

describe('the page of a sports provider', () => {
  test('opens its game by GCS_gameLaunchFB, from the host that answers, with a way back', async () => {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/wps/relay/GCS_')) asked.push(`${request.method()} ${pathname}`);
    });
    await enterAs(page, await richMember(house, ['100.00']), house.playerOrigin);
    await page.goto(`${house.playerOrigin}/fbsports?backUrl=%2Fsports`);
    await page.frameLocator('iframe').locator('#balance').getByText('100.00').waitFor();
    expect(asked).toContain(`POST ${playerRoutes.vendors.launch.path}`);
    await page.getByRole('link', { name: t('page.way-back') }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/sports');
    await page.context().close();
  });

  test('asks a visitor to log in, and /seamless lists what studios run', async () => {
    const page = await openPage();
    await page.goto(`${house.playerOrigin}/fbsports`);
    await page.getByRole('dialog', { name: t('login.title') }).waitFor();
    await page.goto(`${house.playerOrigin}/seamless`);
    await page.locator(`main a[href="/game?id=${WHEEL}"]`).waitFor();
    expect(await page.getByRole('navigation', { name: t('nav.label') }).count()).toBe(0);
    await page.context().close();
  });
});

describe('the lottery', () => {
  const MAKER = { vendor: 'ELOTT', logo: '/art/vendor-NOKSHI.svg', position: 9, isHot: false };
  const GAME = {
    gameId: 'jamuna-five',
    vendor: 'ELOTT',
    category: 'ELOTT' as const,
    nodeId: 'ELOTT-jamuna-five',
    gameGroupCode: 'ELOTT',
    menus: ['ELOTT'],
    classify: [],
    name: { EN: 'Jamuna five', BN: 'যমুনা পাঁচ' },
    description: { EN: 'Five numbers.', BN: 'পাঁচটি সংখ্যা।' },
    minBet: 100n,
    rtp: '90.00',
    hitRate: '10.00',
    volatility: 'high' as const,
    maxWin: '500',
    position: 1,
    isHot: false,
  };
  const heart = (page: Page) =>
    page.getByRole('button', { name: t('lobby.favorite', { game: GAME.name.EN }) });

  test('has its makers in the menu lead to its page, and its hearts stay in the browser', async () => {
    const { catalogue, db } = house.house;
    const vendor = { ...MAKER, name: { EN: 'House lottery', BN: 'হাউস লটারি' } };
    await db.tx((tx) => catalogue.register(tx, { vendor, games: [GAME] }));
    await catalogue.start();
    const member = await house.member();
    const page = await openPage();
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/elott`);
    const card = page.locator('main a', { hasText: GAME.name.EN });
    expect(await card.getAttribute('href')).toBe('/lottery?vendor=ELOTT&gameCode=jamuna-five');
    const asked: string[] = [];
    page.on('request', (request: Request) => {
      if (request.url().includes('toggleFavorite')) asked.push(request.url());
    });
    await heart(page).click();
    await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true');
    const own = `localStorage.getItem('lotteryFavorites:${member.username}')`;
    expect(await page.evaluate(own)).toBe('["ELOTT-jamuna-five"]');
    await page.reload();
    await page.getByRole('button', { name: t('lobby.mode-fav'), exact: true }).click();
    await card.waitFor();
    await heart(page).click();
    await page.getByText(t('lobby.no-fav')).waitFor();
    expect(asked).toEqual([]);
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    await nav
      .locator('li', { hasText: t('page.e-lottery') })
      .getByRole('button')
      .click();
    await nav.getByRole('link', { name: 'House lottery' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?vendor=ELOTT');
    expect(new URL(page.url()).pathname).toBe('/lottery');
    await page.context().close();
  });
});
