import type { Language } from '@nokshi/contract/fields.ts';
import {
  cashierRoutes,
  DEPOSIT_STATES,
  type DepositState,
} from '@nokshi/contract/player/cashier.ts';
import { checkoutRoutes } from '@nokshi/contract/player/checkout.ts';
import { claimsRoutes } from '@nokshi/contract/player/claims.ts';
import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import type { RefusalCode } from '@nokshi/contract/refusals.ts';
import { checkCharacter, groupedVoucher } from '@nokshi/contract/voucher-code.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../data/queries.ts';
import { aMember, show } from '../../testing/show.tsx';
import { aChannel, aDeposit } from '../../testing/till.ts';
import DepositPage from './deposit-page.tsx';

const member = aMember();
const open = (at = '/?mc=depositv2', language: Language = 'EN') =>
  show(<DepositPage />, { member, at, language });
type Opened = Awaited<ReturnType<typeof open>>;

const typed = async ({ screen, user, t }: Opened, amount: string) => {
  const field = await screen.findByRole('textbox', { name: t('cashier.amount') });
  await user.clear(field);
  await user.type(field, amount);
  return field;
};
const press = ({ screen, user, t }: Opened) =>
  user.click(screen.getByRole('button', { name: new RegExp(`^${t('cashier.deposit')}`) }));

beforeEach(() => {
  wire.answers(cashierRoutes.channels, [aChannel()]);
  wire.answers(cashierRoutes.deposits, { rows: [], next: null });
  wire.answers(claimsRoutes.about, { mayFile: false, answerHours: 24, claims: [] });
  wire.answers(checkoutRoutes.payment, { way: 'none' });
});

