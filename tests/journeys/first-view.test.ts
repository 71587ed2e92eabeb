import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { theHouse } from './the-house.ts';
import { firstGame, openPage } from './visits.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

test('games and the search are there before any program of the page runs, and make way for it', async () => {
  const page = await openPage({ lang: 'bn', theme: 'dark', width: 390 });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(house.playerOrigin);
  const game = page.getByRole('link', { name: 'কাঁথার সিন্দুক' });
  await game.waitFor();
  expect(await game.getAttribute('href')).toBe('/game?id=kantha-lines');
  await page.getByRole('searchbox', { name: 'গেম খুঁজুন' }).fill('padma');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/rng?q=padma');
  await page.unroute('**/assets/*.js');
  await page.goto(`${house.playerOrigin}/rng`);
  await firstGame(page).waitFor();
  await page.locator('#first').waitFor({ state: 'detached' });
  await page.context().close();
});
