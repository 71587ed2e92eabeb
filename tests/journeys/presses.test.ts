import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { PASSWORD, type RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { axeViolations } from './axe.ts';
import { clicks } from './clicks.ts';
import { theHouse } from './the-house.ts';
import { firstGame, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('bn');
let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

test('a visitor spins for free with the third press', async () => {
  const page = await openPage({ lang: 'bn', width: 390 });
  const { on: press, count } = clicks();
  await page.goto(house.playerOrigin);
  await press(firstGame(page));
  await press(page.getByRole('button', { name: t('free-play.do') }));
  const spun = page.waitForRequest('**/wps/slots/spins');
  await press(
    page.frameLocator('iframe').locator('button[data-word="spin"][aria-disabled="false"]'),
  );
  await spun;
  expect(count()).toBe(3);
  await page.context().close();
});

inFull('who registers spins with the sixth press, by way of the welcome', async () => {
  const page = await openPage({ lang: 'bn', theme: 'dark', width: 390 });
  const { on: press, count } = clicks();
  await page.goto(house.playerOrigin);
  await press(page.getByRole('banner').getByRole('button', { name: t('register.do') }));
  const form = page.getByRole('dialog', { name: t('register.title') });
  await form.getByLabel(t('login.username')).fill('sixpresses');
  await form.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
  await form.getByLabel(t('field.confirmPassword'), { exact: true }).fill(PASSWORD);
  await press(form.getByRole('checkbox'));
  await press(form.getByRole('button', { name: t('register.do'), exact: true }));
  const welcome = page.getByRole('dialog', { name: t('welcome.title') });
  const money = welcome.getByRole('button', { name: t('welcome.money', { amount: '৳500' }) });
  await money.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await press(money);
  await welcome.getByText(t('welcome.money-there')).waitFor();
  await press(welcome.getByRole('link').first());
  const spun = page.waitForRequest('**/wps/slots/spins');
  await press(
    page.frameLocator('iframe').locator('button[data-word="spin"][aria-disabled="false"]'),
  );
  await spun;
  expect(count()).toBe(6);
  // It was there once: the way back leads home, and nothing opens.
  await page.goto(house.playerOrigin);
  await page.getByRole('contentinfo').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.context().close();
});
