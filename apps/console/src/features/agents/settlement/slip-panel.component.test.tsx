import { consoleAgentRunsRoutes as routes } from '@nokshi/contract/console/agent-contracts.ts';
import { consoleHarmRoutes } from '@nokshi/contract/console/harm.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aContract, aMarkedSlip, aSlip } from '../../../testing/agents.ts';
import { show } from '../../../testing/show.tsx';
import SettlementDesk from './settlement-desk.tsx';

beforeEach(() => {
  wire.answers(routes.slips, { rows: [aSlip()], next: null });
  wire.answers(routes.slip, { ...aSlip(), terms: aContract().terms });
  wire.answers(consoleHarmRoutes.ofSlip, aMarkedSlip());
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });
});

describe('a slip', () => {
  test.each(READERS)(
    'adds up line by line, and marks the tier it reached (%s)',
    async (language) => {
      const at = `/settlement?tab=slips&slip=${aSlip().id}`;
      const { screen, t } = await show(<SettlementDesk />, { language, at });
      const dialog = await screen.findByRole('dialog');
      await within(dialog).findByText(t('slips.component-rebates'));
      for (const figure of ['৳90,000.00', '−৳2,000.00', '−৳3,000.00', '−৳90.00', '৳7,200.00'])
        expect(dialog).toHaveTextContent(figure);
      const terms = within(within(dialog).getByRole('table', { name: t('contracts.terms') }));
      expect(terms.getAllByRole('row')[2]).toHaveTextContent(t('contracts.tier-reached'));
    },
  );

  test('of a real-time wage says what won and lost bets gave', async () => {
    const wage = aSlip({ kind: 'real-time', wonPart: '1.75', lostPart: '6.00', components: null });
    wire.answers(routes.slip, { ...wage, terms: aContract().terms });
    const at = `/settlement?tab=slips&slip=${wage.id}`;
    const { screen, t } = await show(<SettlementDesk />, { at });
    const sum = within(await screen.findByRole('region', { name: t('slips.sum') }));
    expect(sum.getByText('৳1.75')).toBeVisible();
    expect(sum.getByText('৳6.00')).toBeVisible();
    expect(screen.getByText(wage.id)).toBeVisible();
    expect(await screen.findByRole('region', { name: t('marked.title') })).toBeVisible();
  });

  test.each(READERS)('names its members, each with the way to the bets (%s)', async (language) => {
    const [from, middle, to] = ['2026-11-15', '2026-11-16', '2026-11-22'].map(
      (day) => `${day}T18:00:00.000Z`,
    ) as [string, string, string];
    const line = { depth: 1, wagers: 1_200, staked: '90.00', paid: '60.00', valid: '81.00' };
    const karim = { id: `mbr_${'1'.repeat(32)}`, username: 'karim' };
    const nila = { id: `mbr_${'2'.repeat(32)}`, username: 'nila' };
    wire.answers(routes.lines, {
      rows: [
        { ...line, member: karim, share: '24.300000', spans: [{ from, to }] },
        {
          ...line,
          member: nila,
          share: null,
          spans: [
            { from, to: middle },
            { from: middle, to },
          ],
        },
      ],
      next: null,
    });
    wire.answers(routes.slip, { ...aSlip({ kind: 'daily' }), terms: aContract().terms });
    const at = `/settlement?tab=slips&slip=${aSlip().id}`;
    const { screen, user, t } = await show(<SettlementDesk />, { language, at });
    await user.click(await screen.findByRole('button', { name: t('slips.show-lines') }));
    const table = within(await screen.findByRole('table', { name: t('slips.lines') }));
    expect(table.getByText('৳24.300000')).toBeVisible();
    const way = (start: string, end: string) =>
      new URLSearchParams({ tab: 'wagers', settledFrom: start, settledTo: end }).toString();
    const whole = table.getByRole('link', {
      name: t('slips.bets-of', { name: 'karim', count: '1,200' }),
    });
    expect(whole).toHaveAttribute('href', expect.stringContaining(way(from, to)));
    const part = table.getByRole('link', { name: '2026-11-16' });
    expect(part).toHaveAttribute('href', expect.stringContaining(way(from, middle)));
    expect(part).toHaveAttribute('href', expect.stringContaining(nila.id));
  });

  test.each([
    ['dividend', 'slips.line-share'],
    ['real-time', 'slips.line-paid'],
  ] as const)('of a %s leaves out what its lines do not add up: %s', async (kind, title) => {
    wire.answers(routes.slip, { ...aSlip({ kind }), terms: aContract().terms });
    const member = { id: `mbr_${'1'.repeat(32)}`, username: 'karim' };
    const amounts = { staked: '90.00', paid: '0.00', valid: '81.00', share: null };
    const line = { member, depth: 1, wagers: 12, ...amounts, spans: [] };
    wire.answers(routes.lines, { rows: [line], next: null });
    const at = `/settlement?tab=slips&slip=${aSlip().id}`;
    const { screen, user, t } = await show(<SettlementDesk />, { at });
    await user.click(await screen.findByRole('button', { name: t('slips.show-lines') }));
    const table = within(await screen.findByRole('table', { name: t('slips.lines') }));
    expect(table.getByRole('columnheader', { name: t('slips.line-valid') })).toBeVisible();
    expect(table.queryByRole('columnheader', { name: t(title) })).toBeNull();
  });

  test('leads to no bets for who may not see them', async () => {
    const member = { id: `mbr_${'1'.repeat(32)}`, username: 'karim' };
    const amounts = { staked: '90.00', paid: '60.00', valid: '81.00', share: null };
    const span = { from: '2026-11-15T18:00:00.000Z', to: '2026-11-22T18:00:00.000Z' };
    const line = { member, depth: 1, wagers: 12, ...amounts, spans: [span] };
    wire.answers(routes.lines, { rows: [line], next: null });
    const at = `/settlement?tab=slips&slip=${aSlip().id}`;
    const { screen, user, t } = await show(<SettlementDesk />, { at, may: ['agents.read'] });
    await user.click(await screen.findByRole('button', { name: t('slips.show-lines') }));
    const table = within(await screen.findByRole('table', { name: t('slips.lines') }));
    expect(table.getByRole('cell', { name: '12' })).toBeVisible();
    expect(table.getAllByRole('link')).toHaveLength(1);
  });

  test('that closes a contract and is paid back has no team, and nobody pays it instead', async () => {
    const closing = aSlip({ closing: true, payable: '-60.00', amount: '-60.00' });
    wire.answers(routes.slips, { rows: [closing], next: null });
    wire.answers(routes.slip, { ...closing, terms: aContract().terms });
    const at = '/settlement?tab=overdue';
    const { screen, user, t } = await show(<SettlementDesk />, { at });
    const [, row] = await screen.findAllByRole('row');
    expect(row).toHaveTextContent(t('slips.closing'));
    expect(row).toHaveTextContent(`−৳60.00${t('slips.paid-back')}`);
    expect(row).not.toHaveTextContent('padmaparer');
    expect(screen.queryByRole('button', { name: t('slips.pay') })).toBeNull();
    await user.click(within(row as HTMLElement).getAllByRole('link')[0] as HTMLElement);
    expect(await screen.findByText(t('slips.closing-words'))).toBeVisible();
    expect(screen.queryByRole('region', { name: t('slips.lines') })).toBeNull();
  });

  test('that the house paid says whether it had its money back', async () => {
    const paid = aSlip({ state: 'PAID_BY_HOUSE', isBadRecord: false, badSince: null });
    const collectedAt = '2026-11-30T04:00:00.000Z';
    wire.answers(routes.slips, {
      rows: [paid, { ...paid, id: `slp_${'2'.repeat(32)}`, collectedAt }],
      next: null,
    });
    const { screen, t } = await show(<SettlementDesk />, { at: '/settlement?tab=slips' });
    expect(await screen.findByText(t('slips.not-collected'))).toBeVisible();
    const time = '2026-11-30 10:00:00';
    expect(screen.getByText(t('slips.collected', { time }))).toBeVisible();
  });
});
