import { agentSlipsRoutes } from '@nokshi/contract/player/agent-slips.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aSlipCase, idOf, KARIM } from '../../../testing/contracts.ts';
import { aMember, show } from '../../../testing/show.tsx';
import { SlipView } from './slip-view.tsx';

const open = (slip: ReturnType<typeof aSlipCase>, language: (typeof READERS)[number] = 'EN') => {
  wire.answers(agentSlipsRoutes.slip, slip);
  wire.usually(agentSlipsRoutes.slipLines, { rows: [], next: null });
  const at = `/?ac=agentDividendRecordCopy2&slip=${slip.id}`;
  return show(<SlipView slipId={slip.id} />, { member: aMember(), language, at });
};

type Shown = Awaited<ReturnType<typeof open>>;

/** The lines of the computation, as they are read. */
async function linesOf({ screen, t }: Shown) {
  const how = await screen.findByRole('region', { name: t('slip.how') });
  return within(how)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
}

describe.each(READERS)('a slip (%s)', (language) => {
  test('of a dividend adds up from its components, line by line and in words', async () => {
    const shown = await open(aSlipCase(), language);
    const { screen, t } = shown;
    expect(await linesOf(shown)).toEqual([
      [t('slip.part-staked'), '৳110,000.00'],
      [t('slip.part-paid'), '−৳50,000.00'],
      [t('slip.part-rebates'), '৳0.00'],
      [t('slip.part-wages'), '−৳3,000.00'],
      [t('slip.part-promotions'), '−৳2,000.00'],
      [t('slip.part-fees'), '৳0.00'],
      [t('slip.part-loss'), '৳55,000.00'],
      [t('slip.part-carry'), '−৳5,000.00'],
      [t('slip.part-base'), '৳50,000.00'],
      [t('slip.part-earned', { rate: '30.00' }), '৳15,000.00'],
      [t('slip.part-amount'), '৳15,000.00'],
      [t('slip.part-payable'), '৳15,000.00'],
    ]);
    const words = {
      loss: '৳55,000.00',
      carry: '−৳5,000.00',
      base: '৳50,000.00',
      rate: '30.00',
      earned: '৳15,000.00',
    };
    expect(screen.getByText(t('slip.say-dividend', words))).toBeVisible();
    const tiers = within(screen.getByRole('table', { name: t('contract.tiers') }));
    expect(tiers.getAllByRole('row')[2]).toHaveTextContent(`2 · ${t('contract.tier-reached')}`);
  });

  test('of the house says what is paid on, what was owed, and what changed later', async () => {
    const slip = aSlipCase({
      kind: 'daily',
      payMode: 'house',
      changes: '-15.00',
      amount: '1485.00',
      paidDown: '600.00',
      owedIn: '85.00',
      payable: '800.00',
      changed: [
        {
          wagerId: idOf('wgr', '9'),
          member: KARIM,
          from: '2026-03-08T18:00:00.000Z',
          to: '2026-03-09T18:00:00.000Z',
          before: { base: '1000.00', rate: '1.50' },
          after: { base: '0.00', rate: null },
          amount: '-15.00',
        },
      ],
    });
    const shown = await open(slip, language);
    const { screen, t } = shown;
    expect((await linesOf(shown)).slice(1)).toEqual([
      [t('slip.part-earned', { rate: '1.50' }), '৳1,500.00'],
      [t('slip.part-changes'), '−৳15.00'],
      [t('slip.part-amount'), '৳1,485.00'],
      [t('slip.part-down'), '−৳600.00'],
      [t('slip.part-owed'), '−৳85.00'],
      [t('slip.part-payable'), '৳800.00'],
    ]);
    const changed = within(screen.getByRole('table', { name: t('slip.changed') }));
    expect(changed.getAllByRole('row')[1]).toHaveTextContent('2026-03-09');
    expect(
      changed.getByText(t('slip.changed-at', { base: '৳1,000.00', rate: '1.50' })),
    ).toBeVisible();
    expect(changed.getByText(t('slip.changed-none', { base: '৳0.00' }))).toBeVisible();
    expect(screen.getByText(t('slip.paid-by')).nextSibling).toHaveTextContent(t('contract.house'));
  });
});

test('a period below zero says that nothing is paid, and what is carried over', async () => {
  const shown = await open(
    aSlipCase({
      loss: '-1500.00',
      carryIn: '0.00',
      carryOut: '-1500.00',
      amount: '0.00',
      payable: '0.00',
      state: 'NOTHING',
    }),
  );
  const { screen, t } = shown;
  expect(await linesOf(shown)).toContainEqual([t('slip.part-carry-out'), '−৳1,500.00']);
  expect(screen.getByText(t('slip.say-negative-plain', { loss: '−৳1,500.00' }))).toBeVisible();
});

