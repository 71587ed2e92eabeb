import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { paymentPasswordRoutes } from '@nokshi/contract/player/payment-password.ts';
import { withdrawalsRoutes as routes } from '@nokshi/contract/player/withdrawals.ts';
import type { RefusalCode } from '@nokshi/contract/refusals.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { theSecurity } from '../../testing/security.ts';
import { aMember } from '../../testing/show.tsx';
import { aMethod, aPayee, aWithdrawal, withdrawalTerms } from '../../testing/till.ts';
import {
  answerWithdrawals,
  FAR,
  type Opened,
  openWithdraw as open,
  sayAmount,
  typePin,
} from '../../testing/withdraw.tsx';
import type { MessageId } from '../../locales/en/index.ts';

const fillIn = async (shown: Opened) => {
  await sayAmount(shown);
  await typePin(shown);
};
const send = ({ screen, user, t }: Opened) =>
  user.click(screen.getByRole('button', { name: new RegExp(`^${t('withdraw.do')}`) }));
/** The summary of a step that is settled. */
const settled = ({ screen, t }: Opened, step: MessageId) =>
  screen.getByRole('region', { name: new RegExp(`${t(step)}$`) }).textContent ?? '';

beforeEach(answerWithdrawals);

describe('the form of a withdrawal', () => {
  test('says at the field what is wrong, and what follows before it asks for the password', async () => {
    const shown = await open('/', 'BN');
    const { screen, t } = shown;
    await sayAmount(shown, '99.99');
    expect(screen.getByText(t('withdraw.too-low', { minimum: '৳100.00' }))).toBeVisible();
    await sayAmount(shown, '1000.01');
    expect(screen.getByText(t('withdraw.too-much', { available: '৳1,000.00' }))).toBeVisible();
    expect(screen.queryByLabelText(t('withdraw.pin'))).toBeNull();
    await sayAmount(shown);
    const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(settled(shown, 'cashier.amount')).toContain('৳400.00');
    expect(settled(shown, 'withdraw.to')).toContain('•••••••5678');
    expect(fact(t('withdraw.you-get'))).toBe('৳400.00');
    expect(settled(shown, 'withdraw.to')).toContain('Rahima Khatun');
    expect(fact(t('withdraw.paid'))).toBe(t('cashier.within-minutes', { minutes: 30 }));
    expect(fact(t('withdraw.balance-after'))).toBe('৳600.00');
    expect(screen.getByText(new RegExp(t('withdraw.unverified')))).toBeVisible();
    wire.answers(routes.request, aWithdrawal());
    wire.answers(routes.one, aWithdrawal());
    await typePin(shown);
    await send(shown);
    expect(await screen.findByText(t('withdraw.now-REQUESTED'))).toBeVisible();
    expect(location.search).toBe('?w=wdr-1');
    const [{ input, key } = { input: null, key: null }] = wire.asked(routes.request);
    expect(input).toEqual({ payeeId: 'payee-1', amount: '400', paymentPassword: '123456' });
    expect(key).toBeTruthy();
  });

  test('asks for the amount and for the account again where one of them is changed', async () => {
    const bank = { method: 'demo-bank', methodName: { EN: 'Demo bank', BN: 'ডেমো ব্যাংক' } };
    const second = aPayee({ id: 'payee-2', account: '•••••9999', ...bank });
    const low = aMethod({ code: 'demo-bank', name: bank.methodName, maximum: '300.00' });
    wire.answers(
      routes.terms,
      withdrawalTerms({ methods: [aMethod(), low], payees: [aPayee(), second] }),
    );
    const shown = await open();
    const { screen, user, t } = shown;
    const change = (step: MessageId) =>
      user.click(
        screen.getByRole('button', { name: new RegExp(`^${t('withdraw.change')} ?: ${t(step)}$`) }),
      );
    const continueOn = () =>
      user.click(screen.getByRole('button', { name: t('withdraw.continue') }));
    await sayAmount(shown);
    await typePin(shown);
    await change('withdraw.to');
    await user.click(screen.getByRole('radio', { name: /9999/ }));
    await continueOn();
    // The other account takes less.
    const field = screen.getByRole('textbox', { name: t('cashier.amount') });
    expect(field).toHaveValue('400');
    await sayAmount(shown, '300');
    expect(settled(shown, 'withdraw.to')).toContain('•••••9999');
    expect(await screen.findByLabelText(t('withdraw.pin'))).toHaveValue('123456');
    await change('cashier.amount');
    expect(screen.getByRole('textbox', { name: t('cashier.amount') })).toHaveValue('300');
    expect(screen.queryByLabelText(t('withdraw.pin'))).toBeNull();
  });

  test('begins without a payment password and an account, and makes both on the way', async () => {
    wire.answers(routes.terms, withdrawalTerms({ hasPaymentPassword: false, payees: [] }));
    wire.answers(securityRoutes.security, theSecurity());
    const shown = await open('/', 'BN');
    const { screen, user, t } = shown;
    await sayAmount(shown);
    expect(await screen.findByText(t('withdraw.pin-first'))).toBeVisible();
    const secret = (label: string) => screen.findByLabelText(label);
    await user.type(await secret(t('login.password')), 'a long password');
    await user.type(await secret(t('security.paymentPassword')), '481516');
    await user.type(await secret(t('security.confirmPaymentPassword')), '481516');
    wire.answers(paymentPasswordRoutes.set, {});
    wire.answers(routes.terms, withdrawalTerms({ payees: [] }));
    await user.click(screen.getByRole('button', { name: t('security.pin-choose') }));
    await user.type(
      await screen.findByRole('textbox', { name: t('withdraw.holder') }),
      'Rahima Khatun',
    );
    await user.type(screen.getByRole('textbox', { name: 'ওয়ালেট নম্বর' }), '01712345678');
    // It was chosen a moment ago on this page.
    expect(screen.getByLabelText(t('withdraw.pin'))).toHaveValue('481516');
    wire.answers(routes.addPayee, aPayee());
    wire.answers(routes.terms, withdrawalTerms());
    await user.click(screen.getByRole('button', { name: t('withdraw.add') }));
    expect(await screen.findByText(t('withdraw.you-get'))).toBeVisible();
    expect(screen.getByLabelText(t('withdraw.pin'))).toHaveValue('481516');
    wire.answers(routes.request, aWithdrawal());
    wire.answers(routes.one, aWithdrawal());
    await send(shown);
    expect(await screen.findByText(t('withdraw.now-REQUESTED'))).toBeVisible();
    expect(wire.asked(routes.request)[0]?.input.paymentPassword).toBe('481516');
  });

  const REFUSALS: readonly RefusalCode[] = [
    'wallet.insufficient',
    'cashier.turnover-missing',
    'cashier.debt-open',
    'cashier.payee-unknown',
    'cashier.payee-resting',
    'cashier.withdrawal-out-of-range',
    'cashier.too-many-withdrawals',
    'cashier.withdrawal-day',
    'identity.payment-password-wrong',
    'identity.too-many-attempts',
  ];
  test.each(REFUSALS)('that is refused with %s says why, and keeps the amount', async (code) => {
    wire.refuses(routes.request, code);
    const shown = await open('/', 'BN');
    await fillIn(shown);
    await send(shown);
    expect(await shown.screen.findByText(shown.refusal(code))).toBeVisible();
    expect(settled(shown, 'cashier.amount')).toContain('৳400.00');
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
    ['too-many', { open: 3 }],
    ['day-used', { leftToday: '50.00' }],
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
    await resting.user.click(
      resting.screen.getByRole('button', { name: resting.t('withdraw.manage') }),
    );
    expect(location.search).toBe('?mc=securityCenter&tab=payees');
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

  test.each(READERS)(
    'a debt for a corrected result says so, without a payment to see, in %s',
    async (language) => {
      const debt = { owed: '40.00', held: '25.00', depositId: null };
      wire.answers(routes.terms, withdrawalTerms({ available: '0.00', debt }));
      const { screen, t } = await open('/', language);
      const words = t('withdraw.debt-of-result', { held: '৳25.00', owed: '৳40.00' });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('link', { name: t('withdraw.debt-see') })).toBeNull();
    },
  );

  test('no password and no account is asked for where there is too little', async () => {
    const different = { available: '0.00', hasPaymentPassword: false, payees: [] };
    wire.answers(routes.terms, withdrawalTerms(different));
    const { screen, t } = await open('/', 'BN');
    const words = t('withdraw.too-little', { minimum: '৳100.00' });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test.each(READERS)(
    'a review is announced before anything is asked for, and withdrawals can be requested (%s)',
    async (language) => {
      const review = { since: '2026-03-01T10:00:00.000Z', by: '2026-03-04T10:00:00.000Z' };
      wire.answers(routes.terms, withdrawalTerms({ review }));
      const { screen, t } = await open('/', language);
      const words = t('withdraw.review-first', {
        since: '2026-03-01 16:00:00',
        by: '2026-03-04 16:00:00',
      });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('textbox', { name: t('cashier.amount') })).toBeVisible();
    },
  );

  test('a frozen account is left to customer service', async () => {
    const frozen = aMember({ restriction: 'frozen' });
    wire.answers(routes.list, { rows: [aWithdrawal()], next: null });
    const { screen, t } = await open('/', 'BN', frozen);
    expect(await screen.findByText(t('withdraw.frozen'))).toBeVisible();
    expect(await screen.findByText('৳400.00')).toBeVisible();
    // What could go out by itself is not said where nothing does.
    expect(screen.queryByText(t('withdraw.available'))).toBeNull();
    expect(
      screen.queryByRole('button', { name: new RegExp(`^${t('withdraw.remove')}`) }),
    ).toBeNull();
  });
});
