import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, withoutPictures } from '../harness/browser.ts';
import { wallClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, firstGame, openPage, withAnswer } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: c, refusal } = wordsIn('en');
const ADDRESS = 'https://chat.example/nokshi';
const FIVE_MINUTES = 300_000;
const LIST = '**/wps/system/serviceList*';
type Services = { type: number; path: string }[];

const clock = wallClock();
let house: RunningHouse;
beforeAll(async () => {
  withoutPictures();
  house = await startHouse({ web: true, clock });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** What is outside this test is a page that says so. */
async function openSite(): Promise<Page> {
  const page = await openPage();
  await page
    .context()
    .route('https://*.example/**', (route) => route.fulfill({ body: 'a chat elsewhere' }));
  return page;
}

/** Comes to the site and presses "customer service" when it is there. */
async function askForChat(page: Page): Promise<void> {
  await page.goto(house.playerOrigin);
  await firstGame(page).waitFor();
  await page.getByRole('button', { name: t('shell.service') }).click();
}

const nothingOpened = (page: Page) => expect(page.context().pages()).toHaveLength(1);

test('an operator names a chat elsewhere at the desk; its host has to be on the list', async () => {
  const desk = await openPage();
  await enterAs(desk, await house.operator('admin'), house.consoleOrigin);
  await desk.goto(`${house.consoleOrigin}/settings?tab=elsewhere`);
  await desk.getByLabel(c('settings.chat-address'), { exact: true }).fill(ADDRESS);
  const hosts = desk.getByLabel(c('settings.chat-hosts'));
  await hosts.fill('desk.example');
  const look = desk.locator('form button[type=submit]').first();
  const sure = desk.getByRole('dialog', { name: c('change.title') });
  const apply = async () => {
    await look.click();
    await sure.getByRole('cell', { name: c('settings.chat-address') }).waitFor();
    await sure.getByLabel(c('member.reason')).fill('Agreed with the people of the chat.');
    await sure.getByRole('button', { name: c('change.apply'), exact: true }).click();
  };
  await apply();
  await sure.getByText(refusal('site.chat-host')).waitFor();
  await sure.getByRole('button', { name: c('app.close') }).click();
  await hosts.fill('desk.example chat.example');
  await apply();
  await desk.getByText(c('settings.done')).waitFor();
  await desk.context().close();
});

test('a press opens it in a new tab that knows nothing of ours; what checks it comes with the press', async () => {
  const page = await openSite();
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const opens = page.context().waitForEvent('page');
  await page.goto(house.playerOrigin);
  await firstGame(page).waitFor();
  const button = page.getByRole('button', { name: t('shell.service') });
  await button.waitFor();
  expect(files.filter((url) => url.includes('signed-link'))).toEqual([]);
  await button.click();
  const chat = await opens;
  await chat.waitForURL(ADDRESS);
  expect(await chat.evaluate('[window.opener, document.referrer]')).toEqual([null, '']);
  expect(files.filter((url) => url.includes('signed-link'))).toHaveLength(1);
  await page.context().close();
});

test('where the answers came too late for a new tab, another press opens it', async () => {
  const page = await openSite();
  await page.addInitScript({
    content: "Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });",
  });
  await askForChat(page);
  const sure = page.getByRole('dialog', { name: t('chat.title') });
  await sure.getByText(t('chat.link-ready', { host: 'chat.example' })).waitFor();
  nothingOpened(page);
  const opens = page.context().waitForEvent('page');
  await sure.getByRole('button', { name: t('chat.link-open') }).click();
  await (await opens).waitForURL(ADDRESS);
  await page.context().close();
});

test('when the token has ended a fresh one is asked for, and opens', async () => {
  const page = await openSite();
  clock.advance(-FIVE_MINUTES);
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().includes('serviceList')) lists += 1;
  });
  await page.goto(house.playerOrigin);
  await firstGame(page).waitFor();
  const button = page.getByRole('button', { name: t('shell.service') });
  await button.waitFor();
  expect(lists).toBe(1);
  clock.advance(FIVE_MINUTES);
  const opens = page.context().waitForEvent('page');
  await button.click();
  await (await opens).waitForURL(ADDRESS);
  expect(lists).toBe(2);
  await page.context().close();
});

test('when the fresh one has ended as well nothing opens, and the page says why', async () => {
  const page = await openSite();
  clock.advance(-FIVE_MINUTES);
  await askForChat(page);
  await page.getByText(t('chat.link-ended')).waitFor();
  nothingOpened(page);
  clock.advance(FIVE_MINUTES);
  await page.context().close();
});

test('a token that was changed on its way opens nothing, and the page says so', async () => {
  const page = await openSite();
  await withAnswer<Services>(page, LIST, (services) => {
    for (const service of services.filter(({ type }) => type === 3)) {
      const [header, , signature] = service.path.split('.');
      const end = Math.floor(Date.now() / 1_000) + 60;
      const body = JSON.stringify({ address: 'https://evil.example/', exp: end });
      service.path = [header, Buffer.from(body).toString('base64url'), signature].join('.');
    }
  });
  await askForChat(page);
  await page.getByText(t('chat.link-wrong')).waitFor();
  nothingOpened(page);
  await page.context().close();
});

test('a host that the status does not list opens nothing, and the page says so', async () => {
  const page = await openSite();
  await withAnswer<{ info: { chatHosts: string[] } }>(page, '**/wps/system/status*', ({ info }) => {
    info.chatHosts = ['desk.example'];
  });
  await askForChat(page);
  await page.getByText(t('chat.link-wrong')).waitFor();
  nothingOpened(page);
  await page.context().close();
});
