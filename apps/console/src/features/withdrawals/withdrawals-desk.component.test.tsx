import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { consoleWithdrawalRoutes as routes } from '@nokshi/contract/console/withdrawals.ts';
import { PERMISSIONS } from '@nokshi/contract/permissions.ts';
import type { Route } from '@nokshi/contract/route.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import type { Act, OneWithdrawal } from './withdrawal.ts';
import WithdrawalsDesk from './withdrawals-desk.tsx';

const LANGUAGES = ['EN', 'BN'] as const;
const AT = '2026-03-01T10:00:00.000Z';
const REASON = 'compared with the papers';

/** A withdrawal that waits for the house; say what is different about yours. */
const aWithdrawal = (different: Partial<OneWithdrawal> = {}): OneWithdrawal => ({
  id: 'wdr-1',
  state: 'REQUESTED',
  amount: '1000.00',
  method: 'demo-wallet',
  methodName: { EN: 'Demo wallet', BN: 'ডেমো ওয়ালেট' },
  holder: 'Rahima Khatun',
  account: '•••••••5678',
  received: null,
  reference: null,
  requestedAt: AT,
  confirmBy: null,
  answers: [],
  next: { owner: 'house', by: null },
  review: null,
  steps: [{ state: 'REQUESTED', at: AT, note: null }],
  memberId: 'member-1',
  username: 'rahima01',
  risks: ['first'],
  riskCase: null,
  fullAccount: '01712345678',
  verified: false,
  payeeName: null,
  kind: 'automatic',
  totals: { deposited: '0.00', withdrawn: '0.00', staked: '0.00', paidOut: '0.00' },
  registeredAt: AT,
  sharedWith: [],
  reasons: [],
  proofs: [],
  ...different,
});

// Nobody else has proposed anything.
beforeEach(() => wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null }));

async function opened(one: OneWithdrawal, options: Parameters<typeof show>[1] = {}) {
  wire.answers(routes.one, one);
  const shown = await show(<WithdrawalsDesk />, { at: '/withdrawals?w=wdr-1', ...options });
  await shown.screen.findByText(one.fullAccount);
  return shown;
}

type Case = readonly [Act, Partial<OneWithdrawal>, Route, object, OneWithdrawal['state']];
const CASES: readonly Case[] = [
  ['approve', {}, routes.approve, { amount: '1000.00' }, 'APPROVED'],
  ['reject', {}, routes.reject, {}, 'REJECTED'],
  ['again', { state: 'FAILED' }, routes.again, {}, 'PAID'],
  [
    'refund',
    { state: 'PARTIAL', received: '400.25' },
    routes.resolve,
    { decision: 'refund', amount: '599.75' },
    'RECEIVED_PARTIAL',
  ],
  [
    'uphold',
    { state: 'DISPUTED' },
    routes.resolve,
    { decision: 'uphold', amount: '1000.00' },
    'RECEIVED',
  ],
];

test.each(LANGUAGES.flatMap((language) => CASES.map((each) => [language, ...each] as const)))(
  'in %s: %s takes a reason, is sent as it was looked at, and the page shows what came of it',
  async (language, act, different, route, sent, state) => {
    const { screen, user, t, refusal } = await opened(aWithdrawal(different), { language });
    const press = (within_: { getByRole: typeof screen.getByRole }) =>
      user.click(within_.getByRole('button', { name: t(`withdrawals.${act}`) }));
    await press(screen);
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(t('member.reason')), REASON);
    wire.refuses(route, 'cashier.withdrawal-changed');
    await press(dialog);
    expect(await dialog.findByText(refusal('cashier.withdrawal-changed'))).toBeVisible();
    wire.answers(
      route,
      route === routes.reject || route === routes.again ? {} : { proposal: null },
    );
    wire.answers(routes.one, aWithdrawal({ ...different, state, next: null }));
    await press(dialog);
    expect(await screen.findByText(t(`withdrawals.${act}-done`))).toBeVisible();
    expect((await screen.findAllByText(t(`withdrawal.${state}`)))[0]).toBeVisible();
    expect(screen.getByText(t('withdrawals.over'))).toBeVisible();
    expect(wire.asked(route).at(-1)?.input).toEqual({ id: 'wdr-1', reason: REASON, ...sent });
  },
);

