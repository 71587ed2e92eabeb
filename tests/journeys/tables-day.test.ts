import { playerRoutes } from '@nokshi/contract';
import { formatAmount, parseDecimal } from '@nokshi/money';
import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { keepTables, sitAt, timeOf } from '../harness/at-table.ts';
import { closeBrowser } from '../harness/browser.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { INTERVAL_MS } from '../harness/instants.ts';
import { type Flying, flierOf, flyKites, type Kites } from '../harness/kite-flights.ts';
import { richMember } from '../harness/vendor.ts';
import { INSTANTS, main, result, sentence, TABLES, verify } from './days-at-tables.ts';
import { appears, enterAs, openPage, TIGHT } from './visits.ts';
import { wordsIn } from './words.ts';

const { fairness, instants, kite, tables } = playerRoutes;
const words = wordsIn(TIGHT.lang);
const STORY_MS = 180_000;

let clock: FakeClock;
let house: RunningHouse;
let page: Page;
afterEach(async () => {
  await closeBrowser();
  await house?.close();
});

/** A house, and a member with money in it. */
async function begin() {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, web: true, tables: true });
  return richMember(house, ['5000.00']);
}

/** The game on the member's phone. */
async function open(member: Awaited<ReturnType<typeof begin>>, gameCode: string) {
  page = await openPage(TIGHT);
  await enterAs(page, member, house.playerOrigin);
  await page.goto(`${house.playerOrigin}/game?id=${gameCode}`);
  return page.frameLocator('iframe');
}

const minor = (taka: string) => parseDecimal(taka) ?? 0n;
const money = (taka: bigint) => `৳${formatAmount(taka)}`;

async function booksBalance(): Promise<void> {
  expect(await house.prove()).toMatchObject({ differences: 0 });
}

inFull.each(Object.entries(TABLES))(
  'five rounds at %s on a phone in Bengali, each bet verified by the script',
  async (gameCode, { rounds, results }) => {
    const member = await begin();
    await keepTables(house, gameCode);
    const time = timeOf(() => [house], clock, gameCode);
    await house.runJobs();
    // A deal of One-Day is six rounds: it is joined at its first one.
    do await time.next();
    while (gameCode === 'one-day-low' && (await time.now()).opening.length > 0);
    const frame = await open(member, gameCode);
    const says = (text: string | RegExp) =>
      appears(frame.locator('.said', { hasText: text }), `${text}`);
    const seat = await sitAt(member, gameCode);
    const least = minor((await seat.seat()).table.limits.least);
    const inDeal: bigint[] = [];
    for (const layout of rounds) {
      await appears(frame.locator('.time[data-phase="betting"]'));
      for (const spot of layout) await frame.locator(`[data-spot="${spot}"]`).click();
      inDeal.push(least * BigInt(layout.length));
      await says(words.table('confirmed', { amount: money(sumOf(inDeal)) }));
      await time.close();
      await appears(frame.locator('.time[data-phase="closed"]'));
      await time.draw();
      await says(sentence(words.table, results));
      await time.pay();
      if (gameCode !== 'one-day-low') await says(endOf(await seat.history(), inDeal.splice(0)));
      await time.next();
    }
    if (inDeal.length > 0) {
      await time.through();
      await says(endOf(await seat.history(), inDeal));
    }
    const { rows } = await seat.history();
    const laid = rows.map(({ bets }) =>
      bets.flatMap(({ layout }) => layout.map(({ spot }) => spot)),
    );
    expect(laid.map((spots) => spots.toSorted())).toEqual(
      rounds.map((spots) => spots.toSorted()).toReversed(),
    );
    for (const { betId } of rows.flatMap(({ bets }) => bets))
      await verify(await member.call(tables.bet, { betId }));
    await booksBalance();
  },
  STORY_MS,
);

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** What is said of the newest rounds once they are paid. */
function endOf(
  { rows }: { readonly rows: readonly { readonly payout: string }[] },
  staked: readonly bigint[],
): string {
  const payout = sumOf(rows.slice(0, staked.length).map((row) => minor(row.payout)));
  if (payout === 0n) return words.table('noWin');
  const amount = money(payout);
  return words.table(payout > sumOf(staked) ? 'paidOut' : 'returned', { amount });
}

inFull(
  'five flights of the kite on a phone in Bengali, each bet verified by the script',
  async () => {
    const member = await begin();
    const kites = await flyKites(house, clock);
    await house.runJobs();
    await kites.open();
    const frame = await open(member, 'kite');
    const panel = frame.getByRole('group', { name: words.kite('panel1') });
    const button = (act: string) => panel.locator(`.main[data-act="${act}"]`);
    const place = async (order: string) => {
      await appears(button('place'));
      await panel.getByLabel(words.kite('order')).fill(order);
      await button('place').click();
      await appears(button('withdraw'));
    };
    const seeEnd = async (flight: Flying, taken: string) => {
      const times = { times: taken };
      const end =
        Number(taken) * 100 <= flight.secret ? words.kite('taken', times) : words.kite('stateLost');
      await kites.cut(flight);
      await appears(panel.getByText(end), end);
      await kites.paid();
    };
    for (const order of ['1.20', '2.00', '5.00']) {
      await kites.open();
      await place(order);
      await seeEnd(await flyingNow(kites), order);
    }
    for (const ms of [2_000, 4_000]) {
      const flight = await kites.reaching(200, () => place(''));
      // A frame that is opened in the middle of a flight has the server's clock of it.
      kites.at(flight, ms);
      await page.reload();
      await button('take').click();
      const taken = sentence(words.kite, ['taken']);
      await appears(panel.getByText(taken));
      await kites.cut(flight);
      await appears(panel.getByText(taken));
      await kites.paid();
    }
    const bets = await (await flierOf(member)).history();
    expect(bets.length).toBeGreaterThanOrEqual(5);
    for (const { betId } of bets) await verify(await member.call(kite.bet, { betId }));
    await booksBalance();
  },
  STORY_MS,
);

const flyingNow = async (kites: Kites) => kites.close(await kites.open());

inFull.each(Object.entries(INSTANTS))(
  'five rounds of %s on a phone in Bengali, each verified by the script',
  async (gameId, { play, results }) => {
    const member = await begin();
    const frame = await open(member, gameId);
    for (let round = 0; round < 5; round += 1) {
      await appears(main(frame));
      await play(frame, round);
      await appears(result(frame).filter({ hasText: sentence(words.instant, results) }));
      clock.advance(INTERVAL_MS);
      // The button rests between two rounds; a frame that is opened again does not.
      await page.reload();
    }
    const { launchToken: bearer } = await member.call(instants.launch, { gameId });
    const { rows } = await member.call(instants.history, {}, { bearer });
    expect(rows).toHaveLength(5);
    await member.call(fairness.rotateSeed, { clientSeed: 'bengali-phone' });
    for (const { roundId } of rows) await verify(await member.call(instants.round, { roundId }));
    await booksBalance();
  },
  STORY_MS,
);