test.each(READERS)(
  'where nothing answers it says so once, and tries all of it again (%s)',
  async (language) => {
    wire.breaks(cashierRoutes.channels);
    wire.breaks(cashierRoutes.deposits);
    const { screen, user, t } = await open('/', language);
    // What is still being asked would be the answer to the press.
    await expect.poll(() => wire.asked(cashierRoutes.deposits).length).toBeGreaterThan(1);
    await expect.poll(() => queries.isFetching()).toBe(0);
    // The deposits may say it first; they go when the channels do, and their button with them.
    await expect.poll(() => screen.queryByText(t('cashier.recent'))).toBeNull();
    expect(screen.getAllByText(t('app.line-broken'))).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    wire.answers(cashierRoutes.channels, [aChannel()]);
    wire.answers(cashierRoutes.deposits, { rows: [], next: null });
    await user.click(screen.getByRole('button', { name: t('app.try-again') }));
    expect(await screen.findByText(t('cashier.none'))).toBeVisible();
    expect(await screen.findByText(t('cashier.channel'))).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

describe('the form of a deposit', () => {
  test('says at the field what is wrong before anything is sent', async () => {
    const label = { EN: 'Number it comes from', BN: 'যে নম্বর থেকে আসবে' };
    const sender = { field: 'sender', label, kind: 'phone', required: true } as const;
    const fields = [{ ...sender, minLength: 6, maxLength: 14 }];
    wire.answers(cashierRoutes.channels, [aChannel({ fields })]);
    const shown = await open('/', 'BN');
    const { screen, user, t } = shown;
    const amount = await typed(shown, '5');
    await press(shown);
    const fault = () => amount.getAttribute('aria-describedby') && amount;
    expect(fault()).toHaveAccessibleDescription(
      expect.stringContaining(t('cashier.too-low', { minimum: '৳10.00' })),
    );
    expect(screen.getByText(t('app.required'))).toBeVisible();
    await typed(shown, '50000.01');
    expect(screen.getByText(t('cashier.too-high', { maximum: '৳50,000.00' }))).toBeVisible();
    await typed(shown, '1e3');
    expect(screen.getByText(t('app.amount-wrong'))).toBeVisible();
    const number = screen.getByRole('textbox', { name: label.BN });
    await user.type(number, 'from my brother');
    expect(screen.getByText(t('cashier.fault-phone'))).toBeVisible();
    expect(wire.asked(cashierRoutes.requestDeposit)).toEqual([]);

    wire.answers(cashierRoutes.requestDeposit, aDeposit());
    wire.answers(cashierRoutes.deposit, aDeposit());
    await typed(shown, '৫০০');
    await user.clear(number);
    await user.type(number, '01712-345678');
    await press(shown);
    expect(await screen.findByText(t('cashier.now-PENDING'))).toBeVisible();
    expect(location.search).toBe('?d=dep-1');
    expect(wire.asked(cashierRoutes.requestDeposit)[0]?.input).toMatchObject({
      channel: 'demo-wallet',
      version: 1,
      fields: { sender: '01712345678' },
    });
  });

  const REFUSALS: readonly RefusalCode[] = [
    'cashier.channel-off',
    'cashier.channel-closed',
    'cashier.too-many-pending',
    'cashier.deposit-forbidden',
    'limits.deposit-limit',
    'limits.deposit-limit-needed',
    'limits.time-out',
    'limits.self-excluded',
    'limits.frozen',
  ];
  test.each(REFUSALS)('that is refused with %s says why and keeps what was typed', async (code) => {
    wire.refuses(cashierRoutes.requestDeposit, code);
    const shown = await open('/', 'BN');
    const amount = await typed(shown, '500');
    await press(shown);
    expect(await shown.screen.findByText(shown.refusal(code))).toBeVisible();
    expect(amount).toHaveValue('500');
  });

  test('whose terms changed meanwhile shows the new ones, and is sent as another request', async () => {
    wire.refuses(cashierRoutes.requestDeposit, 'cashier.terms-changed');
    const shown = await open();
    const { screen } = shown;
    await typed(shown, '500');
    wire.answers(cashierRoutes.channels, [
      aChannel({ version: 2, fee: { fixed: '5.00', points: 0 } }),
    ]);
    await press(shown);
    expect(await screen.findByText('৳495.00')).toBeVisible();
    expect(screen.getByText(shown.refusal('cashier.terms-changed'))).toBeVisible();
    wire.answers(cashierRoutes.requestDeposit, aDeposit({ state: 'CREDITED' }));
    wire.answers(cashierRoutes.deposit, aDeposit({ state: 'CREDITED' }));
    await press(shown);
    await screen.findByText(shown.t('cashier.now-CREDITED'));
    const [first, second] = wire.asked(cashierRoutes.requestDeposit);
    expect(second?.input.version).toBe(2);
    expect(second?.key).not.toBe(first?.key);
  });

  test('whose line breaks sends the same request once more, under the same key', async () => {
    wire.breaks(cashierRoutes.requestDeposit);
    const shown = await open();
    await typed(shown, '500');
    await press(shown);
    expect(await shown.screen.findByText(shown.t('app.line-broken'))).toBeVisible();
    wire.answers(cashierRoutes.requestDeposit, aDeposit({ state: 'CREDITED' }));
    wire.answers(cashierRoutes.deposit, aDeposit({ state: 'CREDITED' }));
    await press(shown);
    await shown.screen.findByText(shown.t('cashier.now-CREDITED'));
    const keys = wire.asked(cashierRoutes.requestDeposit).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  test('says of a channel that waits for other deposits how many, and takes none', async () => {
    wire.answers(cashierRoutes.channels, [
      aChannel({ depositsMissing: 2 }),
      aChannel({ code: 'demo-bank', name: { EN: 'Demo bank', BN: 'ডেমো ব্যাংক' } }),
      aChannel({ code: 'night', name: { EN: 'Night', BN: 'রাত' }, open: false }),
    ]);
    const { screen, t } = await open('/', 'BN');
    expect(await screen.findByText('আর 2টি জমা দিলে আপনার জন্য খুলবে।')).toBeVisible();
    expect(screen.getByText(t('cashier.closed-now'))).toBeVisible();
    const disabled = screen
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).disabled);
    expect(disabled).toEqual([true, false, true]);
  });

  test.each(READERS)('where no channel is open it says so (%s)', async (language) => {
    wire.answers(cashierRoutes.channels, []);
    const { screen, t } = await open('/', language);
    expect(await screen.findByText(t('cashier.no-channels-words'))).toBeVisible();
  });

  test('is closed to a member who takes a break', async () => {
    const restricted = aMember({ restriction: 'time-out' });
    const { screen, t } = await show(<DepositPage />, { member: restricted });
    expect(await screen.findByText(t('cashier.closed-to-you'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('cashier.deposit') })).toBeNull();
  });

  const VOUCHER: readonly RefusalCode[] = [
    'cashier.voucher-used',
    'cashier.voucher-void',
    'cashier.voucher-expired',
    'cashier.voucher-unknown',
    'identity.too-many-attempts',
  ];
  test.each(VOUCHER)('of a voucher says of it %s and keeps the code', async (code) => {
    const label = { EN: 'Code of the voucher', BN: 'ভাউচারের কোড' };
    const field = { field: 'code', label, kind: 'voucher', required: true } as const;
    wire.answers(cashierRoutes.channels, [
      aChannel({ asksAmount: false, fields: [{ ...field, minLength: 16, maxLength: 19 }] }),
    ]);
    wire.refuses(cashierRoutes.requestDeposit, code);
    const { screen, user, t, refusal } = await open();
    const input = await screen.findByRole('textbox', { name: label.EN });
    await user.type(input, 'ABCD');
    const redeem = screen.getByRole('button', { name: t('cashier.redeem') });
    await user.click(redeem);
    expect(screen.getByText(t('cashier.fault-voucher'))).toBeVisible();
    const whole = groupedVoucher(`ABCDEFGHJKMNPQR${checkCharacter('ABCDEFGHJKMNPQR')}`);
    await user.clear(input);
    await user.type(input, whole);
    await user.click(redeem);
    expect(await screen.findByText(refusal(code))).toBeVisible();
    expect(input).toHaveValue(whole);
  });
});

/** What came before each state, and what comes next. PAID is passed on the way to the balance. */
const WAITS: Partial<
  Record<DepositState, 'cashier.next' | 'cashier.next-REVIEW' | 'cashier.next-PAID'>
> = {
  PENDING: 'cashier.next',
  PAID: 'cashier.next-PAID',
  REVIEW: 'cashier.next-REVIEW',
};

describe('the page of a deposit', () => {
  test.each(
    (['EN', 'BN'] as const).flatMap((language) =>
      DEPOSIT_STATES.map((state) => [state, language] as const),
    ),
  )('that is %s says so, what came before and what comes next (%s)', async (state, language) => {
    const at = '2026-03-01T10:00:00.000Z';
    const states = state === 'PENDING' ? [state] : (['PENDING', state] as const);
    const steps = states.map((each) => ({ state: each, at, note: null }));
    wire.answers(cashierRoutes.deposit, aDeposit({ state, steps }));
    const { screen, t } = await open('/?d=dep-1', language);
    expect(await screen.findByText(t(`cashier.now-${state}`))).toBeVisible();
    const words = screen.getAllByRole('listitem').map((item) => item.textContent);
    const expected = states.map((each) => t(`cashier.state-${each}`));
    const next = WAITS[state];
    if (next) expected.push(t(next));
    expect(words).toHaveLength(expected.length);
    expected.forEach((word, index) => expect(words[index]).toContain(word));
    expect(screen.queryAllByRole('button', { name: t('cashier.another') })).toHaveLength(
      next ? 0 : 1,
    );
  });

  test('that nobody made is not there', async () => {
    wire.refuses(cashierRoutes.deposit, 'cashier.deposit-unknown');
    const { screen, refusal } = await open('/?d=dep-2', 'BN');
    expect(await screen.findByText(refusal('cashier.deposit-unknown'))).toBeVisible();
  });

  test('has the way to the provider’s page, in a tab of its own', async () => {
    wire.answers(cashierRoutes.deposit, aDeposit());
    const until = '2026-03-01T11:00:00.000Z';
    wire.answers(checkoutRoutes.payment, { way: 'link', url: 'https://pay.example/1', until });
    const { screen, t } = await open('/?d=dep-1');
    const link = await screen.findByRole('link', { name: t('checkout.open') });
    expect(link).toHaveAttribute('href', 'https://pay.example/1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test.each(READERS)(
  'what promotions would give for the amount is said before it is sent (%s)',
  async (language) => {
    const title = { EN: 'Welcome', BN: 'স্বাগতম' };
    const reward = { kind: 'cash', sum: { of: 'fixed', amount: '50' }, multiple: 100 } as const;
    wire.answers(promotionsRoutes.forDeposit, ({ input: { amount } }) => ({
      rows:
        Number(amount) < 500
          ? []
          : [{ promotionId: `cmp_${'a'.repeat(32)}`, title, reward, amount: '50.00' }],
    }));
    const fee = { fixed: '10.00', points: 0 };
    wire.answers(cashierRoutes.channels, [aChannel({ fee })]);
    const opened = await open('/', language);
    const { screen, t } = opened;
    await typed(opened, '510');
    const said = { title: title[language], what: '৳50.00' };
    expect(await screen.findByText(t('cashier.brings', said), { exact: false })).toBeVisible();
    await typed(opened, '300');
    await expect
      .poll(() => wire.asked(promotionsRoutes.forDeposit).at(-1)?.input)
      .toEqual({
        amount: '290.00',
      });
    await expect.poll(() => screen.queryByText(title[language], { exact: false })).toBeNull();
  },
);
