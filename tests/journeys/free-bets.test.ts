import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { cashTerms } from '../harness/campaign-terms.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { flyKites, type Kites } from '../harness/kite-flights.ts';
import { richMember } from '../harness/vendor.ts';
import { axeViolations } from './axe.ts';
import { appears, enterAs, openPage, TIGHT } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, kite: w } = wordsIn(TIGHT.lang);
const { campaigns } = consoleRoutes;
const reason = 'a journey';

let clock: FakeClock;
let house: RunningHouse;
let kites: Kites;
let member: Awaited<ReturnType<typeof richMember>>;
let page: Page;
let promotionId: string;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, web: true, tables: true });
  kites = await flyKites(house, clock);
  member = await richMember(house, ['500.00']);
  const admin = await house.operator();
  const terms = cashTerms({
    reward: { kind: 'free-bet', product: 'kite', stake: '50.00', days: 7 },
    limits: { budget: '100', places: null, perMember: 1, perDay: null },
  });
  const saved = await admin.call(campaigns.save, { campaignId: null, newest: 0, terms, reason });
  await admin.call(campaigns.publish, { ...saved, reason });
  promotionId = saved.campaignId;
  await house.runJobs();
  await kites.open();
  page = await openPage(TIGHT);
  await enterAs(page, member, house.playerOrigin);
});
afterAll(async () => {
  await page.context().close();
  await closeBrowser();
  await house.close();
});

const frame = () => page.frameLocator('iframe');
const panel = () => frame().getByRole('group', { name: w('panel1') });
const press = (words: Parameters<typeof w>[0]) =>
  frame()
    .getByRole('button', { name: w(words), exact: true })
    .click();
const cash = async () => (await member.call(playerRoutes.wallet.balance, {})).sumBalance;

test('a free bet is claimed, found in the reward centre, used on the kite, withdrawn, and used again', async () => {
  await page.goto(`${house.playerOrigin}/promoDetail?id=${promotionId}`);
  await page.getByText(t('promotions.bet-game')).waitFor();
  await page.getByRole('button', { name: t('promotions.status-claim'), exact: true }).click();
  await page.goto(`${house.playerOrigin}/?mc=rewardCenter`);
  await page.getByText(t('rewards.free-bet')).waitFor();
  await page.locator('a[href="/game?id=kite"]').last().click();
  await appears(frame().getByText(w('freeBet', { amount: '৳50.00' })));
  await press('freeBetUse');
  expect(
    await panel()
      .getByRole('textbox', { name: w('stake'), exact: true })
      .inputValue(),
  ).toBe('50.00');
  expect(
    await panel()
      .getByRole('textbox', { name: w('stake'), exact: true })
      .isDisabled(),
  ).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  const use = async () => {
    await panel().locator('.main[data-act="place"]').click();
    await appears(panel().locator('.main[data-act="withdraw"]'));
  };
  await use();
  expect(await cash()).toBe('500.00');
  await panel().locator('.main[data-act="withdraw"]').click();
  await appears(frame().getByText(w('freeBet', { amount: '৳50.00' })));
  await press('freeBetUse');
  await use();
  await frame()
    .getByRole('button', { name: w('freeBetKeep') })
    .waitFor({ state: 'hidden' });
  const [bet] = (await member.call(playerRoutes.promotions.freeRounds, {})).rows;
  expect(bet).toBeUndefined();
});
