import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { theHouse } from './the-house.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const english = wordsIn('en');
const bengali = wordsIn('bn');
const c = english.console;
const IN_A_TITLE = '<img src=x onerror="window.planted = 1">';

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

const nothingRan = async (page: Page) => expect(await page.evaluate('window.planted')).toBeFalsy();
const runningBy = (page: Page, { t }: typeof english) =>
  page.getByRole('region', { name: t('notice.title') });

test('a notice that an operator writes is on open pages at once, runs nothing, and is undone again', async () => {
  const [desk, visitor, phone] = [
    await openPage(),
    await openPage(),
    await openPage({ lang: 'bn', theme: 'dark', width: 390 }),
  ];
  await enterAs(desk, await house.operator('content'), house.consoleOrigin);
  for (const page of [visitor, phone]) await page.goto(house.playerOrigin);
  await runningBy(phone, bengali).waitFor();
  await runningBy(visitor, english).waitFor();
  await desk.goto(`${house.consoleOrigin}/notices`);
  await desk.getByRole('button', { name: c('content.new') }).click();
  const write = (what: 'content.title' | 'content.html', lang: 'en' | 'bn', text: string) =>
    desk
      .getByRole('textbox', { name: c(`content.in-${lang}`, { what: c(what) }), exact: true })
      .fill(text);
  await write('content.title', 'en', `Pumps in the cellar ${IN_A_TITLE}`);
  await write('content.title', 'bn', 'তলঘরে পাম্প');
  await write('content.html', 'en', 'The cellar is dry by noon.');
  await write('content.html', 'bn', 'দুপুরের মধ্যে তলঘর শুকিয়ে যাবে।');
  const preview = desk.getByRole('region', { name: c('content.preview') });
  await preview.getByText('The cellar is dry by noon.').waitFor();
  await desk.getByRole('button', { name: c('content.publish') }).click();
  await desk.getByRole('button', { name: c('change.apply') }).click();
  const since = performance.now();
  const pumps = runningBy(visitor, english).getByRole('button', { name: /Pumps in the cellar/ });
  await pumps.waitFor();
  const inBengali = runningBy(phone, bengali).getByRole('button', { name: 'তলঘরে পাম্প' });
  await inBengali.waitFor();
  expect(performance.now() - since).toBeLessThan(2_000);
  await inBengali.click();
  await phone.getByRole('article').getByText('দুপুরের মধ্যে').waitFor();
  for (const page of [desk, visitor, phone]) await nothingRan(page);
  await write('content.title', 'en', 'All pumps are home');
  await desk.getByRole('button', { name: c('content.publish') }).click();
  await desk.getByRole('button', { name: c('change.apply') }).click();
  await pumps.waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: c('content.undo') }).click();
  await desk.getByRole('button', { name: c('change.apply') }).click();
  await pumps.waitFor();
  for (const page of [desk, visitor, phone]) await page.context().close();
});
