import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { nothingComes } from './visits.ts';

/** The requests of a page: how many there ever were, how many are on their way. */
const asked = new WeakMap<Page, { ever: number; under: number }>();

/** Before the page goes anywhere: `whole` knows by it what is on its way. */
export function countRequests(page: Page): void {
  const requests = { ever: 0, under: 0 };
  asked.set(page, requests);
  page.on('request', () => {
    requests.ever += 1;
    requests.under += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => (requests.under -= 1));
}

/** A browser that draws no frame, or an animation that stands still, is waited for so long. */
const AT_MOST_MS = 5_000;

/** A wait within the page that has a limit: `evaluate` has none. */
export const awaits = (promise: string): string =>
  `Promise.race([${promise}, new Promise((done) => setTimeout(done, ${AT_MOST_MS}))]).then(() => 0)`;

const IDLE = awaits(
  'new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done)))',
);

/** A page that counts seconds is never the same twice. */
const LOOKS_AT_MOST = 6;

/** What the page asked for has come and is drawn: nothing more came between two looks. */
export async function whole(page: Page): Promise<void> {
  let before = '';
  for (let look = 0; look < LOOKS_AT_MOST; look += 1) {
    await page.evaluate(IDLE);
    await expect.poll(() => asked.get(page)?.under, { interval: 25 }).toBe(0);
    await nothingComes(page);
    const now = `${asked.get(page)?.ever} ${String(await page.evaluate(READ))}`;
    if (now === before) return;
    before = now;
  }
}

/** Goes there as a link does: loading a site anew for each of its screens took most of the time. */
export async function goWithin(page: Page, site: string, path: string): Promise<void> {
  if (new URL(page.url()).origin !== site) await page.goto(site + path);
  else await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
}

/** What people read on the page, and what their screen readers say and their fields hold. */
export const READ = `[
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('[alt], [aria-label], [title]')].flatMap((each) =>
    [each.getAttribute('alt'), each.getAttribute('aria-label'), each.title]),
  ...[...document.querySelectorAll('input, textarea')].map((each) => each.value),
].join(' ')`;
