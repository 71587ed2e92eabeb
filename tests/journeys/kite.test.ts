import { playerRoutes } from '@nokshi/contract';
import type { Flight } from '@nokshi/contract/player/kite.ts';
import { msTo } from '@nokshi/house-math/instants/kite.ts';
import { formatAmount, parseDecimal } from '@nokshi/money';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { flyKites, type Kites } from '../harness/kite-flights.ts';
import { richMember } from '../harness/vendor.ts';
import { axeViolations } from './axe.ts';
import { appears, enterAs, openPage, TIGHT } from './visits.ts';
import { wordsIn } from './words.ts';

const { kite: w } = wordsIn(TIGHT.lang);

let clock: FakeClock;
let house: RunningHouse;
let kites: Kites;
let member: HttpClient;
let page: Page;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, web: true, tables: true });
  kites = await flyKites(house, clock);
  member = await richMember(house, ['5000.00']);
  await house.runJobs();
  await kites.open();
  page = await openPage(TIGHT);
  await enterAs(page, member, house.playerOrigin);
  await page.goto(`${house.playerOrigin}/game?id=kite`);
});
afterAll(async () => {
  await page.context().close();
  await closeBrowser();
  await house.close();
});

const frame = () => page.frameLocator('iframe');
const panel = (place: 1 | 2) => frame().getByRole('group', { name: w(`panel${place}`) });
const button = (place: 1 | 2, act: string) => panel(place).locator(`.main[data-act="${act}"]`);
const balance = async () =>
  parseDecimal((await member.call(playerRoutes.wallet.balance, {})).sumBalance) ?? 0n;

/** Bets on this flight by the buttons of the panels. */
async function place(flight: Flight, panels: readonly (1 | 2)[]): Promise<void> {
  for (const each of panels) {
    await appears(button(each, 'place'), flight.issue);
    await button(each, 'place').click();
    await appears(button(each, 'withdraw'), flight.issue);
  }
}

/** A frame that is opened at this moment of the flight has the server's clock of it. */
async function reopenAt(flight: Parameters<Kites['at']>[0], ms: number): Promise<void> {
  kites.at(flight, ms);
  await page.reload();
  await appears(frame().locator('.figure[data-phase="flying"]'));
}

test('a member takes one bet by hand and another by an order, and both are paid', async () => {
  await panel(2).getByLabel(w('order')).fill('1.20');
  const flight = await kites.reaching(160, (next) => place(next, [1, 2]));
  const before = await balance();
  await reopenAt(flight, msTo(150));
  await appears(panel(2).getByText(w('taken', { times: '1.20' })));
  await button(1, 'take').click();
  await appears(panel(1).getByText(w('taken', { times: '1.50' })));
  expect(await axeViolations(page)).toEqual([]);
  await kites.cut(flight);
  await appears(frame().getByText(w('saidPaid', { amount: '৳27.00', stake: '৳20.00' })));
  expect(await balance()).toBe(before);
  await kites.paid();
  await expect.poll(balance).toBe(before + 27_00n);
  const shown = `৳${formatAmount(before + 27_00n)}`;
  await expect.poll(() => page.getByTestId('balance').innerText()).toBe(shown);
  await frame()
    .getByRole('button', { name: w('history') })
    .click();
  const lines = frame().getByRole('dialog').locator('.line');
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Escape');
});

test('a bet is taken back before the kite rises, and a call after the cut is said to be late', async () => {
  let before = 0n;
  const flight = await kites.reaching(120, async (next) => {
    before = await balance();
    await place(next, [1, 2]);
    await button(2, 'withdraw').click();
    await appears(button(2, 'place'));
    expect(await balance()).toBe(before - 10_00n);
  });
  await reopenAt(flight, 0);
  // Between the press and the server the string is cut.
  await page.route('**/wps/kite/bets/take', async (route) => {
    kites.at(flight, msTo(flight.secret) + 10);
    await route.continue();
  });
  await button(1, 'take').click();
  await appears(panel(1).getByText(w('late')));
  await appears(panel(1).getByText(w('lateHint')));
  await kites.cut(flight);
  await appears(frame().locator('.figure[data-phase="cut"]'));
  await kites.paid();
  expect(await balance()).toBe(before - 10_00n);
});
