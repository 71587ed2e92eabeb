import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { SPECIFIED_POOL } from '../harness/specified-pool.ts';
import { stakeForFullPot } from './furnish-slots.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

/** The counter on the home page, from growing to an award that the reader draws again. M-028. */
const english = wordsIn('en');
const bengali = wordsIn('bn');
const c = english.console;
const clock = fakeClock(new Date().toISOString());
const DAY = 86_400_000;
const SOON = { timeout: 10_000 };

let house: RunningHouse;
let visitor: Page;
let phone: Page;
const readers = () => [
  { page: visitor, t: english.t, name: 'House jackpot' },
  { page: phone, t: bengali.t, name: 'হাউস জ্যাকপট' },
];

beforeAll(async () => {
  house = await startHouse({ demoPool: SPECIFIED_POOL, web: true, clock, spinIntervalMs: 0 });
  visitor = await openPage();
  phone = await openPage({ lang: 'bn', theme: 'dark', width: 390 });
  for (const page of [visitor, phone]) {
    await page.goto(house.playerOrigin);
    await counter(page).waitFor();
  }
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const counter = (page: Page) => page.getByTestId('jackpot-value');
/** What a screen reader is told, in paisa. */
const value = async (page: Page) => {
  const text = await counter(page).locator('.visually-hidden').textContent();
  return Number((text ?? '').replaceAll(/\D/g, ''));
};

test('it grows by 165.11 every 3 s without asking again', async () => {
  for (const { page, t, name } of readers()) {
    await page.getByRole('heading', { name }).waitFor();
    await page.getByText(t('jackpot.grows', { step: '৳165.11', seconds: 3 })).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const before = await value(page);
    await expect.poll(() => value(page), SOON).toBeGreaterThan(before);
    expect(((await value(page)) - before) % 16_511).toBe(0);
    expect(asked).not.toContain('/wps/jackpots');
  }
});

test('it fits a phone and a desktop, with digits of 78 px where there is room', async () => {
  for (const { page } of readers()) {
    const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(wide).toBeLessThanOrEqual(0);
    const row = await counter(page).boundingBox();
    const digit = await counter(page).locator('[aria-hidden]').boundingBox();
    expect(digit?.width ?? 0).toBeLessThanOrEqual((row?.width ?? 0) + 1);
  }
  const { height = 0 } = (await counter(visitor).locator('[aria-hidden]').boundingBox()) ?? {};
  expect(height).toBe(78);
});

test('an award is seen on open pages at once, and its draw can be made again there', async () => {
  const member = await house.member();
  const key = 'journey-deposit';
  const { cashier, slots } = playerRoutes;
  await member.call(cashier.requestDeposit, { channel: 'demo-wallet', amount: '500' }, { key });
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: 'kantha-lines' });
  await member.call(slots.spin, { stake: '2.00' }, { key: 'journey-spin', bearer });
  clock.advance(2 * DAY);
  await house.runJobs();
  const player = `${member.username.slice(0, 2)}***`;
  for (const { page, t } of readers()) {
    await page.getByText(player).and(page.locator('p')).waitFor();
    await page.getByRole('button', { name: t('jackpot.more') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('jackpot.rule-nobody')).waitFor();
    await dialog.getByRole('button', { name: t('jackpot.check') }).click();
    await dialog.getByText(t('jackpot.fits')).waitFor();
    await dialog.getByRole('button', { name: t('jackpot.save') }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
});

inFull(
  'a pot of a slot at its ceiling is drawn, told to the winner, and drawn again by any reader',
  async () => {
    const member = await house.member();
    const deposit = { channel: 'demo-wallet', amount: '500' } as const;
    await member.call(playerRoutes.cashier.requestDeposit, deposit, { key: 'pot-deposit' });
    await stakeForFullPot(house, member, { key: 'pot-spin' });
    clock.advance(10_000);
    await house.runJobs();
    const letters = async () =>
      (await member.call(playerRoutes.inbox.list, {})).rows.map(({ title }) => title.EN);
    await expect.poll(letters, SOON).toContain('You won the mini jackpot of Loom crown');
    const names = ['Loom crown, Mini jackpot', 'তাঁতের মুকুট, মিনি জ্যাকপট'];
    for (const [at, { page, t }] of readers().entries()) {
      await page.getByRole('button', { name: t('jackpot.more') }).click();
      const drawn = page.getByRole('dialog').getByRole('region', { name: t('jackpot.draws') });
      await drawn.getByText(names[at] ?? '').waitFor();
      await drawn.getByRole('button', { name: t('jackpot.check') }).click();
      await drawn.getByText(t('jackpot.fits')).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  },
);

inFull(
  'an operator sets one up with a preview, gives it cover and pauses it; pages follow',
  async () => {
    const desk = await openPage();
    await enterAs(desk, await house.operator(), house.consoleOrigin);
    await desk.goto(`${house.consoleOrigin}/jackpots`);
    await desk.getByRole('button', { name: c('jackpots.make') }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(c('settings.name-en')).fill('Evening jackpot');
    await dialog.getByLabel(c('settings.name-bn')).fill('সন্ধ্যার জ্যাকপট');
    await dialog.getByLabel(c('jackpots.cap'), { exact: true }).fill('200000');
    await dialog.getByText('৳198,132.00').waitFor();
    await dialog.getByRole('button', { name: c('jackpots.look-over') }).click();
    await dialog.getByLabel(c('member.reason')).fill('a second pool');
    await dialog.getByRole('button', { name: c('change.apply') }).click();
    const card = desk.getByRole('region', { name: 'Evening jackpot' });
    await card.getByText(c('jackpots.phase-waiting')).waitFor();

    await card.getByRole('button', { name: c('jackpots.add') }).click();
    await dialog.getByLabel(c('jackpots.amount')).fill('9000000');
    await dialog.getByRole('button', { name: c('jackpots.look-over') }).click();
    await dialog.getByLabel(c('member.reason')).fill('cover for a week');
    await dialog.getByRole('button', { name: c('jackpots.add-title') }).click();
    await card.getByText('৳9,000,000.00').waitFor();

    const main = desk.getByRole('region', { name: 'House jackpot' });
    await main.getByRole('button', { name: c('jackpots.pause') }).click();
    await dialog.getByLabel(c('member.reason')).fill('looking into something');
    await dialog.getByRole('button', { name: c('jackpots.pause'), exact: true }).click();
    await main.getByText(c('jackpots.phase-paused')).waitFor();
    for (const { page, t } of readers()) await page.getByText(t('jackpot.paused')).waitFor();
    const risk = await house.operator('risk');
    const { rows } = await risk.call(consoleRoutes.records.audit, { act: 'jackpots.pause' });
    expect(rows[0]).toMatchObject({ facts: { reason: 'looking into something' } });
  },
);
