import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { formatAmount, parseDecimal } from '@nokshi/money';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepTables, sitAt, timeOf } from '../harness/at-table.ts';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { richMember } from '../harness/vendor.ts';
import { axeViolations } from './axe.ts';
import { appears, enterAs, openPage, TIGHT } from './visits.ts';
import { wordsIn } from './words.ts';

const { wallet } = playerRoutes;
const { tables: desk } = consoleRoutes;
const GAME = 'roulette-low';
const { table: w, refusal } = wordsIn(TIGHT.lang);

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, web: true, tables: true });
  await keepTables(house, GAME);
  await betForAMinute();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});
const time = timeOf(
  () => [house],
  { now: () => clock.now(), advance: (ms) => clock.advance(ms), set: (iso) => clock.set(iso) },
  GAME,
);

/** The page counts by its own clock from the moment it opens: nothing of this is over before it is done. */
async function betForAMinute(): Promise<void> {
  const operator = await house.operator('finance');
  const { tables } = await operator.call(desk.tables, {});
  const table = tables.find(({ gameCode }) => gameCode === GAME);
  if (!table) throw new Error(`${GAME} is not on the desk`);
  const { version, terms } = table;
  await operator.call(desk.saveTable, {
    gameCode: GAME,
    version,
    reason: 'a busy machine',
    terms: { ...terms, bettingMs: 60_000 },
  });
  await house.house.tables.tables.refresh();
}

/** To the first moments of a round with these terms, which begin at times of their own. */
async function openRound(): Promise<void> {
  await house.runJobs();
  await time.through();
  await house.runJobs();
  while ((await time.now()).state !== 'OPEN') {
    clock.advance(1_000);
    await time.tick();
  }
}

const money = (taka: string) => `৳${formatAmount(parseDecimal(taka) ?? 0n)}`;
const balanceOf = async (member: HttpClient) =>
  money((await member.call(wallet.balance, {})).sumBalance);

/** The frame on the page of a member who has just opened the table. */
function parts(page: Page) {
  const frame = page.frameLocator('iframe');
  const phase = (name: string) => appears(frame.locator(`.time[data-phase="${name}"]`), name);
  // The page shows the balance of all tables on it.
  const figures = {
    total: frame.locator('.figure', { hasText: w('total') }).locator('output'),
    balance: page.getByTestId('balance'),
  };
  const button = (name: 'undo' | 'clear') => frame.getByRole('button', { name: w(name) });
  return {
    frame,
    phase,
    spot: (code: string) => frame.locator(`[data-spot="${code}"]`),
    undo: button('undo'),
    clear: button('clear'),
    async shows(name: keyof typeof figures, amount: string): Promise<void> {
      await expect.poll(() => figures[name].innerText(), { message: name }).toBe(amount);
    },
    says: (words: string) => appears(frame.getByText(words), words),
  };
}

test('a member lays chips at a roulette table, sees the ball land, and is paid when the show is over', async () => {
  const member = await richMember(house, ['5000.00']);
  await openRound();
  const page = await openPage(TIGHT);
  await enterAs(page, member, house.playerOrigin);
  await page.goto(`${house.playerOrigin}/game?id=${GAME}`);
  const { frame, phase, spot, undo, clear, shows, says } = parts(page);
  await phase('betting');

  await spot('red').click();
  await shows('total', '৳10.00');
  await expect.poll(() => balanceOf(member)).toBe('৳4,990.00');
  await spot('split-8-11').click();
  await says(w('confirmed', { amount: '৳20.00' }));
  await undo.click();
  await expect.poll(() => balanceOf(member)).toBe('৳4,990.00');
  await clear.click();
  await says(w('nothingLaid'));
  await shows('balance', '৳5,000.00');
  expect(await balanceOf(member)).toBe('৳5,000.00');
  for (const code of ['red', 'black']) await spot(code).press('Enter');
  await says(w('confirmed', { amount: '৳20.00' }));

  await frame.getByRole('button', { name: w('saved') }).click();
  await frame.getByRole('button', { name: w('layoutSave') }).click();
  const saved = { name: w('layoutNumber', { number: 1 }), amount: '৳20.00' };
  await appears(frame.getByRole('button', { name: w('layoutLay', saved) }));
  await page.keyboard.press('Escape');

  // The house no longer takes bets, and the frame has not heard of it yet.
  const { closesAt, issue } = await time.now();
  clock.set(closesAt);
  await spot('odd').click();
  const late = refusal('tables.round-closed').replace('{issue}', issue);
  await appears(frame.getByRole('alert').getByText(late));
  await shows('total', '৳20.00');
  await time.close();
  await phase('closed');
  expect(await axeViolations(page)).toEqual([]);
  await time.draw();
  const { numbers } = await time.now();
  await appears(frame.locator('.landed', { hasText: new RegExp(`^${numbers?.[0]}$`) }));
  await expect.poll(() => spot(`straight-${numbers?.[0]}`).getAttribute('data-won')).toBe('true');
  // Nothing is paid while the result is shown.
  await shows('balance', '৳4,980.00');
  expect(await balanceOf(member)).toBe('৳4,980.00');

  await time.pay();
  await phase('betting');
  const { rows } = await (await sitAt(member, GAME)).history();
  const amount = money(rows[0]?.payout ?? '');
  await says(amount === '৳0.00' ? w('noWin') : w('returned', { amount }));
  await shows('balance', await balanceOf(member));
  // The same chips again, from the layout that the page remembers.
  await page.reload();
  await phase('betting');
  await frame.getByRole('button', { name: w('saved') }).click();
  await frame.getByRole('button', { name: w('layoutLay', saved) }).click();
  await says(w('confirmed', { amount: '৳20.00' }));
  await page.context().close();
});
