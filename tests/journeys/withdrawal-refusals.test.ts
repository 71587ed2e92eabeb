import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { amountIn, atTheTill, send, TILL_VIEW } from './at-the-till.ts';
import { codeFor, withContact } from './sent-codes.ts';
import { deposit, openPage } from './visits.ts';
import { addPayee, askFor, choosePin, give, PIN } from '../harness/winnings.ts';
import { stoodAt } from './withdrawer.ts';
import { wordsIn } from './words.ts';

const { t, refusal } = wordsIn(TILL_VIEW.lang);
const { withdrawals } = playerRoutes;
const { withdrawals: desk } = consoleRoutes;
const reason = 'To be seen by a member';
const WALLET = 'demo-wallet';

let house: RunningHouse;
let admin: HttpClient;
let page: Page;
let till: ReturnType<typeof atTheTill>;
beforeAll(async () => {
  house = await startHouse({ web: true });
  admin = await house.operator();
  page = await openPage(TILL_VIEW);
  till = atTheTill(page, house);
  // The live line tells nothing: the page knows what it knew when it was drawn.
  await page.routeWebSocket(/\/live/, () => undefined);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** With 1,000 to withdraw, a payment password and an account that was never used. */
async function withdrawing(more?: (member: HttpClient) => Promise<unknown>) {
  const member = await house.member();
  await give(house, member.memberId, 1_000_00n);
  await choosePin(member);
  const payee = await addPayee(member, { method: WALLET, account: '01712345678' });
  await more?.(member);
  return { member, payee };
}

describe('a withdrawal', () => {
  const form = () => till.pane(t('member.withdraw'));
  const typed = async (amount = '400') => {
    await amountIn(form()).fill(amount);
    await form().getByLabel(t('withdraw.pin'), { exact: true }).first().fill(PIN);
  };
  const asking = async (more?: (member: HttpClient) => Promise<unknown>) => {
    const made = await withdrawing(more);
    await till.open(made.member, 'mc=withdraw');
    await typed();
    return made;
  };

  test('is refused for more than there is, and for what has still to be staked', async () => {
    const poor = await asking();
    await askFor(poor.member, poor.payee, '700.00');
    await send(form());
    await till.says(refusal('wallet.insufficient'));
    expect(await amountIn(form()).inputValue()).toBe('400');
    const rich = await asking((member) => deposit(member, '500'));
    await askFor(rich.member, rich.payee, '800.00');
    await send(form());
    await till.says(refusal('cashier.turnover-missing'));
    expect((await rich.member.call(withdrawals.list, {})).rows).toHaveLength(1);
  });

  test('is refused to an account that was removed or rests again, and the page says what helps', async () => {
    const removed = await asking();
    await removed.member.call(withdrawals.removePayee, { id: removed.payee });
    await send(form());
    await till.says(t('withdraw.no-payee'));
    await asking();
    await house.database.pool.query(
      `update cashier_payee set usable_from = now() + interval '1 hour'`,
    );
    await send(form());
    await till.says(t('withdraw.resting', { at: '' }).slice(0, 12));
  });

  test('is refused while three others are open, with the way on', async () => {
    const { member, payee } = await asking();
    for (let each = 0; each < 3; each += 1) await askFor(member, payee, '100.00');
    await send(form());
    await till.says('আপনার 3টি উত্তোলন');
    expect(await page.getByRole('dialog').locator('form').count()).toBe(0);
  });

  test('is refused while a payment that was taken back is owed', async () => {
    const { member } = await asking((one) => deposit(one, '100'));
    await house.database.pool.query(
      `insert into cashier_debt (deposit_id, member_id, amount, since)
       select deposit_id, member_id, 90000, now() from cashier_deposit
        where member_id = (select member_id from identity_member where username = $1)`,
      [member.username],
    );
    await send(form());
    await till.says(refusal('cashier.debt-open'));
  });

  test('is refused from a new place with a wrong code, and with one that ran out', async () => {
    const { member } = await withdrawing();
    const phone = { kind: 'sms', address: '+8801712000391' } as const;
    await withContact(house, { username: member.username, ...phone });
    await till.open(member, 'mc=withdraw');
    await typed();
    await send(form());
    const step = till.pane(t('withdraw.confirm-place'));
    await step.getByRole('button', { name: t('code.send'), exact: true }).click();
    const code = await codeFor(admin, phone.address);
    const field = step.getByLabel(t('code.code'), { exact: true });
    await field.fill(code === '111111' ? '222222' : '111111');
    await send(form());
    await step.getByText(refusal('identity.code-wrong')).waitFor();
    await house.database.pool.query('update identity_code set expires_at = now()');
    await field.fill(code);
    await send(form());
    await step.getByText(refusal('identity.code-expired')).waitFor();
    expect((await member.call(withdrawals.list, {})).rows).toEqual([]);
  });

  test('is refused after too many wrong passwords, and an account under a number that is known', async () => {
    const { member, payee } = await asking();
    const accounts = till.pane(t('withdraw.payees'));
    await accounts.getByRole('button', { name: t('withdraw.add'), exact: true }).click();
    const fill = (label: string, value: string) =>
      accounts.getByLabel(label, { exact: true }).fill(value);
    await fill(t('withdraw.holder'), 'Rahima Khatun');
    await fill('ওয়ালেট নম্বর', '01712345678');
    await fill(t('withdraw.pin'), PIN);
    await accounts.locator('button[type=submit]').click();
    await till.says(refusal('cashier.payee-known'));
    const wish = { payeeId: payee, amount: '100.00', paymentPassword: '000000' };
    for (let each = 0; each < 6; each += 1)
      await member.call(withdrawals.request, wish, { key: randomUUID() }).catch(() => undefined);
    await typed();
    await send(form());
    await till.says(refusal('identity.too-many-attempts'));
  });

  test('that nobody asked for is not there', async () => {
    await till.open(await house.member(), `mc=withdraw&w=wdr_${randomUUID()}`);
    await till.says(refusal('cashier.withdrawal-unknown'));
  });

  test('is disputed with pictures that can be read, three at most', async () => {
    const { member, payee } = await withdrawing();
    const id = await askFor(member, payee, '400.00');
    await admin.call(desk.approve, { id, amount: '400.00', reason });
    await stoodAt(admin, id, 'PAID');
    await till.open(member, `mc=withdraw&w=${id}`);
    const question = till.pane(t('withdraw.question'));
    await question.getByLabel(t('withdraw.answer-not-received')).check();
    const blank = { width: 60, height: 60, channels: 3, background: '#f2b233' } as const;
    const made = sharp({ create: blank });
    const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
    const png = file('slip.png', 'image/png', await made.png().toBuffer());
    const chooser = question.locator('input[type=file]');
    await chooser.setInputFiles([file('slip.webp', 'image/webp', await made.webp().toBuffer())]);
    await send(question);
    await till.says(refusal('media.not-a-picture'));
    await till.says('PNG, JPEG');
    const away = question.getByRole('button', { name: t('transfer.proof-away', { number: 1 }) });
    await away.click();
    await chooser.setInputFiles([file('page.png', 'image/png', Buffer.alloc(5 * 2 ** 20 + 1))]);
    await send(question);
    await till.says(refusal('media.too-large'));
    await away.click();
    await chooser.setInputFiles([png, png, png, png]);
    await till.says(t('transfer.proofs-most', { most: 3 }));
    expect(await question.getByRole('img').count()).toBe(3);
    await send(question);
    await till.says(t('withdraw.now-DISPUTED'));
    expect((await admin.call(desk.one, { id })).proofs).toHaveLength(3);
  });
});
