import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { enterAs, firstGame, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: c, refusal } = wordsIn('en');
const ADDRESS = 'https://chat.example/nokshi';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true });
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

inFull(
  'a press opens it in a new tab that knows nothing of ours; what checks it comes with the press',
  async () => {
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
  },
);
