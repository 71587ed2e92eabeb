import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, openPage } from './visits.ts';
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
