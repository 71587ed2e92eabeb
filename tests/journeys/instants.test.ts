import type { InstantBet, InstantRound } from '@nokshi/contract/player/instants.ts';
import { layMines } from '@nokshi/house-math/instants/mines.ts';
import { playInstant } from '@nokshi/house-math/instants/play.ts';
import { formatAmount, parseDecimal } from '@nokshi/money';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { instantPlay, type InstantSeat } from '../harness/instants.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';
import { axeViolations } from './axe.ts';
import { appears, enterAs, openPage, TIGHT } from './visits.ts';
import { wordsIn } from './words.ts';

const { instant: w } = wordsIn(TIGHT.lang);
const DICE: InstantBet = { kind: 'dice', stake: '1.00', side: 'under', at: 5_000 };

const clock = fakeClock();
let house: RunningHouse;
let seat: InstantSeat;
let page: Page;
const own = instantPlay(() => house, clock);
beforeAll(async () => {
  house = await startHouse({ clock, web: true, tables: true });
  await keepLotteries(house);
  seat = await own.seat('dice', '5000.00');
  page = await openPage(TIGHT);
  await enterAs(page, seat.member, house.playerOrigin);
});
afterAll(async () => {
  await page.context().close();
  await closeBrowser();
  await house.close();
});

const frame = () => page.frameLocator('iframe');
const play = () => frame().locator('.play');
const says = (words: string) => appears(frame().locator('.result', { hasText: words }), words);
const balance = () => own.cash(seat);
const money = (minor: bigint) => `৳${formatAmount(minor)}`;
async function shows(): Promise<void> {
  const amount = money(await balance());
  await expect.poll(() => page.getByTestId('balance').innerText()).toBe(amount);
}

/** The last round that the member has played at this game. */
async function lastOf(gameCode: string): Promise<InstantRound | undefined> {
  const { last } = await own.table(await own.sit(seat.member, gameCode));
  return last[0];
}

async function openGame(gameCode: string): Promise<void> {
  await page.goto(`${house.playerOrigin}/game?id=${gameCode}`);
  await appears(play(), gameCode);
}

test('a roll of the dice is shown with what it pays, and can be checked', async () => {
  await openGame('dice');
  const before = await balance();
  await frame().getByLabel(w('diceChanceName')).fill('96');
  await frame().getByLabel(w('diceChanceName')).press('Enter');
  await play().click();
  await appears(frame().locator('.rolled[data-end="won"], .rolled[data-end="lost"]'));
  const round = await lastOf('dice');
  const paid = parseDecimal(round?.payout ?? '') ?? 0n;
  const rolled = round?.state.kind === 'dice' ? (round.state.rolled / 100).toFixed(2) : '';
  await says(paid > 0n ? w('diceWon', { rolled, amount: money(paid) }) : w('diceLost', { rolled }));
  expect(await balance()).toBe(before - 10_00n + paid);
  await shows();
  expect(await axeViolations(page)).toEqual([]);
  await frame()
    .getByRole('button', { name: w('check') })
    .click();
  await expect.poll(() => page.url()).toContain(round?.roundId ?? 'a round');
});

test('a member opens a field of mines, goes on after a reload, and takes what it pays', async () => {
  await openGame('mines');
  const before = await balance();
  const { streams } = await own.secret(seat);
  const [mine] = layMines(streams(0), 1);
  const safe = mine === 12 ? 13 : 12;
  await frame().getByRole('button', { name: '1', exact: true }).click();
  await play().click();
  await frame().locator('.patch[aria-disabled="false"]').nth(safe).press('Enter');
  const opened = frame().locator('.patch[data-shows="safe"]');
  await expect.poll(() => opened.count()).toBe(1);
  expect(await balance()).toBe(before - 10_00n);
  await page.reload();
  await expect.poll(() => opened.count()).toBe(1);
  await play().click();
  await says(w('minesTaken', { times: '1.03', amount: '৳10.30' }));
  expect(await balance()).toBe(before + 30n);
  await shows();
  await expect.poll(() => frame().locator('.patch[data-shows="mine"]').count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
});

test('a ball falls through the pins into the bin that pays', async () => {
  await openGame('plinko');
  const before = await balance();
  await frame().getByText('8', { exact: true }).click();
  await play().click();
  await appears(frame().locator('.bins [data-hit="true"]'));
  const round = await lastOf('plinko');
  const bin = round?.state.kind === 'plinko' ? round.state.bin : -1;
  const hit = await frame()
    .locator('.bins li')
    .evaluateAll((bins) => bins.findIndex((each) => each.getAttribute('data-hit') === 'true'));
  expect(hit).toBe(bin);
  const paid = parseDecimal(round?.payout ?? '') ?? 0n;
  await says(money(paid));
  expect(await balance()).toBe(before - 10_00n + paid);
  await shows();
  expect(await axeViolations(page)).toEqual([]);
});

test('a hand of blackjack on two spots is played by keys with hints, and the dealer draws', async () => {
  const spots = [3, 5].map((spot) => ({ spot, stake: '10.00' }));
  const bet: InstantBet = { kind: 'blackjack', spots };
  const ahead = async () => playInstant({ bet, acts: [] }, (await own.secret(seat)).streams);
  // A round in which there is something to decide.
  while ((await ahead()).isOver) await own.begin(seat, DICE);
  await openGame('blackjack-low');
  const before = await balance();
  for (const { spot } of spots)
    await frame()
      .getByRole('button', { name: w('spotEmpty', { spot }) })
      .click();
  await play().click();
  const acts = frame().locator('.act[aria-disabled="false"]').filter({ visible: true });
  await appears(acts);
  await frame()
    .getByRole('button', { name: w('hints') })
    .click();
  await appears(frame().getByText(w('hintBest')));
  expect(await axeViolations(page)).toEqual([]);
  // Insurance is declined, every hand stands.
  const deal = play().filter({ visible: true });
  while ((await deal.count()) === 0) {
    await page.keyboard.press('n');
    await page.keyboard.press('s');
    await expect.poll(async () => (await acts.count()) + (await deal.count())).toBeGreaterThan(0);
  }
  const round = await lastOf('blackjack-low');
  const dealt = round?.state.kind === 'blackjack' ? round.state.dealer.length : 0;
  await expect.poll(() => frame().locator('.dealer .card').count()).toBe(dealt);
  const paid = parseDecimal(round?.payout ?? '') ?? 0n;
  await says(paid > 0n ? w('bjPaid', { amount: money(paid) }) : w('bjNothing'));
  expect(await balance()).toBe(before - 20_00n + paid);
  await shows();
});
