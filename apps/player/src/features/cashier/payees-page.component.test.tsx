import type { Language } from '@nokshi/contract/fields.ts';
import { withdrawalsRoutes as routes } from '@nokshi/contract/player/withdrawals.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMethod, aPayee, withdrawalTerms } from '../../testing/till.ts';
import { aMember, show } from '../../testing/show.tsx';
import { answerWithdrawals, FAR } from '../../testing/withdraw.tsx';
import PayeesPage from './payees-page.tsx';

const open = (language: Language = 'EN') => show(<PayeesPage />, { member: aMember(), language });

beforeEach(answerWithdrawals);

describe('the accounts to pay to', () => {
  test('a number is written as people write it, and refused where it is none', async () => {
    wire.answers(routes.terms, withdrawalTerms({ payees: [] }));
    const { screen, user, t, refusal } = await open('BN');
    const accounts = within(await screen.findByRole('region', { name: t('withdraw.payees') }));
    const add = accounts.getByRole('button', { name: t('withdraw.add') });
    const number = accounts.getByRole('textbox', { name: 'ওয়ালেট নম্বর' });
    await user.type(accounts.getByRole('textbox', { name: t('withdraw.holder') }), 'Rahima Khatun');
    await user.type(number, '1712345678');
    await user.type(accounts.getByLabelText(t('withdraw.pin')), '123456');
    await user.click(add);
    expect(accounts.getByText(t('withdraw.account-wrong'))).toBeVisible();
    expect(wire.asked(routes.addPayee)).toEqual([]);
    await user.clear(number);
    await user.type(number, '০১৭১২-৩৪৫৬৭৮');
    for (const code of ['cashier.payee-known', 'identity.payment-password-wrong'] as const) {
      wire.refuses(routes.addPayee, code);
      await user.click(add);
      expect(await accounts.findByText(refusal(code))).toBeVisible();
    }
    wire.answers(routes.addPayee, aPayee());
    wire.answers(routes.terms, withdrawalTerms());
    await user.click(add);
    expect(await screen.findByText(t('withdraw.added'))).toBeVisible();
    expect((await accounts.findAllByText(/5678/))[0]).toBeVisible();
    expect(wire.asked(routes.addPayee).at(-1)?.input).toMatchObject({ account: '01712345678' });
  });

  test('one that rests says until when, and one is removed after a yes', async () => {
    const bank = { method: 'demo-bank', methodName: { EN: 'Demo bank', BN: 'ডেমো ব্যাংক' } };
    const second = aPayee({ id: 'payee-2', ...bank, usableFrom: FAR });
    const methods = [aMethod(), aMethod({ code: 'demo-bank', name: bank.methodName })];
    wire.answers(routes.terms, withdrawalTerms({ methods, payees: [aPayee(), second] }));
    const { screen, user, t } = await open();
    const until = t('withdraw.rests', { at: '2099-03-01 16:00:00' });
    expect(await screen.findByText(until)).toBeVisible();
    const removes = screen.getAllByRole('button', {
      name: new RegExp(`^${t('withdraw.remove')} ?:`),
    });
    await user.click(removes[1] ?? document.body);
    const sure = within(screen.getByRole('dialog', { name: t('withdraw.remove-title') }));
    wire.answers(routes.removePayee, {});
    wire.answers(routes.terms, withdrawalTerms({ methods }));
    await user.click(sure.getByRole('button', { name: t('withdraw.remove') }));
    expect(await screen.findByText(t('withdraw.removed'))).toBeVisible();
    expect(wire.asked(routes.removePayee)).toMatchObject([{ input: { id: 'payee-2' } }]);
  });

  test('no more than may be kept are added', async () => {
    wire.answers(routes.terms, withdrawalTerms({ payeesAtMost: 1 }));
    const { screen, t } = await open();
    expect(await screen.findByText(t('withdraw.payees-full', { atMost: 1 }))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('withdraw.add') })).toBeNull();
  });
});
