import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { slip } from '../harness/slip.ts';
import { enterAs, openPage } from './visits.ts';
import { withdrawer } from './withdrawer.ts';
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

const openOne = (id: string) => desk.goto(`${house.consoleOrigin}/withdrawals?w=${id}`);

describe('the desk of withdrawals', () => {
  test('shows what a member asks for at once, and what is worth a second look', async () => {
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
  });

  test('has the channel pay what is approved', async () => {
    await doWith(c('withdrawals.approve'));
    await said(c('withdrawals.approve-done'));
    await stands(c('withdrawal.PAID'));
    await main().getByText(REASON).waitFor();
    await main().getByText('demo-wallet-').waitFor();
  });

  test('has the channel asked again for what it could not pay', async () => {
    const member = await ofWallet();
    const id = await member.ask('300.17');
    await admin.call(consoleRoutes.withdrawals.approve, { id, amount: '300.17', reason: REASON });
    await openOne(id);
    await stands(c('withdrawal.FAILED'));
    await doWith(c('withdrawals.again'));
    await said(c('withdrawals.again-done'));
    await stands(c('withdrawal.PAID'));
  });

  test('has a person say what they paid by hand', async () => {
    const account = { method: 'demo-bank', account: '1234567890123' };
    const member = await withdrawer(house, account);
    await openOne(await member.ask('700.00'));
    await doWith(c('withdrawals.approve'));
    await stands(c('withdrawal.APPROVED'));
    await press(c('withdrawals.paid'));
    await desk.getByLabel(c('withdrawals.reference'), { exact: true }).fill('TRX-2026-17');
    await desk.getByLabel(c('member.reason')).fill(REASON);
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: c('withdrawals.paid'), exact: true })
      .click();
    await said(c('withdrawals.paid-done'));
    await stands(c('withdrawal.PAID'));
    await main().getByText('TRX-2026-17').waitFor();
    await main().getByText(c('withdrawals.note-paid-by-hand')).waitFor();
  });

  test('gives the member back what is refused', async () => {
    const member = await ofWallet();
    await openOne(await member.ask('500.00'));
    await doWith(c('withdrawals.reject'));
    await said(c('withdrawals.reject-done'));
    await stands(c('withdrawal.REJECTED'));
    await main().getByText(c('withdrawals.over')).waitFor();
    const { cash } = await member.call(playerRoutes.withdrawals.terms, {});
    expect(cash).toBe('20000.00');
  });
});

describe('what a member says is missing', () => {
  test('is looked at with their picture, and given back to the paisa', async () => {
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

  test('stands in its queue until it is held that it was paid', async () => {
    const member = await ofWallet();
    const id = await member.ask('250.00');
    await admin.call(consoleRoutes.withdrawals.approve, { id, amount: '250.00', reason: REASON });
    await openOne(id);
    await stands(c('withdrawal.PAID'));
    const not = { id, answer: 'not-received' as const, proofs: [await slip()] };
    await member.call(playerRoutes.withdrawals.answer, not);
    await desk.goto(`${house.consoleOrigin}/withdrawals?queue=disputed`);
    await rowOf(member.username).getByRole('link').first().click();
    await doWith(c('withdrawals.uphold'));
    await said(c('withdrawals.uphold-done'));
    await stands(c('withdrawal.RECEIVED'));
    await main()
      .getByRole('link', { name: c('withdrawals.back') })
      .click();
    await main().getByText(c('withdrawals.none-disputed')).waitFor();
  });
});

describe('who does it', () => {
  test('is a second person as well where the house asks for one', async () => {
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
    await stands(c('withdrawal.PAID'));
    await other.context().close();
  });

  test('is nobody who may only read', async () => {
    const id = await (await ofWallet()).ask('200.00');
    const reader = await openPage();
    await enterAs(reader, await house.operator('support'), house.consoleOrigin);
    await reader.goto(`${house.consoleOrigin}/withdrawals?w=${id}`);
    await reader.getByText('01712345678').waitFor();
    const approve = reader.getByRole('button', { name: c('withdrawals.approve') });
    expect(await approve.count()).toBe(0);
    await reader.context().close();
  });

  test('sets how long a member may answer, and reads what that is in days', async () => {
    await desk.goto(`${house.consoleOrigin}/withdrawals`);
    await main()
      .getByText(c('withdrawals.terms', { span: '1 day' }))
      .waitFor();
    await press(c('time.change'));
    await desk.getByLabel(c('withdrawals.minutes'), { exact: true }).fill('2970');
    const span = '2 days 1 hour 30 minutes';
    await desk.getByText(c('time.is', { span })).waitFor();
    await desk.getByLabel(c('member.reason')).fill(REASON);
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: c('time.change'), exact: true })
      .click();
    await said(c('time.done'));
    await main().getByText(c('withdrawals.terms', { span })).waitFor();
  });
});
