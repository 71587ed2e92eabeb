import { randomUUID } from 'node:crypto';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import type { APIResponse, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { theHouse } from './the-house.ts';
import { deposit, enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

/** Keeps every text and attribute that changes from now on, with its time. */
const LISTEN = `{
  window.heard = [];
  const hear = (text) => window.heard.push({ at: Date.now(), text: String(text ?? '') });
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes)
      if (type === 'attributes') hear(target.getAttribute(attributeName));
      else if (type === 'characterData') hear(target.data);
      else for (const node of addedNodes) hear(node.textContent);
  }).observe(document.documentElement, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}`;
/** Ends the words over the game by a press soon after each of them is there, as who reads fast. */
const PRESS_ON = `{
  const moment = document.querySelector('.moment');
  new MutationObserver(() => {
    if (moment.dataset.shown === 'true') setTimeout(() => moment.click(), 100);
  }).observe(moment, { attributes: true, attributeFilter: ['data-shown'] });
}`;
type Heard = { readonly at: number; readonly text: string };

test('nothing on the page tells what free games won before the game has shown it', async () => {
  const { frame: f } = wordsIn('en');
  const member = await house.member();
  await deposit(member, '5000');
  const page = await openPage();
  await enterAs(page, member, house.playerOrigin);
  let asked: ReturnType<typeof spinUntil> | undefined;
  await page.context().route('**/wps/slots/spins', async (route) => {
    // The game asks again for the same round where the answer takes long.
    asked ??= spinUntil(route, wonInFreeGames);
    await route.fulfill({ response: (await asked).answer });
  });
  await page.goto(`${house.playerOrigin}/game?id=kantha-lines`);
  const game = page.frameLocator('iframe');
  await game.getByText(f('ready')).waitFor({ timeout: 20_000 });
  const before = await balanceOn(page);
  const frame = page.frames().at(-1);
  await page.evaluate(LISTEN);
  await frame?.evaluate(LISTEN);
  await frame?.evaluate(PRESS_ON);
  await game.getByRole('button', { name: f('spin'), exact: true }).click();
  await expect.poll(() => asked).toBeDefined();
  const { round } = await (asked as unknown as ReturnType<typeof spinUntil>);
  await expect.poll(() => balanceOn(page), { timeout: 60_000 }).toBe(parseDecimal(round.balance));
  const result = game.locator('.result').filter({ hasText: /\S/ });
  await result.waitFor({ timeout: 60_000 });

  const heardIn = async (place: Pick<Page, 'evaluate'> | undefined) =>
    (await place?.evaluate('window.heard')) as readonly Heard[];
  const inGame = await heardIn(frame);
  const words = await result.innerText();
  const told = inGame.find(({ text }) => text === words)?.at ?? 0;
  const early = (await heardIn(page)).filter(({ at }) => at < told).map(({ text }) => text);
  const stakeGone = shown(before - (parseDecimal(round.stake) ?? 0n));
  expect(told).toBeGreaterThan(0);
  expect(early).toContain(stakeGone);
  // Every other amount of the page stays as it was: no balance, no title and no attribute changes.
  expect(early.filter((text) => /৳[\d,.]+/.test(text) && text !== stakeGone)).toEqual([]);
  const after = shown(parseDecimal(round.balance) ?? 0n);
  const earlyInGame = inGame.filter(({ at, text }) => at < told && text.includes(after));
  expect(earlyInGame).toEqual([]);
  await page.context().close();
});

const wonInFreeGames = ({ outcome, payout }: SlotRound) =>
  (outcome as Outcome).steps.some(({ kind }) => kind === 'free') && payout !== '0.00';

/** Plays until a round is as wished, each under a key of its own. */
async function spinUntil(route: Route, wished: (round: SlotRound) => boolean) {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const headers = { ...route.request().headers(), 'idempotency-key': randomUUID() };
    const answer: APIResponse = await route.fetch({ headers });
    const { value: round } = (await answer.json()) as { value: SlotRound };
    if (wished(round)) return { answer, round };
  }
  throw new Error('two thousand rounds without one as wished');
}

const balanceOn = async (page: Page): Promise<bigint> => {
  const text = await page.getByTestId('balance').first().innerText();
  return parseDecimal(text.replaceAll(/[^\d.]/g, '')) ?? -1n;
};

const shown = (minor: bigint): string => {
  const [whole = '', cents = ''] = toDecimal(minor).split('.');
  return `৳${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
};
