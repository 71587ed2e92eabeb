import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../harness/browser.ts';
import { PASSWORD, type RunningHouse } from '../harness/house.ts';
import { theHouse } from './the-house.ts';
import { pathOf, stored } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
let page: Page;
beforeAll(async () => {
  house = await theHouse();
  page = await newPage();
});
afterAll(closeBrowser);

const { t, frame: f } = wordsIn('en');

const NAMED = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return '';
  if (at.tagName === 'IFRAME') return 'IFRAME';
  const label = at.labels?.[0]?.innerText ?? '';
  return (at.getAttribute('aria-label') ?? (label || at.innerText || '')).trim();
})()`;

/** What has the focus, inside the game frame too: its name as a screen reader would say it. */
const focused = async (): Promise<string> => {
  const at = String(await page.evaluate(NAMED));
  const frame = at === 'IFRAME' && page.frames().find((each) => each.url().includes('/frame/'));
  return frame ? String(await frame.evaluate(NAMED)) : at;
};

/** Presses Tab until what is named has the focus; the way there is bounded. */
const tabTo = async (name: string | RegExp, most = 160): Promise<void> => {
  const seen: string[] = [];
  for (let i = 0; i < most; i += 1) {
    const at = await focused();
    if (typeof name === 'string' ? at === name : name.test(at)) return;
    seen.push(at);
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${name}; passed ${[...new Set(seen)].join(' | ')}`);
};

const typeInto = async (name: string | RegExp, text: string) => {
  await tabTo(name);
  await page.keyboard.type(text);
};

/** The content itself, which has the focus after a skip, has these words among others. */
const CARD = /^(Hot\s+)?Kantha chest[\s\S]+RTP/;

test('a stranger registers, deposits, plays and logs out without a mouse', async () => {
  await page.goto(house.playerOrigin);
  await page
    .getByRole('link', { name: /Kantha/ })
    .first()
    .waitFor();
  await tabTo(t('shell.skip'));
  await page.keyboard.press('Enter');
  await tabTo(CARD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('game.log-in'), exact: true }).waitFor();
  await tabTo(t('game.log-in'));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: t('login.title') }).waitFor();
  await tabTo(t('login.to-register'));
  await page.keyboard.press('Enter');
  const register = page.getByRole('dialog', { name: t('register.title') });
  await register.getByLabel(t('field.confirmPassword'), { exact: true }).waitFor();
  await typeInto(t('login.username'), 'keysonly');
  await typeInto(t('login.password'), PASSWORD);
  await typeInto(t('field.confirmPassword'), PASSWORD);
  await tabTo(/18/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await page.getByTestId('balance').first().waitFor();
  const welcome = page.getByRole('dialog', { name: t('welcome.title') });
  await welcome.getByText(t('welcome.demo')).waitFor();
  await page.keyboard.press('Escape');
  await welcome.waitFor({ state: 'hidden' });
  await tabTo(t('shell.deposit'));
  await page.keyboard.press('Enter');
  await page.getByLabel(t('cashier.amount'), { exact: true }).waitFor();
  await typeInto(t('cashier.amount'), '200');
  await page.keyboard.press('Enter');
  await page.getByText(t('cashier.now-CREDITED')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await tabTo(CARD);
  await page.keyboard.press('Enter');
  const game = page.frameLocator('iframe');
  await game.getByText(f('ready')).waitFor({ timeout: 20_000 });
  await tabTo(f('stakeMore'));
  await page.keyboard.press('Enter');
  await tabTo(f('spin'));
  await page.keyboard.press('Space');
  await game.getByText(/Won|Returned|No win/).waitFor({ timeout: 20_000 });
  await expect.poll(() => game.locator('#stake').innerText()).toBe('৳0.40');

  // The focus stayed where it was, so Enter plays the next round; held down it is one press.
  const spins: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/spins')) spins.push(asked.url());
  });
  const ready = game.locator('button[data-word="spin"][aria-disabled="false"]');
  await ready.waitFor();
  expect(await focused()).toBe(f('spin'));
  await page.keyboard.down('Enter');
  await game.locator('button[data-word="spinning"]').waitFor();
  const holdUntilReady = async () => {
    await page.keyboard.down('Enter');
    return ready.count();
  };
  await expect.poll(holdUntilReady).toBe(1);
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await game.getByText(/Won|Returned|No win/).waitFor();
  expect(spins).toHaveLength(1);

  await page.keyboard.press('Escape');
  await expect.poll(() => pathOf(page)).toBe('/');
  await tabTo(t('shell.log-out'), 120);
  await page.keyboard.press('Enter');
  await page.getByText(t('shell.log-out-sure')).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(page, 'token'), { timeout: 10_000 }).toBeNull();
});