test('a slip without a tier says that none was reached', async () => {
  const none = {
    tier: null,
    rate: null,
    amount: '0.00',
    payable: '0.00',
    state: 'NOTHING',
  } as const;
  const { screen, t } = await open(aSlipCase({ kind: 'hourly', ...none }));
  expect(await screen.findByText(t('slip.say-no-tier'))).toBeVisible();
});

test('each member’s line leads to the bets of that member in the days of the slip', async () => {
  wire.answers(agentSlipsRoutes.slipLines, {
    rows: [
      {
        member: KARIM,
        depth: 2,
        wagers: 40,
        staked: '1000.00',
        paid: '900.00',
        valid: '1000.00',
        share: '15.000000',
      },
    ],
    next: null,
  });
  const { screen, t, user } = await open(aSlipCase({ kind: 'daily' }));
  const row = await screen.findByRole('button', { name: t('slip.bets-of', { name: 'karim77' }) });
  expect(row.closest('tr')).toHaveTextContent('karim77240৳1,000.00৳900.00৳1,000.00৳15.000000');
  await user.click(row);
  const params = new URLSearchParams(location.search);
  expect(params.get('ac')).toBe('personalHistoryCopy');
  expect([params.get('query'), params.get('from'), params.get('to'), params.get('slip')]).toEqual([
    'karim77',
    '2026-03-11',
    '2026-03-11',
    null,
  ]);
});

test('five minutes are kept without what they paid, so their lines do not say it', async () => {
  const play = { wagers: 2, staked: '40.00', paid: '0.00', valid: '40.00', share: '0.600000' };
  wire.answers(agentSlipsRoutes.slipLines, {
    rows: [{ member: KARIM, depth: 2, ...play }],
    next: null,
  });
  const { screen, t } = await open(aSlipCase({ kind: 'real-time' }));
  const lines = within(await screen.findByRole('table', { name: t('slip.lines') }));
  expect(lines.getByRole('columnheader', { name: t('slip.share') })).toBeVisible();
  expect(lines.queryByRole('columnheader', { name: t('slip.paid') })).toBeNull();
});

test('an overdue slip tells the one who waits that it is tried again, without a way to pay', async () => {
  const { screen, t } = await open(
    aSlipCase({ kind: 'daily', state: 'OVERDUE', isBadRecord: true, paidAt: null }),
  );
  expect(await screen.findByText(t('slip.overdue-own', { amount: '৳1,500.00' }))).toBeVisible();
  expect(screen.getByText(t('slip.bad-words'))).toBeVisible();
  expect(screen.queryByRole('button', { name: /৳1,500/ })).toBeNull();
});

test('an unknown slip is said to be unknown', async () => {
  wire.refuses(agentSlipsRoutes.slip, 'agents.slip-unknown');
  const { screen, refusal } = await show(<SlipView slipId={idOf('slp', '404')} />, {
    member: aMember(),
  });
  expect(await screen.findByText(refusal('agents.slip-unknown'))).toBeVisible();
});

describe.each(READERS)('a closing slip (%s)', (language) => {
  const closing = (side: 'own' | 'given') =>
    aSlipCase({
      kind: 'daily',
      side,
      closing: true,
      tier: null,
      rate: null,
      changes: '-80.00',
      owedIn: '20.00',
      amount: '-80.00',
      payable: '-100.00',
      state: 'OVERDUE',
      paidAt: null,
    });

  test('is paid back by the one below, who can do so at once', async () => {
    const slip = closing('own');
    const { screen, t, user } = await open(slip, language);
    const name = slip.upline?.name ?? '';
    const words = { amount: '৳100.00', name };
    expect(await screen.findByText(t('slip.closing-words'))).toBeVisible();
    expect(screen.getByText(t('slip.back-own', words))).toBeVisible();
    expect(screen.getByText(t('slip.part-back')).nextSibling).toHaveTextContent('৳100.00');
    expect(screen.queryByText(t('slip.lines'))).toBeNull();
    wire.answers(agentSlipsRoutes.paySlip, { ...slip, state: 'PAID_LATE' });
    await user.click(screen.getByRole('button', { name: t('slip.pay-of', words) }));
    expect(await screen.findByText(t('slip.paid-now', words))).toBeVisible();
  });

  test('tells the one above that it is owed, without a way to pay', async () => {
    const slip = closing('given');
    const { screen, t } = await open(slip, language);
    const words = { amount: '৳100.00', name: slip.downline.name };
    expect(await screen.findByText(t('slip.back-given', words))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('slip.pay-of', words) })).toBeNull();
  });
});
