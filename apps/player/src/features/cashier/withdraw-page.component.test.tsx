import { paymentPasswordRoutes } from '@nokshi/contract/player/payment-password.ts';
import { withdrawalsRoutes as routes } from '@nokshi/contract/player/withdrawals.ts';
import type { RefusalCode } from '@nokshi/contract/refusals.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import { aPayee, aWithdrawal, withdrawalTerms } from '../../testing/till.ts';
import { answerWithdrawals, FAR, openWithdraw as open } from '../../testing/withdraw.tsx';
import WithdrawPage from './withdraw-page.tsx';

type Opened = Awaited<ReturnType<typeof open>>;

const fillIn = async ({ screen, user, t }: Opened, amount = '400', pin = '123456') => {
  const field = await screen.findByRole('textbox', { name: t('cashier.amount') });
  await user.clear(field);
  await user.type(field, amount);
  const secret = screen.getByLabelText(t('withdraw.pin'));
  await user.clear(secret);
  await user.type(secret, pin);
  return field;
};
const send = ({ screen, user, t }: Opened) =>
  user.click(screen.getByRole('button', { name: new RegExp(`^${t('withdraw.do')}`) }));

beforeEach(answerWithdrawals);

describe('the form of a withdrawal', () => {
  test('says at the field what is wrong, and what goes out before it is sent', async () => {
    const shown = await open('/', 'BN');
    const { screen, t } = shown;
    await fillIn(shown, '99.99');
    await send(shown);
    expect(screen.getByText(t('withdraw.too-low', { minimum: '৳100.00' }))).toBeVisible();
    await fillIn(shown, '1000.01');
    expect(screen.getByText(t('withdraw.too-much', { available: '৳1,000.00' }))).toBeVisible();
    await fillIn(shown, '400');
    const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(fact(t('withdraw.wallet'))).toBe('৳1,000.00');
    expect(fact(t('withdraw.goes-out'))).toBe('৳400.00');
    expect(fact(t('withdraw.you-get'))).toBe('৳400.00');
    expect(fact(t('withdraw.goes-to'))).toContain('•••••••5678');
    expect(fact(t('withdraw.balance-after'))).toBe('৳600.00');
    wire.answers(routes.request, aWithdrawal());
    wire.answers(routes.one, aWithdrawal());
    await send(shown);
    expect(await screen.findByText(t('withdraw.now-REQUESTED'))).toBeVisible();
    expect(location.search).toBe('?w=wdr-1');
    const [{ input, key } = { input: null, key: null }] = wire.asked(routes.request);
    expect(input).toEqual({ payeeId: 'payee-1', amount: '400', paymentPassword: '123456' });
    expect(key).toBeTruthy();
  });

  const REFUSALS: readonly RefusalCode[] = [
    'wallet.insufficient',
    'cashier.turnover-missing',
    'cashier.debt-open',
    'cashier.payee-unknown',
    'cashier.payee-resting',
    'cashier.withdrawal-out-of-range',
    'cashier.too-many-withdrawals',
    'identity.payment-password-wrong',
    'identity.too-many-attempts',
  ];
  test.each(REFUSALS)('that is refused with %s says why, and keeps the amount', async (code) => {
    wire.refuses(routes.request, code);
    const shown = await open('/', 'BN');
    const amount = await fillIn(shown);
    await send(shown);
    expect(await shown.screen.findByText(shown.refusal(code))).toBeVisible();
    expect(amount).toHaveValue('400');
  });

  test('sends the same request under the same key when the line broke', async () => {
    wire.breaks(routes.request);
    const shown = await open();
    await fillIn(shown);
    await send(shown);
    expect(await shown.screen.findByText(shown.t('app.line-broken'))).toBeVisible();
    wire.answers(routes.request, aWithdrawal());
    wire.answers(routes.one, aWithdrawal());
    await send(shown);
    await shown.screen.findByText(shown.t('withdraw.now-REQUESTED'));
    expect(new Set(wire.asked(routes.request).map(({ key }) => key)).size).toBe(1);
  });

  test.each(['identity.code-wrong', 'identity.code-expired'] as const)(
    'asks from a new place for a code that was sent; one refused with %s is said at it',
    async (code) => {
      const value = { factors: 'sms mail' };
      wire.refuses(routes.request, 'identity.factor-needed', { value });
      const shown = await open('/', 'BN');
      const { screen, user, t, refusal } = shown;
      await fillIn(shown);
      await send(shown);
      const step = within(await screen.findByRole('region', { name: t('withdraw.confirm-place') }));
      await send(shown);
      expect(step.getByText(t('app.required'))).toBeVisible();
      wire.answers(paymentPasswordRoutes.askCode, { expiredMinutes: 2 });
      await user.click(step.getByRole('button', { name: t('code.send') }));
      await expect.poll(() => wire.asked(paymentPasswordRoutes.askCode)).toHaveLength(1);
      const field = step.getByRole('textbox', { name: t('code.code') });
      await user.type(field, '111111');
      wire.refuses(routes.request, code, { field: 'proofCode' });
      await send(shown);
      expect(await step.findByText(refusal(code))).toBeVisible();
      wire.answers(routes.request, aWithdrawal());
      wire.answers(routes.one, aWithdrawal());
      await user.clear(field);
      await user.type(field, '222222');
      await send(shown);
      expect(await screen.findByText(t('withdraw.now-REQUESTED'))).toBeVisible();
      expect(wire.asked(routes.request).at(-1)?.input).toMatchObject({
        proof: 'sms',
        proofCode: '222222',
      });
    },
  );
});

