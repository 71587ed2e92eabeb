import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../harness/browser.ts';
import { openBundled } from './bundled.ts';

/** The ticking counter of a jackpot by itself, with its timers in sight. Checklist S-039. */
afterAll(closeBrowser);

const counterWith = async (stepMs: number): Promise<Page> => {
  const page = await newPage();
  await page.evaluate(`window.stepMs = ${stepMs}`);
  await openBundled(page, 'counter-page.js');
  await page.locator('output').waitFor();
  return page;
};
const value = async (page: Page) => Number(await page.locator('output').innerText());
const waiting = (page: Page) => page.evaluate('window.waiting.size');

test('the counter adds 165.11 at the turn of each step', async () => {
  const page = await counterWith(100);
  const before = await value(page);
  await expect.poll(() => value(page)).toBeGreaterThan(before + 3 * 16_511);
  expect((await value(page)) % 16_511).toBe(0);
  await page.context().close();
});

test('the timer of the counter ends when the counter leaves the page', async () => {
  // No step turns while this is looked at: whatever waits was not ended.
  const page = await counterWith(1_000_000_000);
  expect(await waiting(page)).toBe(1);
  for (let again = 0; again < 3; again += 1) {
    await page.getByRole('button', { name: 'Draw again' }).click();
    expect(await waiting(page)).toBe(1);
  }
  await page.getByRole('button', { name: 'Take away' }).click();
  await page.locator('output').waitFor({ state: 'detached' });
  expect(await waiting(page)).toBe(0);
  await page.getByRole('button', { name: 'Bring back' }).click();
  await page.locator('output').waitFor();
  expect(await waiting(page)).toBe(1);
  await page.context().close();
});
