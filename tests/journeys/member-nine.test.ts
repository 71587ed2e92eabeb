import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { makeAgent, registerBelow } from '../harness/team.ts';
import { choosePin, give, PIN } from '../harness/winnings.ts';
import { theHouse } from './the-house.ts';
import { appears, enterAs, openApart } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { t, frame: f } = wordsIn('en');

let house: RunningHouse;
let page: Page;
let member: Awaited<ReturnType<typeof readyMember>>;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabel(label, { exact: true });
const go = (path: string) => goWithin(page, house.playerOrigin, path);

/** Below an agent, with points and money that is not to be staked first. */
async function readyMember() {
  const agent = await house.member();
  await makeAgent(house, agent);
  const one = await registerBelow(house, agent, 'ninesteps');
  await choosePin(one);
  await give(house, one.memberId, 1_000_00n);
  await give(house, one.memberId, 5_000n, 'PTS');
  return { ...one, above: `${agent.username.slice(0, 2)}***` };
}

beforeAll(async () => {
  house = await theHouse();
  member = await readyMember();
  // From where it was registered: a place that needs no other proof.
  page = await openApart({}, member.address);
  await enterAs(page, member, house.playerOrigin);
});
afterAll(async () => {
  await page.context().close();
  await closeBrowser();
});

test('a member plays, sees the balance, deposits, withdraws, transfers, redeems points, claims a promotion, reads the records and sends feedback', async () => {
  await go('/?mc=depositv2');
  await field(t('cashier.amount')).fill('300');
  await page.getByRole('button', { name: new RegExp(`^${t('cashier.deposit')} `) }).click();
  await page.getByText(t('cashier.now-CREDITED')).waitFor();
  const balance = page.getByTestId('balance').first();
  await expect.poll(() => balance.innerText()).toBe('৳1,300.00');

  // The sandboxed frame may send no header of its own.
  await page.context().setExtraHTTPHeaders({});
  await go('/game?id=kantha-lines');
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: f('spin'), exact: true }).click();
  await game.locator('.result').filter({ hasText: /\S/ }).waitFor({ timeout: 20_000 });

  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': member.address });

  await go('/promotions');
  const claim = button(t('promotions.status-claim')).first();
  await claim.click();
  await page.getByText(t('promotions.status-claimed'), { exact: true }).first().waitFor();

  await go('/?mc=transferUpline');
  await field(t('cashier.amount')).fill('150');
  await field(t('withdraw.pin')).fill(PIN);
  await page.locator('dialog[open] form button[type=submit]').click();
  await page.getByText(t('team.sent', { amount: '৳150.00', name: member.above })).waitFor();

  await go('/?mc=withdraw');
  const pane = page.getByRole('region', { name: t('member.withdraw'), exact: true });
  await pane.getByLabel(t('cashier.amount'), { exact: true }).fill('500');
  await pane.getByRole('button', { name: t('withdraw.continue'), exact: true }).click();
  await pane.getByLabel(t('withdraw.holder'), { exact: true }).fill('Rahima Khatun');
  await pane.getByLabel('Wallet number', { exact: true }).fill('01711000999');
  await pane.getByLabel(t('withdraw.pin'), { exact: true }).fill(PIN);
  await pane.getByRole('button', { name: t('withdraw.add'), exact: true }).click();
  await page.locator('button[form=withdraw-confirm]').click();
  await page.getByText(t('withdraw.now-REQUESTED')).waitFor();

  await go('/pointMall?m=good&good=gamcha');
  await field(t('points.address')).fill('House 7, Road 4, Dhanmondi, Dhaka');
  await field(t('points.mobile')).fill('01711000000');
  await field(t('withdraw.pin')).fill(PIN);
  await page.locator('dialog[open] form button[type=submit]').click();
  await page.getByText(t('points.ordered')).waitFor();

  await go('/?mc=personalHistoryCopy');
  const bets = page.getByRole('region', { name: t('member.bets'), exact: true });
  await appears(bets.getByText(/kantha/i));

  await go('/?mc=messageV2');
  await page.getByRole('tab', { name: t('inbox.feedback'), exact: true }).click();
  await field(t('feedback.content')).fill('All nine steps work.');
  await button(t('feedback.send')).click();
  await page.getByText(t('feedback.sent')).waitFor();
});
