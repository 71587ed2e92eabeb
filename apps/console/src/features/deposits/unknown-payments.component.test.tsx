import { consoleChannelRoutes } from '@nokshi/contract/console/channels.ts';
import { consoleCashierRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import DepositsDesk from './deposits-desk.tsx';

const AT = '2026-03-01T10:00:00.000Z';
const REASON = 'returned by the provider';
const lost = {
  id: 'upy_1',
  channel: 'best-pay',
  reference: 'BP-2026-17',
  outcome: 'paid' as const,
  amount: '1420.00',
  depositNamed: 'ORDER 17',
  firstAt: AT,
  lastAt: AT,
};

const opened = (options: Parameters<typeof show>[1]) => {
  wire.holds(consoleChannelRoutes.list);
  wire.answers(routes.callbacks, { rows: [], next: null });
  wire.answers(routes.unknownPayments, { rows: [lost], next: null });
  return show(<DepositsDesk />, { at: '/deposits?view=callbacks', ...options });
};

test.each(READERS)(
  'in %s: a payment without a deposit waits among the callbacks until it is settled with a reason',
  async (language) => {
    const { screen, user, t } = await opened({ language });
    const table = within(await screen.findByRole('table', { name: t('deposits.unknown') }));
    for (const text of ['BP-2026-17', 'ORDER 17', '৳1,420.00'])
      expect(table.getByText(text)).toBeVisible();
    await user.click(table.getByRole('button', { name: t('deposits.settle') }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(t('member.reason')), REASON);
    wire.answers(routes.settlePayment, {});
    wire.answers(routes.unknownPayments, { rows: [], next: null });
    await user.click(dialog.getByRole('button', { name: t('deposits.settle') }));
    expect(await screen.findByText(t('deposits.settled-now'))).toBeVisible();
    expect(await screen.findByText(t('deposits.unknown-none'))).toBeVisible();
    expect(wire.asked(routes.settlePayment)[0]?.input).toEqual({
      id: 'upy_1',
      outcome: 'paid',
      amount: '1420.00',
      reason: REASON,
    });
  },
);

test('who may only look sees it and cannot settle it', async () => {
  const { screen, t } = await opened({ may: ['cashier.read'] });
  const table = within(await screen.findByRole('table', { name: t('deposits.unknown') }));
  expect(table.getByText('BP-2026-17')).toBeVisible();
  expect(table.queryByRole('button', { name: t('deposits.settle') })).toBeNull();
});
