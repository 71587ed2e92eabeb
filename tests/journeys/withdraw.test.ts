import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { PASSWORD, type RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { axeViolations } from './axe.ts';
import { clicks } from './clicks.ts';
import { codeFor, withContact } from './sent-codes.ts';
import { theHouse } from './the-house.ts';
import { deposit, enterAs, openPage, TELLINGS } from './visits.ts';
import { choosePin, give, PIN } from '../harness/winnings.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { withdrawals: desk } = consoleRoutes;
const reason = 'Looked at the account and the payment';
let house: RunningHouse;
let operator: HttpClient;
let picture: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  house = await theHouse();
  operator = await house.operator();
  const blank = { width: 300, height: 200, channels: 3, background: '#f2b233' } as const;
  const buffer = await sharp({ create: blank }).png().toBuffer();
  picture = { name: 'account.png', mimeType: 'image/png', buffer };
});
afterAll(closeBrowser);

type Member = Awaited<ReturnType<RunningHouse['member']>>;

/** Was given 1,000 and brought in 500, of which nothing is staked yet. */
async function withMoney(): Promise<Member> {
  const member = await house.member();
  await give(house, member.memberId, 1_000_00n);
  await deposit(member, '500');
  return member;
}

/** Registered in this browser, which is a place that needs no other proof. */
async function memberHere() {
  const client = house.visitor();
  const username = `here${Date.now() % 1e9}`;
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  const { userInfo } = await client.call(playerRoutes.identity.register, form);
  return Object.assign(client, { memberId: userInfo.id });
}

const WALLET_NUMBER = { en: 'Wallet number', bn: 'ওয়ালেট নম্বর' } as const;
const CONFIRM = 'button[form=withdraw-confirm]';

describe.each(TELLINGS)('a withdrawal ($lang, $theme, $width)', (view) => {
  const { t } = wordsIn(view.lang);
  const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const entryOf = (page: Page) => {
    const centre = page.getByRole('dialog', { name: t('member.title') });
    return centre.getByRole('navigation').getByRole('button', { name: t('member.withdraw') });
  };
  const press = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).click();

  test('goes to an account of one’s own; the part that is missing is told with a picture and given back', async () => {
    const member = await withMoney();
    await choosePin(member);
    const phone = { kind: 'sms', address: `+8801712000${view.width}` } as const;
    await withContact(house, { username: member.username, ...phone });
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?mc=withdraw`);
    const pane = partOf(page, t('member.withdraw'));
    const fill = (within: Locator, label: string, value: string) =>
      within.getByLabel(label, { exact: true }).fill(value);
    await fill(pane, t('cashier.amount'), '400');
    await press(pane, t('withdraw.continue'));
    await fill(pane, t('withdraw.holder'), 'Rahima Khatun');
    await fill(pane, WALLET_NUMBER[view.lang], '০১৭১২-৩৪৫৬৭৮');
    await fill(pane, t('withdraw.pin'), PIN);
    await press(pane, t('withdraw.add'));
    // The page comes from another address than the one the member registered at.
    const step = partOf(page, t('withdraw.confirm-place'));
    await press(step, t('code.send'));
    await fill(step, t('code.code'), await codeFor(operator, phone.address));
    await press(pane, t('withdraw.add'));
    await pane.getByText('•5678').first().waitFor();
    await pane.locator(CONFIRM).click();
    await pane.getByText(t('withdraw.now-REQUESTED')).waitFor();
    const id = new URL(page.url()).searchParams.get('w') ?? '';
    await operator.call(desk.approve, { id, amount: '400.00', reason });
    const question = partOf(page, t('withdraw.question'));
    await question.getByLabel(t('withdraw.answer-partial')).check();
    await question.getByLabel(t('withdraw.what-arrived'), { exact: true }).fill('150.25');
    await question.locator('input[type=file]').setInputFiles(picture);
    await question.getByRole('img').waitFor();
    await press(question, t('withdraw.answer-do'));
    await page.getByText(t('withdraw.now-PARTIAL')).waitFor();

    await operator.call(desk.resolve, { id, decision: 'refund', amount: '249.75', reason });
    await page.getByText(t('withdraw.now-RECEIVED_PARTIAL')).waitFor();
    await page.getByTestId('balance').getByText('1,349.75').first().waitFor();

    // With an account and a payment password: from the member's own page to the request.
    await goWithin(page, house.playerOrigin, '/?mc=menu');
    const { on, into, count } = clicks();
    await on(entryOf(page));
    await on(pane.getByRole('button', { name: '৳500', exact: true }));
    await on(pane.getByRole('button', { name: t('withdraw.continue'), exact: true }));
    await into(pane.getByLabel(t('withdraw.pin'), { exact: true }), PIN);
    await on(pane.locator(CONFIRM));
    await pane.getByText(t('withdraw.now-REQUESTED')).waitFor();
    expect(count()).toBeLessThanOrEqual(6);
    await page.context().close();
  });

  inFull('makes a payment password and an account on the way, in a dozen presses', async () => {
    const member = await memberHere();
    await give(house, member.memberId, 1_000_00n);
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?mc=menu`);
    const pane = partOf(page, t('member.withdraw'));
    const field = (label: string) => pane.getByLabel(label, { exact: true });
    const button = (name: string) => pane.getByRole('button', { name, exact: true });
    const { on, into, count } = clicks();
    await on(entryOf(page));
    await on(button('৳500'));
    await on(button(t('withdraw.continue')));
    await into(field(t('login.password')), PASSWORD);
    await into(field(t('security.paymentPassword')), PIN);
    await into(field(t('security.confirmPaymentPassword')), PIN);
    await on(button(t('security.pin-choose')));
    await into(field(t('withdraw.holder')), 'Rahima Khatun');
    await into(field(WALLET_NUMBER[view.lang]), '01712345678');
    await on(button(t('withdraw.add')));
    await pane.locator(CONFIRM).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await on(pane.locator(CONFIRM));
    await pane.getByText(t('withdraw.now-REQUESTED')).waitFor();
    expect(count()).toBeLessThanOrEqual(12);
    await page.context().close();
  });
});
