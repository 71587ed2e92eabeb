import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { theClock, theHouse } from './the-house.ts';
import { enterAs, openPage } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { console: c, t } = wordsIn('en');
const { cashier, limits, wallet } = playerRoutes;

let house: RunningHouse;
let desk: Page;
beforeAll(async () => {
  house = await theHouse();
  desk = await openPage();
  await enterAs(desk, await house.operator('finance'), house.consoleOrigin);
});
afterAll(closeBrowser);

/** Money that the bank brings after the member had set a limit that it goes over. */
async function waiting() {
  const member = await house.member();
  const ask = (channel: string) =>
    member.call(cashier.requestDeposit, { channel, amount: '600.00' }, { key: randomUUID() });
  const { id } = await ask('demo-bank');
  await ask('demo-wallet');
  await member.call(limits.setLimit, { kind: 'deposit', period: 'D', amount: '1000.00' });
  // The bank takes some seconds.
  theClock.advance(10_000);
  await expect
    .poll(async () => (await member.call(cashier.deposit, { id })).state, { timeout: 20_000 })
    .toBe('REVIEW');
  return { member, id };
}
const cash = async (member: HttpClient) => (await member.call(wallet.balance, {})).sumBalance;

const rowOf = (username: string) =>
  desk.getByRole('row', { name: username }).filter({ hasText: c('deposit.REVIEW') });

/** Presses the decision in the member's row, gives a reason, and presses it again. */
async function decide(username: string, action: string): Promise<void> {
  await goWithin(desk, house.consoleOrigin, '/deposits?state=REVIEW');
  await rowOf(username).getByRole('button', { name: action, exact: true }).click();
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByLabel(c('member.reason')).fill('the bank confirms the payment');
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

inFull(
  'a deposit that waits in review is not credited over a limit of the member; it is sent back, and the member’s page says so',
  async () => {
    const { member, id } = await waiting();
    await decide(member.username, c('deposits.credit'));
    await desk.getByRole('dialog').getByText('does not allow this deposit now').waitFor();
    await desk.keyboard.press('Escape');
    expect(await cash(member)).toBe('600.00');

    await decide(member.username, c('deposits.return'));
    await desk
      .getByRole('status')
      .filter({ hasText: c('deposits.returned-now') })
      .waitFor();
    await rowOf(member.username).waitFor({ state: 'hidden' });
    const page = await openPage();
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?mc=depositv2&d=${id}`);
    await page.getByText(t('cashier.now-RETURNED')).waitFor();
    expect(await cash(member)).toBe('600.00');
  },
);
