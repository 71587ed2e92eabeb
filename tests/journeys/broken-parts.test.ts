import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, firstGame, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: c } = wordsIn('en');

let house: RunningHouse;
let member: HttpClient;
beforeAll(async () => {
  house = await startHouse({ web: true });
  member = await house.member();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: t('app.did-not-load') });
const again = (page: Page) => failed(page).getByRole('button', { name: t('app.try-again') });
/** The first view is here; whatever part of the app is asked for now does not come. */
async function cutOff(page: Page, parts: string): Promise<void> {
  await page.goto(house.playerOrigin);
  await firstGame(page).waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page.route(parts, (route) => route.abort('connectionreset'));
}
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const toHelp = (page: Page) => follow(page, t('footer.topic-deposit'));

test.each([
  ['script', '**/assets/*.js', t('footer.topic-deposit'), t('page.help')],
  ['stylesheet', '**/assets/*.css', t('page.join'), t('page.join')],
])('a page whose %s does not come says so, and is there after another try', async (...given) => {
  const [, parts, link, heading] = given;
  const page = await openPage();
  await cutOff(page, parts);
  await follow(page, link);
  await failed(page).waitFor();
  // The rest of the page goes on.
  await page.getByRole('navigation', { name: t('nav.label') }).waitFor();
  await page.unroute(parts);
  await again(page).click();
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.context().close();
});

test('a modal that does not come says so, can be closed, and leaves the page', async () => {
  const page = await openPage();
  await cutOff(page, '**/assets/*.js');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('register.do') })
    .click();
  await failed(page).waitFor();
  await page.keyboard.press('Escape');
  await failed(page).waitFor({ state: 'hidden' });
  await firstGame(page).waitFor();
  await page.context().close();
});

test('elsewhere the content is tried anew', async () => {
  const page = await openPage({ width: 390 });
  await cutOff(page, '**/assets/help*.js');
  await toHelp(page);
  await failed(page).waitFor();
  await page.goBack();
  await firstGame(page).waitFor();
  await page.context().close();
});

test('a call without an answer is told in words, with a way to try again', async () => {
  const page = await openPage();
  await enterAs(page, member, house.playerOrigin);
  await page.route('**/wps/records/entries*', (route) => route.abort('timedout'));
  await page.goto(`${house.playerOrigin}/?mc=transactionHistory`);
  const alert = page.getByRole('dialog').getByRole('alert');
  await alert.getByText(t('app.line-broken')).waitFor();
  await page.unroute('**/wps/records/entries*');
  await alert.getByRole('button', { name: t('app.try-again') }).click();
  await alert.waitFor({ state: 'hidden' });
  await page.context().close();
});

test('a page of several questions says once that nothing answers, and tries all of them', async () => {
  const page = await openPage({ width: 390 });
  await enterAs(page, member, house.playerOrigin);
  await page.route('**/wps/cashier/**', (route) => route.abort('connectionrefused'));
  const alert = page.getByRole('dialog').getByRole('alert');
  await page.goto(`${house.playerOrigin}/?mc=depositv2`);
  await alert.getByText(t('app.line-broken')).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await alert.count()).toBe(1);
  await page.unroute('**/wps/cashier/**');
  await alert.getByRole('button', { name: t('app.try-again') }).click();
  await page.getByText(t('cashier.channel'), { exact: true }).waitFor();
  await page.getByText(t('cashier.none')).waitFor();
  expect(await alert.count()).toBe(0);
  await page.context().close();
});

test('a desk that does not come says so too', async () => {
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
