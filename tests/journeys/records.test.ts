import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { theHouse } from './the-house.ts';
import { appears, enterAs, openPage, playedMember } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');
let house: RunningHouse;
let page: Page;
let member: Awaited<ReturnType<typeof playedMember>>;
beforeAll(async () => {
  house = await theHouse();
  member = await playedMember(house, 3);
  page = await openPage();
  await enterAs(page, member, house.playerOrigin);
  await page.goto(`${house.playerOrigin}/?mc=personalHistoryCopy`);
});
afterAll(closeBrowser);

const bets = () => page.locator('dialog[open] li').filter({ hasText: t('records.stake') });

test('bets are found by product, by how they ended, and by game', async () => {
  await appears(bets());
  expect(await bets().count()).toBe(3);
  await page.getByLabel(t('records.product')).selectOption('FISH');
  await page.getByText(t('records.no-bets')).waitFor();
  await page.getByLabel(t('records.product')).selectOption('RNG');
  await appears(bets());
  await page.getByLabel(t('records.state')).selectOption('void');
  await page.getByText(t('records.no-bets')).waitFor();
  await page.getByLabel(t('records.state')).selectOption('');
  await bets().first().getByRole('button').click();
  await page.getByRole('button', { name: t('records.of-game') }).click();
  await page.getByRole('button', { name: /^Only / }).waitFor();
  await expect.poll(() => bets().count()).toBe(3);
});

test('a record is saved as a file that the house knows again', async () => {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('records.save-csv') }).click(),
  ]);
  const bytes = await readFile(await saved.path());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await page.getByText(sha256).waitFor();
  expect(saved.suggestedFilename()).toContain(sha256.slice(0, 16));
});

test('entries of one kind lead to what they belong to', async () => {
  await goWithin(page, house.playerOrigin, '/?mc=transactionHistory');
  await page.getByRole('combobox', { name: t('records.kinds') }).selectOption('deposit');
  const rows = page.locator('dialog[open] li').filter({ hasText: t('records.after') });
  await expect.poll(() => rows.count()).toBe(1);
  await rows.first().getByRole('button').click();
  await page.waitForURL(/mc=depositv2&.*d=dep_|d=dep_.*mc=depositv2|mc=depositv2/);
  await page.getByText('৳500.00').first().waitFor();
});