describe('where nothing can be asked for the page says what helps', () => {
  test.each([
    ['no-pin', { hasPaymentPassword: false }],
    ['no-payee', { payees: [] }],
    ['too-many', { open: 3 }],
    ['method-off', { payees: [aPayee({ method: 'gone' })] }],
  ] as const)('%s', async (why, different) => {
    for (const language of ['EN', 'BN'] as const) {
      wire.answers(routes.terms, { ...withdrawalTerms(), ...different });
      const { screen, t, unmount } = await open('/', language);
      const words = t(`withdraw.${why}`, { open: 3 });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('textbox', { name: t('cashier.amount') })).toBeNull();
      unmount();
    }
  });

  test('a payment password is chosen on the page of security', async () => {
    wire.answers(routes.terms, withdrawalTerms({ hasPaymentPassword: false }));
    const { screen, user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('security.pin-choose') }));
    expect(location.search).toBe('?mc=securityCenter');
  });

  test('too little, an account that rests, and no way to pay out at all', async () => {
    wire.answers(routes.terms, withdrawalTerms({ available: '99.00' }));
    const little = await open();
    const minimum = little.t('withdraw.too-little', { minimum: '৳100.00' });
    expect(await little.screen.findByText(minimum)).toBeVisible();
    little.unmount();
    wire.answers(routes.terms, withdrawalTerms({ payees: [aPayee({ usableFrom: FAR })] }));
    const resting = await open('/', 'BN');
    const words = resting.t('withdraw.resting', { at: '2099-03-01 16:00:00' });
    expect(await resting.screen.findByText(words)).toBeVisible();
    resting.unmount();
    wire.answers(routes.terms, withdrawalTerms({ methods: [] }));
    const closed = await open();
    expect(await closed.screen.findByText(closed.t('withdraw.closed-words'))).toBeVisible();
  });

  test('what has still to be staked and what is owed stand beside what can go out', async () => {
    const turnover = { needed: '500.00', done: '120.00', missing: '380.00' };
    const debt = { owed: '900.00', held: '100.00', depositId: 'dep-9' };
    wire.answers(routes.terms, withdrawalTerms({ available: '500.00', turnover, debt }));
    const { screen, t } = await open();
    const words = t('withdraw.turnover-words', {
      needed: '৳500.00',
      done: '৳120.00',
      missing: '৳380.00',
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(t('withdraw.of-cash', { cash: '৳1,000.00' }))).toBeVisible();
    expect(screen.getByRole('progressbar', { name: t('withdraw.turnover') })).toBeVisible();
    const see = screen.getByRole('link', { name: t('withdraw.debt-see') });
    expect(see).toHaveAttribute('href', '/?mc=depositv2&d=dep-9');
  });

  test('a frozen account is left to customer service', async () => {
    const frozen = aMember({ restriction: 'frozen' });
    wire.answers(routes.list, { rows: [aWithdrawal()], next: null });
    const { screen, t } = await show(<WithdrawPage />, { member: frozen, language: 'BN' });
    expect(await screen.findByText(t('withdraw.frozen'))).toBeVisible();
    expect(await screen.findByText('৳400.00')).toBeVisible();
    // What could go out by itself is not said where nothing does.
    expect(screen.queryByText(t('withdraw.available'))).toBeNull();
    expect(
      screen.queryByRole('button', { name: new RegExp(`^${t('withdraw.remove')}`) }),
    ).toBeNull();
  });
});
