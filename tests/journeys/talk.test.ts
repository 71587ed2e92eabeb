import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../harness/browser.ts';
import { openBundled } from './bundled.ts';

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await openBundled(page, 'talk-page.js');
});
afterAll(closeBrowser);

const fromEnd = () =>
  page
    .locator('#root > div')
    .evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);

const grow = (height: string) =>
  page
    .locator('#root > div > div')
    .evaluate((words, to) => words.setAttribute('style', `height: ${to}`), height);

test('a talk stays at its end when a picture comes before the last scroll is heard', async () => {
  await expect.poll(fromEnd).toBe(0);
  await page.evaluate(`{
    const box = document.querySelector('#root > div');
    // The list is led to its end, and is taller again by the time its scroll is heard.
    box.addEventListener('scroll', () => { box.firstChild.style.height = '900px'; }, { capture: true, once: true });
    window.grow(200);
  }`);
  await expect
    .poll(() => page.locator('#root > div').evaluate((box) => box.scrollHeight))
    .toBe(900);
  await expect.poll(fromEnd).toBe(0);
});

test('it lets its reader go back, and leads along again from the end', async () => {
  const box = page.locator('#root > div');
  await box.evaluate((each) => each.scrollTo(0, 100));
  await page.evaluate('new Promise(requestAnimationFrame)');
  await grow('1200px');
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
  expect(await box.evaluate((each) => each.scrollTop)).toBe(100);
  await box.evaluate((each) => each.scrollTo(0, each.scrollHeight));
  await page.evaluate('new Promise(requestAnimationFrame)');
  await grow('1500px');
  await expect.poll(fromEnd).toBe(0);
});
