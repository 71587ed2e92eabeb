import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { axeViolations } from './axe.ts';
import { theHouse } from './the-house.ts';
import { appears, deposit, enterAs, openPage, pathOf, withAnswer } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, frame: f } = wordsIn('bn');
let house: RunningHouse;
let member: HttpClient;
let page: Page;
let spins = 0;
beforeAll(async () => {
  house = await theHouse();
  member = await house.member();
  await deposit(member, '150');
  page = await openPage({ lang: 'bn', theme: 'dark', width: 390 });
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/slots/spins') && request.method() === 'POST') spins += 1;
  });
  await enterAs(page, member, house.playerOrigin);
});
afterAll(async () => {
  await page.context().close();
  await closeBrowser();
});

const game = () => page.frameLocator('iframe');
const button = (name: string) => game().getByRole('button', { name, exact: true });
const sheet = (name: string) => game().getByRole('dialog', { name });
const idle = () => game().locator('.spin[data-word="spin"][aria-disabled="false"]').waitFor();
const stake = () => game().locator('#stake').innerText();
const cash = async () =>
  Number((await member.call(walletRoutes.balance, {})).sumBalance.replaceAll(',', ''));
async function openGame() {
  await page.goto(`${house.playerOrigin}/game?id=kantha-lines`);
  await idle();
}

test('all stakes are on one sheet, those above the balance say why, and Escape gives the focus back', async () => {
  await openGame();
  await button(f('chooseStake')).click();
  const stakes = sheet(f('chooseStake'));
  await stakes.getByText(f('aboveBalance', { balance: '৳150.00' })).waitFor();
  for (const choice of await stakes.locator('.choice, .icon').all()) {
    const box = await choice.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await stakes.locator('li .choice').count()).toBe(11);
  expect(await stakes.locator('li [aria-disabled="true"]').allInnerTexts()).toEqual([
    '৳200.00',
    '৳500.00',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await stakes.getByRole('button', { name: f('favouriteStake', { amount: '৳5.00' }) }).click();
  await page.keyboard.press('Escape');
  await stakes.waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/game');
  await expect.poll(() => game().locator('.choose:focus').count()).toBe(1);
});

test('a stake that was marked, and one of a round that was left at once, are there when the game is opened again', async () => {
  await button(f('chooseStake')).click();
  await sheet(f('chooseStake')).locator('li').getByText('৳0.40').click();
  expect(await stake()).toBe('৳0.40');
  const round = page.waitForResponse((answer) => answer.url().endsWith('/wps/slots/spins'));
  await button(f('spin')).click();
  await round;
  await openGame();
  expect(await stake()).toBe('৳0.40');
  await button(f('chooseStake')).click();
  const above = sheet(f('chooseStake')).locator('.above section');
  await expect.poll(() => above.nth(0).locator('.choice').allInnerTexts()).toEqual(['৳0.40']);
  expect(await above.nth(1).locator('.choice').allInnerTexts()).toEqual(['৳5.00']);
  await page.keyboard.press('Escape');
});

test('the strict profile has no autoplay, and a button that is held is one press', async () => {
  await openGame();
  expect(await game().locator('.auto:visible').count()).toBe(0);
  const before = spins;
  await button(f('spin')).focus();
  await page.keyboard.down('Space');
  await expect.poll(() => spins).toBe(before + 1);
  await idle();
  await page.waitForTimeout(900);
  await page.keyboard.up('Space');
  expect(spins).toBe(before + 1);
});

test('where the profile allows it, a held button plays on until it is let go', async () => {
  await withAnswer<{ play: object }>(page, '**/wps/slots/table', (table) => {
    table.play = { hold: true, auto: true };
  });
  await openGame();
  // It moves the button, and a pointer that is beside it holds nothing.
  await expect.poll(() => game().locator('.auto:visible').count()).toBe(1);
  const before = spins;
  await button(f('spin')).hover();
  await page.mouse.down();
  await expect.poll(() => spins).toBe(before + 1);
  // As the card of a large win does: what comes over the button takes nothing out of the hand.
  await game()
    .locator('body')
    .evaluate((body) => {
      const over = body.ownerDocument.createElement('div');
      over.id = 'over';
      over.style.cssText = 'position: fixed; inset: 0; z-index: 999';
      body.append(over);
    });
  await expect.poll(() => spins, { timeout: 40_000 }).toBeGreaterThanOrEqual(before + 2);
  await page.mouse.up();
  const played = spins;
  await game()
    .locator('#over')
    .evaluate((over) => over.remove());
  await idle();
  await page.waitForTimeout(300);
  expect(spins).toBeLessThanOrEqual(played + 1);
});

test('with autoplay beside it the button stays whole under the thumb, upright and on its side', async () => {
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const share = async () =>
      ((await game().locator('.reels canvas').boundingBox())?.height ?? 0) / height;
    await expect.poll(share, { message: `${width}x${height}` }).toBeGreaterThanOrEqual(0.55);
    for (const name of ['spin', 'autoplay', 'chooseStake', 'stakeLess', 'stakeMore'] as const) {
      const box = await button(f(name)).boundingBox();
      if (!box) throw new Error(`${name} is not there`);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
});

test('autoplay asks for a loss limit, plays, and ends by its terms with words that say which', async () => {
  const before = await cash();
  await button(f('autoplay')).click();
  const terms = sheet(f('autoplay'));
  const loss = terms.getByLabel(f('lossLimit'));
  expect(await loss.inputValue()).toBe('4.00');
  await loss.fill('');
  await terms.getByRole('button', { name: f('autoplayStart', { rounds: 10 }) }).click();
  await terms.getByText(f('badAmount', { example: '4.00' })).waitFor();
  await loss.fill('০.৮');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => game().locator('.spin:focus').count()).toBe(1);
  const ends = [f('autoplayOverLoss', { amount: '৳0.80' }), f('autoplayOverRounds', { count: 10 })];
  const notice = game().getByRole('alert');
  await expect
    .poll(async () => ends.includes(await notice.innerText()), { timeout: 60_000 })
    .toBe(true);
  await idle();
  expect(await cash()).toBeGreaterThanOrEqual(before - 0.8);
});

inFull(
  'autoplay stops after the round at a key, and when something lies over the game',
  async () => {
    const start = async () => {
      await button(f('autoplay')).click();
      await sheet(f('autoplay')).getByText('100', { exact: true }).click();
      await sheet(f('autoplay'))
        .getByRole('button', { name: f('autoplayStart', { rounds: 100 }) })
        .click();
      const before = spins;
      await expect.poll(() => spins, { timeout: 40_000 }).toBeGreaterThanOrEqual(before + 2);
    };
    await start();
    await page.keyboard.press('Escape');
    const played = spins;
    await idle();
    await page.waitForTimeout(300);
    expect(spins).toBeLessThanOrEqual(played + 1);
    expect(pathOf(page)).toBe('/game');

    await start();
    await page.getByRole('button', { name: t('game.menu') }).click();
    await appears(game().getByText(f('autoplayOverUnseen')));
    await page.keyboard.press('Escape');
  },
);
