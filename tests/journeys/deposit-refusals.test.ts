import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes, type RefusalCode } from '@nokshi/contract';
import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import { checkSign, groupedVoucher } from '@nokshi/contract/voucher-code.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { wallClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { amountIn, atTheTill, TILL_VIEW } from './at-the-till.ts';
import { openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, refusal } = wordsIn(TILL_VIEW.lang);
const { cashier, limits } = playerRoutes;
const { channels, protection, vouchers } = consoleRoutes;
const reason = 'To be seen by a member';
/** Above it the house may ask for a limit, in a form of its own. */
const form = () => page.locator('form').filter({ has: page.getByRole('radio') });
const send = () => form().locator('button[type=submit]').click();
const WALLET = 'demo-wallet';

const clock = wallClock();
let house: RunningHouse;
let admin: HttpClient;
let page: Page;
let till: ReturnType<typeof atTheTill>;
beforeAll(async () => {
  house = await startHouse({ web: true, clock });
  admin = await house.operator();
  page = await openPage(TILL_VIEW);
  till = atTheTill(page, house);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const wallet = async () => {
  const found = (await admin.call(channels.list, {})).find(({ code }) => code === WALLET);
  if (!found) throw new Error('no demo wallet');
  return found;
};
/** Changes the terms of the demo wallet until the test is over. */
async function setTerms(change: Partial<ChannelTerms>): Promise<void> {
  const { terms, version } = await wallet();
  await admin.call(channels.set, { code: WALLET, terms: { ...terms, ...change }, version, reason });
}
let usual: ChannelTerms;
beforeAll(async () => {
  usual = (await wallet()).terms;
});
afterEach(async () => {
  // Most tests leave them as they were.
  expect(['done', 'cashier.terms-same']).toContain(await refused(setTerms(usual)));
});

describe('a deposit', () => {
  const asking = async (amount = '500') => {
    const member = await house.member();
    await till.open(member, 'mc=depositv2');
    await page.locator(`input[value="${WALLET}"]`).check();
    await amountIn(form()).fill(amount);
    return member;
  };
  const never = { mon: '', tue: '', wed: '', thu: '', fri: '', sat: '', sun: '' };
  const FAIR: readonly [RefusalCode, Partial<ChannelTerms>][] = [
    ['cashier.channel-off', { on: false }],
    ['cashier.channel-closed', { hours: never }],
    ['cashier.terms-changed', { fee: { fixed: '5.00', points: 0 } }],
  ];

  test.each(FAIR)(
    'is refused with %s when its channel was changed meanwhile',
    async (code, change) => {
      const member = await asking();
      await setTerms(change);
      await send();
      await till.says(refusal(code));
      expect(await amountIn(form()).inputValue()).toBe('500');
      expect((await member.call(cashier.deposits, {})).rows).toEqual([]);
      if (code === 'cashier.terms-changed') {
        // The form was drawn anew; what was typed is sent by what counts now.
        await form().getByText('৳495.00').first().waitFor();
        await send();
        await till.says(t('cashier.now-CREDITED'));
      }
    },
  );

  test('is refused where it is typed: too little, too much, no amount, a field that is asked for', async () => {
    const field = {
      field: 'sender',
      label: { EN: 'Number it comes from', BN: 'যে নম্বর থেকে আসবে' },
      kind: 'phone',
      minLength: 6,
      maxLength: 14,
      required: true,
    } as const;
    await setTerms({ fields: [field] });
    await asking('5');
    await send();
    await till.says(t('cashier.too-low', { minimum: '৳10.00' }));
    await till.says(t('app.required'));
    await amountIn(form()).fill('50000.01');
    await till.says(t('cashier.too-high', { maximum: '৳50,000.00' }));
    await amountIn(form()).fill('1e3');
    await till.says(t('app.amount-wrong'));
    await form().getByLabel(field.label.BN).fill('from my brother');
    await till.says(t('cashier.fault-phone'));
  });

  test('waits for other deposits where the channel asks for them', async () => {
    await setTerms({ rules: { ...usual.rules, earlierDeposits: 2 } });
    await till.open(await house.member(), 'mc=depositv2');
    await till.says('আর 2টি জমা দিলে আপনার জন্য খুলবে।');
    expect(await page.locator('input[type=radio]:disabled').count()).toBe(1);
  });

  test('is refused while five others are under way', async () => {
    const member = await asking();
    for (let each = 0; each < 5; each += 1)
      await member.call(
        cashier.requestDeposit,
        { channel: 'demo-transfer', amount: '100.00' },
        { key: randomUUID() },
      );
    await send();
    await till.says(refusal('cashier.too-many-pending'));
  });

  test('is refused over a limit that was set meanwhile, and closed by a break', async () => {
    const member = await asking();
    await member.call(limits.setLimit, { kind: 'deposit', period: 'D', amount: '100.00' });
    await send();
    await till.says(refusal('limits.deposit-limit'));
    await member.call(limits.takeTimeOut, { hours: 24 });
    await till.says(t('cashier.closed-to-you'));
  });

  test('that nobody made is not there', async () => {
    await till.open(await house.member(), `mc=depositv2&d=dep_${randomUUID()}`);
    await till.says(refusal('cashier.deposit-unknown'));
  });

  test('by a voucher is refused with what became of the voucher, and after too many tries', async () => {
    const issue = async (note: string, expiresAt: string, count = 1) => {
      const wish = { count, amount: '50.00', expiresAt, note, reason };
      await admin.call(vouchers.issue, wish, { key: randomUUID() });
      const { rows } = await admin.call(vouchers.list, {});
      const batch = rows.find((row) => row.note === note);
      const { codes } = await admin.call(vouchers.codes, { id: batch?.id ?? '' });
      return { id: batch?.id ?? '', codes };
    };
    const after = (minutes: number) =>
      new Date(clock.now().getTime() + minutes * 60_000).toISOString();
    const [soon, later] = [after(10), after(60)];
    const used = await issue('used', later);
    const gone = await issue('void', later);
    const over = await issue('expired', soon);
    await redeem(await house.member(), used.codes[0] ?? '');
    await admin.call(vouchers.void, { id: gone.id, reason });
    const member = await house.member();
    await till.open(member, 'mc=depositv2');
    await page.getByRole('radio', { name: /ভাউচার/ }).check();
    const code = form().getByRole('textbox', { name: /ভাউচারের কোড/ });
    const tried = async (typed: string, why: RefusalCode) => {
      await code.fill(typed);
      await send();
      await till.says(refusal(why));
      expect(await code.inputValue()).toBe(typed);
    };
    await tried(used.codes[0] ?? '', 'cashier.voucher-used');
    await tried(gone.codes[0] ?? '', 'cashier.voucher-void');
    clock.advance(11 * 60_000);
    await tried(over.codes[0] ?? '', 'cashier.voucher-expired');
    await tried(NO_CODE, 'cashier.voucher-unknown');
    for (let each = 0; each < 8; each += 1) await redeem(member, NO_CODE).catch(() => undefined);
    await tried(NO_CODE, 'identity.too-many-attempts');
  });
  /** A code as they are written, of no voucher. */
  const NO_CODE = groupedVoucher(`ABCDEFGHJKMNPQR${checkSign('ABCDEFGHJKMNPQR')}`);
  const redeem = (member: HttpClient, code: string) =>
    member.call(
      cashier.requestDeposit,
      { channel: 'voucher', fields: { code } },
      { key: randomUUID() },
    );
});

// The last one: what a profile loosens begins a day later.
test('a deposit is refused without a limit where the house asks for one', async () => {
  await till.open(await house.member(), 'mc=depositv2');
  await amountIn(form()).fill('500');
  await admin.call(protection.setProfile, { code: 'MGA', periods: 'calendar', reason });
  await send();
  await till.says(refusal('limits.deposit-limit-needed'));
});
