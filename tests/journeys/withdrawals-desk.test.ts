import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { slip } from '../harness/slip.ts';
import { enterAs, openPage } from './visits.ts';
import { withdrawer } from './withdrawer.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { console: c } = wordsIn('en');
const REASON = 'compared with the papers';

let house: RunningHouse;
let admin: HttpClient;
let desk: Page;
beforeAll(async () => {
  house = await startHouse({ web: true });
  admin = await house.operator('admin');
  desk = await openPage();
  // Whoever works money hears of it, though they may not read the chat.
  await enterAs(desk, await house.operator('finance'), house.consoleOrigin);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const ofWallet = () => withdrawer(house, { method: 'demo-wallet', account: '01712345678' });
const main = () => desk.getByRole('main');
const press = (name: string) => main().getByRole('button', { name, exact: true }).click();
const said = (words: string) => desk.getByRole('status').filter({ hasText: words }).waitFor();
const stands = (words: string) => main().locator('h1 + span').filter({ hasText: words }).waitFor();
const rowOf = (username: string) => desk.getByRole('row', { name: username });

/** Presses the button of an act, gives a reason, and presses it again. */
async function doWith(action: string): Promise<void> {
  await press(action);
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByLabel(c('member.reason')).fill(REASON);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

const openOne = (id: string) => goWithin(desk, house.consoleOrigin, `/withdrawals?w=${id}`);

test('the desk shows what a member asks for at once, what is worth a second look, and has the channel pay what is approved', async () => {
  await desk.goto(`${house.consoleOrigin}/withdrawals`);
  await main().getByText(c('withdrawals.none-waiting')).waitFor();
  const member = await ofWallet();
  await member.ask('400.00');
  const row = rowOf(member.username);
  await row.getByText(c('withdrawal.REQUESTED')).waitFor();
  await row.getByText(c('withdrawals.risk-first')).waitFor();
  await row.getByText(c('withdrawals.owner-house')).waitFor();
  await row.getByRole('link').first().click();
  await main().getByText('01712345678').waitFor();
  await main().getByText(c('withdrawals.risk-first-why')).waitFor();
  await doWith(c('withdrawals.approve'));
  await said(c('withdrawals.approve-done'));
  await stands(c('withdrawal.PAID'));
  await main().getByText(REASON).waitFor();
  await main().getByText('demo-wallet-').waitFor();
});

test('what a member says is missing is looked at with their picture, and given back to the paisa', async () => {
  const member = await ofWallet();
  const id = await member.ask('1000.00');
  await admin.call(consoleRoutes.withdrawals.approve, { id, amount: '1000.00', reason: REASON });
  await openOne(id);
  await stands(c('withdrawal.PAID'));
  const proofs = [await slip(), await slip()];
  const partial = { id, answer: 'partial', received: '400.25', proofs } as const;
  await member.call(playerRoutes.withdrawals.answer, partial);
  await stands(c('withdrawal.PARTIAL'));
  await main().getByRole('img', { name: 'Picture 2 of' }).click();
  await desk.getByRole('dialog').getByRole('img').waitFor();
  await desk.keyboard.press('Escape');
  await press(c('withdrawals.refund'));
  await desk.getByRole('dialog').getByText('৳599.75').first().waitFor();
  await desk.keyboard.press('Escape');
  await doWith(c('withdrawals.refund'));
  await said(c('withdrawals.refund-done'));
  await stands(c('withdrawal.RECEIVED_PARTIAL'));
  const { cash } = await member.call(playerRoutes.withdrawals.terms, {});
  expect(cash).toBe('19599.75');
});

inFull('where the house asks for a second person, one decides as well', async () => {
  const rule = { act: 'cashier.approve-withdrawal', needed: true, above: '1000.00' } as const;
  await admin.call(consoleRoutes.proposals.setRule, { ...rule, reason: REASON });
  const member = await ofWallet();
  await openOne(await member.ask('1500.00'));
  await doWith(c('withdrawals.approve'));
  await said(c('proposals.sent'));
  await stands(c('withdrawal.REQUESTED'));
  const other = await openPage();
  await enterAs(other, admin, house.consoleOrigin);
  await other.goto(`${house.consoleOrigin}/proposals`);
  const name = c('act.cashier.approve-withdrawal');
  const card = other.getByRole('region', { name }).filter({ hasText: member.username });
  await card.getByText(c('withdrawal.APPROVED'), { exact: true }).waitFor();
  await card.getByRole('button', { name: c('proposals.approve') }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: c('proposals.approve') })
    .click();
  await stands(c('withdrawal.PAID'));
  await other.context().close();
});
