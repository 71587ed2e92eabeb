import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { theHouse } from './the-house.ts';
import { enterAs, firstGame, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: c } = wordsIn('en');

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: t('app.did-not-load') });
const again = (page: Page) => failed(page).getByRole('button', { name: t('app.try-again') });
/** Whatever part of the app is asked for now does not come. */
const cutOff = (page: Page, parts: string) =>
  page.route(parts, (route) => route.abort('connectionreset'));
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('a page whose script or stylesheet does not come says so, and is there after another try', async () => {
  const page = await openPage();
  await page.goto(house.playerOrigin);
  await firstGame(page).waitFor();
  await page.getByRole('contentinfo').waitFor();
  await cutOff(page, '**/assets/*.css');
  await follow(page, t('page.join'));
  await failed(page).waitFor();
  await failed(page).getByText('This could not be loaded').waitFor();
  await failed(page).getByText('Please check your connection and try again.').waitFor();
  // The rest of the page goes on.
  await page.getByRole('navigation', { name: t('nav.label') }).waitFor();
  await page.unroute('**/assets/*.css');
  await again(page).click();
  await heading(page, t('page.join')).waitFor();

  await cutOff(page, '**/assets/*.js');
  await follow(page, t('footer.topic-deposit'));
  await failed(page).waitFor();
  // A modal that does not come can be closed, and elsewhere the content is there.
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('register.do') })
    .click();
  await expect.poll(() => failed(page).count()).toBe(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => failed(page).count()).toBe(1);
  await page.goBack();
  await heading(page, t('page.join')).waitFor();
  await page.goForward();
  await failed(page).waitFor();
  await page.unroute('**/assets/*.js');
  await again(page).click();
  await heading(page, t('page.help')).waitFor();
  await page.context().close();
});

inFull('a desk that does not come says so too', async () => {
  const page = await openPage();
  await enterAs(page, await house.operator(), house.consoleOrigin);
  await page.goto(`${house.consoleOrigin}/account`);
  await page.getByRole('heading', { name: c('nav.account'), exact: true }).waitFor();
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: c('nav.ledger') })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: c('app.error') });
  await alert.waitFor();
  await page.unroute('**/assets/*.js');
  await alert.getByRole('button', { name: c('app.retry') }).click();
  await page.getByRole('heading', { name: c('nav.ledger'), exact: true }).waitFor();
  expect(await alert.count()).toBe(0);
  await page.context().close();
});
