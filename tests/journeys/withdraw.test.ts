import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { wallClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { axeViolations } from './axe.ts';
import { codeFor, withContact } from './sent-codes.ts';
import { deposit, enterAs, openPage, TELLINGS } from './visits.ts';
import { addPayee, askFor, choosePin, give, PIN } from '../harness/winnings.ts';
import { wordsIn } from './words.ts';

const { withdrawals: desk } = consoleRoutes;
const reason = 'Looked at the account and the payment';
const clock = wallClock();
let house: RunningHouse;
let operator: HttpClient;
let picture: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  house = await startHouse({ web: true, clock });
  operator = await house.operator();
  const blank = { width: 300, height: 200, channels: 3, background: '#f2b233' } as const;
  const buffer = await sharp({ create: blank }).png().toBuffer();
  picture = { name: 'account.png', mimeType: 'image/png', buffer };
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

type Member = Awaited<ReturnType<RunningHouse['member']>>;

/** Was given 1,000 and brought in 500, of which nothing is staked yet. */
async function withMoney(): Promise<Member> {
  const member = await house.member();
  await give(house, member.memberId, 1_000_00n);
  await deposit(member, '500');
  return member;
}

/** The same with a payment password and an account, who has asked for 400. */
async function asking() {
  const member = await withMoney();
  await choosePin(member);
  const payee = await addPayee(member, { method: 'demo-wallet', account: '01712345678' });
  return { member, id: await askFor(member, payee, '400.00') };
}

const approve = (id: string, amount: string) => operator.call(desk.approve, { id, amount, reason });

describe.each(TELLINGS)('a withdrawal ($lang, $theme, $width)', (view) => {
  const { t, refusal } = wordsIn(view.lang);
  const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const press = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).click();
  const enter = async (member: HttpClient, query = 'mc=withdraw') => {
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?${query}`);
    return page;
  };

  test('is asked for to an account of one’s own and seen on its timeline', async () => {
    const member = await withMoney();
    const phone = { kind: 'sms', address: `+8801712000${view.width}` } as const;
    const page = await enter(member);
    const pane = partOf(page, t('member.withdraw'));
    await pane.getByText('৳1,000.00', { exact: true }).waitFor();
    await pane.getByText('৳500.00', { exact: false }).first().waitFor();
    await press(pane, t('security.pin-choose'));
    await page.getByRole('heading', { name: t('security.pin'), exact: true }).waitFor();
    await choosePin(member);
    await withContact(house, { username: member.username, ...phone });

    await page.goto(`${house.playerOrigin}/?mc=withdraw`);
    await pane.getByText(t('withdraw.no-payee')).waitFor();
    const accounts = partOf(page, t('withdraw.payees'));
    const fill = (within: Locator, label: string, value: string) =>
      within.getByLabel(label, { exact: true }).fill(value);
    const number = view.lang === 'en' ? 'Wallet number' : 'ওয়ালেট নম্বর';
    await fill(accounts, t('withdraw.holder'), 'Rahima Khatun');
    await fill(accounts, number, '1712345678');
    await fill(accounts, t('withdraw.pin'), PIN);
    await press(accounts, t('withdraw.add'));
    await accounts.getByText(t('withdraw.account-wrong')).waitFor();
    await fill(accounts, number, '০১৭১২-৩৪৫৬৭৮');
    await press(accounts, t('withdraw.add'));
    // The page comes from another address than the one the member registered at.
    const step = partOf(page, t('withdraw.confirm-place'));
    await press(step, t('code.send'));
    const code = await codeFor(operator, phone.address);
    await fill(step, t('code.code'), code === '111111' ? '222222' : '111111');
    await press(accounts, t('withdraw.add'));
    await step.getByText(refusal('identity.code-wrong')).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await fill(step, t('code.code'), code);
    await press(accounts, t('withdraw.add'));
    await accounts.getByText('•5678').first().waitFor();

    const submit = pane.locator('form').first().locator('button[type=submit]');
    await fill(pane, t('cashier.amount'), '99.99');
    await submit.click();
    await pane.getByText(t('withdraw.too-low', { minimum: '৳100.00' })).waitFor();
    await fill(pane, t('cashier.amount'), '1000.01');
    await pane.getByText(t('withdraw.too-much', { available: '৳1,000.00' })).waitFor();
    await fill(pane, t('cashier.amount'), '400');
    await pane.getByText('৳1,100.00', { exact: true }).waitFor();
    await fill(pane, t('withdraw.pin'), '999999');
    await submit.click();
    await pane.getByText(refusal('identity.payment-password-wrong')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await fill(pane, t('withdraw.pin'), PIN);
    await submit.click();
    await pane.getByText(t('withdraw.now-REQUESTED')).waitFor();
    await pane.getByText(t('withdraw.next-house')).waitFor();
    // What is asked for is asked for: nothing here takes it back. S-057.
    expect(await pane.getByRole('button').allInnerTexts()).toEqual(
      view.width === 390 ? [t('member.menu'), t('withdraw.back')] : [t('withdraw.back')],
    );
    await press(pane, t('withdraw.back'));
    await partOf(page, t('withdraw.recent')).getByText('৳400.00').waitFor();
    await page.context().close();
  });

  test('moves by itself; a part that is missing is told with a picture and given back', async () => {
    const { member, id } = await asking();
    const page = await enter(member, `mc=withdraw&w=${id}`);
    await page.getByText(t('withdraw.now-REQUESTED')).waitFor();
    await approve(id, '400.00');
    const question = partOf(page, t('withdraw.question'));
    await question.getByLabel(t('withdraw.answer-partial')).check();
    await question.getByLabel(t('withdraw.what-arrived'), { exact: true }).fill('400');
    await press(question, t('withdraw.answer-do'));
    await question.getByText(t('withdraw.proof-missing')).waitFor();
    await question.getByText(t('withdraw.what-arrived-wrong', { amount: '৳400.00' })).waitFor();
    await question.getByLabel(t('withdraw.what-arrived'), { exact: true }).fill('150.25');
    await question.getByText('৳249.75').waitFor();
    await question.locator('input[type=file]').setInputFiles(picture);
    await question.getByRole('img').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await press(question, t('withdraw.answer-do'));
    await page.getByText(t('withdraw.now-PARTIAL')).waitFor();
    await page.getByRole('heading', { name: t('withdraw.question-again') }).waitFor();

    await operator.call(desk.resolve, { id, decision: 'refund', amount: '249.75', reason });
    await page.getByText(t('withdraw.now-RECEIVED_PARTIAL')).waitFor();
    await page.getByText(t('withdraw.note-refunded')).waitFor();
    await page.getByTestId('balance').getByText('1,349.75').first().waitFor();
    await page.context().close();
  });

  test('ends when the member says, asked once more, that all of it came', async () => {
    const { member, id } = await asking();
    await approve(id, '400.00');
    const page = await enter(member, `mc=withdraw&w=${id}`);
    const question = partOf(page, t('withdraw.question'));
    await question.getByLabel(t('withdraw.answer-received')).check();
    await press(question, t('withdraw.answer-do'));
    const sure = page.getByRole('dialog', { name: t('withdraw.sure-title') });
    await press(sure, t('app.cancel'));
    await press(question, t('withdraw.answer-do'));
    await press(sure, t('withdraw.sure-do'));
    await page.getByText(t('withdraw.now-RECEIVED')).waitFor();
    expect(await question.count()).toBe(0);
    await page.context().close();
  });

  test('goes to another account once that has rested, and to none that was removed', async () => {
    const { member } = await asking();
    await addPayee(member, { method: 'demo-bank', account: '12345678' });
    const page = await enter(member);
    await page
      .getByText(t('withdraw.rests', { at: '' }).trim())
      .first()
      .waitFor();
    expect(await page.getByRole('radio').last().isDisabled()).toBe(true);
    const accounts = partOf(page, t('withdraw.payees'));
    const remove = accounts.getByRole('button', {
      name: new RegExp(`^${t('withdraw.remove')} ?:`),
    });
    await remove.last().click();
    const sure = page.getByRole('dialog', { name: t('withdraw.remove-title') });
    await press(sure, t('withdraw.remove'));
    await expect.poll(() => remove.count()).toBe(1);
    await page.context().close();
  });

  test('is left to customer service while the account is frozen', async () => {
    const { member } = await asking();
    await operator.call(consoleRoutes.identity.freeze, { id: member.memberId, reason });
    // Freezing ended every session of it.
    const frozen = house.visitor();
    const { username } = member;
    await frozen.call(playerRoutes.identity.login, { username, password: PASSWORD });
    const page = await enter(frozen);
    const pane = partOf(page, t('member.withdraw'));
    await pane.getByText(t('withdraw.frozen')).waitFor();
    await partOf(page, t('withdraw.recent')).getByText('৳400.00').waitFor();
    // What could go out by itself is not said where nothing does.
    expect(await pane.getByText(t('withdraw.available')).count()).toBe(0);
    expect(await pane.locator('form').count()).toBe(0);
    expect(await pane.getByText(t('withdraw.remove'), { exact: true }).count()).toBe(0);
    await page.context().close();
  });
});
