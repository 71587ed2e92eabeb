import { consoleRoutes } from '@nokshi/contract';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { codeFor, withContact } from './sent-codes.ts';
import { deposit, enterAs, openPage, TELLINGS } from './visits.ts';
import { choosePin, give, PIN } from '../harness/winnings.ts';
import { wordsIn } from './words.ts';

const { withdrawals: desk } = consoleRoutes;
const reason = 'Looked at the account and the payment';
let house: RunningHouse;
let operator: HttpClient;
let picture: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  house = await startHouse({ web: true });
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

describe.each(TELLINGS)('a withdrawal ($lang, $theme, $width)', (view) => {
  const { t } = wordsIn(view.lang);
  const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
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
    const accounts = partOf(page, t('withdraw.payees'));
    const fill = (within: Locator, label: string, value: string) =>
      within.getByLabel(label, { exact: true }).fill(value);
    await fill(accounts, t('withdraw.holder'), 'Rahima Khatun');
    const number = view.lang === 'en' ? 'Wallet number' : 'ওয়ালেট নম্বর';
    await fill(accounts, number, '০১৭১২-৩৪৫৬৭৮');
    await fill(accounts, t('withdraw.pin'), PIN);
    await press(accounts, t('withdraw.add'));
    // The page comes from another address than the one the member registered at.
    const step = partOf(page, t('withdraw.confirm-place'));
    await press(step, t('code.send'));
    await fill(step, t('code.code'), await codeFor(operator, phone.address));
    await press(accounts, t('withdraw.add'));
    await accounts.getByText('•5678').first().waitFor();

    await fill(pane, t('cashier.amount'), '400');
    await fill(pane, t('withdraw.pin'), PIN);
    await pane.locator('form').first().locator('button[type=submit]').click();
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
    await page.context().close();
  });
});