test('what was paid by hand is recorded with its reference', async () => {
  const one = aWithdrawal({ state: 'APPROVED', kind: 'by-hand', method: 'demo-bank' });
  const { screen, user, t } = await opened(one);
  await user.click(screen.getByRole('button', { name: t('withdrawals.paid') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(t('withdrawals.reference'))), 'TRX-2026-17');
  await user.type(dialog.getByLabelText(t('member.reason')), REASON);
  wire.answers(routes.paid, {});
  wire.answers(routes.one, { ...one, state: 'PAID', reference: 'TRX-2026-17' });
  await user.click(dialog.getByRole('button', { name: t('withdrawals.paid') }));
  expect(await screen.findByText(t('withdrawals.paid-done'))).toBeVisible();
  expect(await screen.findByText(/TRX-2026-17/)).toBeVisible();
  expect(wire.asked(routes.paid)[0]?.input).toMatchObject({ reference: 'TRX-2026-17' });
});

test('what needs a second person is said to wait for one', async () => {
  const { screen, user, t } = await opened(aWithdrawal());
  wire.answers(routes.approve, { proposal: 'prp-1' });
  await user.click(screen.getByRole('button', { name: t('withdrawals.approve') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(t('member.reason')), REASON);
  await user.click(dialog.getByRole('button', { name: t('withdrawals.approve') }));
  expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
  expect(screen.getAllByText(t('withdrawal.REQUESTED'))[0]).toBeVisible();
});

test('who may only read is offered no act', async () => {
  const may = PERMISSIONS.filter((permission) => permission !== 'cashier.act');
  const { screen, t } = await opened(aWithdrawal(), { may });
  expect(screen.queryByRole('button', { name: t('withdrawals.approve') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('withdrawals.reject') })).toBeNull();
});

test('how long a member may answer is set with a reason, and told in days', async () => {
  wire.answers(routes.list, { rows: [], next: null });
  wire.answers(routes.terms, { confirmMinutes: 1_440 });
  const { screen, user, t } = await show(<WithdrawalsDesk />, { at: '/withdrawals' });
  expect(await screen.findByText(t('withdrawals.terms', { span: '1 day' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('time.change') }));
  const dialog = within(screen.getByRole('dialog'));
  const minutes = dialog.getByLabelText(t('withdrawals.minutes'));
  await user.clear(minutes);
  await user.type(minutes, '2970');
  const span = '2 days 1 hour 30 minutes';
  expect(dialog.getByText(t('time.is', { span }))).toBeVisible();
  await user.type(dialog.getByLabelText(t('member.reason')), REASON);
  wire.answers(routes.setTerms, { proposal: null });
  wire.answers(routes.terms, { confirmMinutes: 2_970 });
  await user.click(dialog.getByRole('button', { name: t('time.change') }));
  expect(await screen.findByText(t('time.done'))).toBeVisible();
  expect(await screen.findByText(t('withdrawals.terms', { span }))).toBeVisible();
  const sent = { confirmMinutes: 2_970, reason: REASON };
  expect(wire.asked(routes.setTerms)[0]?.input).toEqual(sent);
});

test.each(LANGUAGES)(
  'in %s: what another operator proposed is decided on the page, after a question',
  async (language) => {
    const proposal = {
      id: 'prp_00000000000000000000000000000001',
      act: 'cashier.approve-withdrawal' as const,
      object: 'wdr-1',
      label: 'rahima01 ৳1,000.00',
      changes: [
        { field: 'state', from: 'REQUESTED', to: 'APPROVED' },
        { field: 'account', from: '', to: '01712345678, Rahima Khatun' },
        { field: 'risks', from: '', to: 'first quick' },
      ],
      reason: REASON,
      state: 'PENDING' as const,
      proposedBy: 'asma',
      proposedAt: AT,
      expiresAt: AT,
      decidedBy: null,
      decidedAt: null,
      note: null,
      own: false,
      mayDecide: true,
    };
    wire.answers(consoleProposalRoutes.proposals, { rows: [proposal], next: null });
    const { screen, user, t } = await opened(aWithdrawal(), { language });
    const card = within(
      await screen.findByRole('region', { name: t('act.cashier.approve-withdrawal') }),
    );
    // The page offers no second way to the same act.
    expect(screen.getAllByRole('button', { name: t('withdrawals.approve') })).toHaveLength(1);
    const risks = [t('withdrawals.risk-first'), t('withdrawals.risk-quick')].join(', ');
    expect(card.getByText(risks)).toBeVisible();
    wire.answers(consoleProposalRoutes.approve, {});
    const approve = { name: t('proposals.approve') };
    await user.click(card.getByRole('button', approve));
    expect(wire.asked(consoleProposalRoutes.approve)).toEqual([]);
    const sure = within(await screen.findByRole('dialog'));
    await user.click(sure.getByRole('button', approve));
    await expect.poll(() => wire.asked(consoleProposalRoutes.approve)).toHaveLength(1);
  },
);
