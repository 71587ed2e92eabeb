import {
  consoleAgentContractsRoutes,
  consoleAgentRunsRoutes as routes,
  type SettlementRun,
} from '@nokshi/contract/console/agent-contracts.ts';
import { consoleHarmRoutes } from '@nokshi/contract/console/harm.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aContract, aMarkedSlip, aSlip } from '../../../testing/agents.ts';
import { openConsole } from '../../../testing/console.tsx';
import { show } from '../../../testing/show.tsx';
import SettlementDesk from './settlement-desk.tsx';
import { keyOf } from './run-key.ts';

const run: SettlementRun = {
  kind: 'dividend',
  period: 'W',
  from: '2026-11-15T18:00:00.000Z',
  to: '2026-11-22T18:00:00.000Z',
  contracts: 40,
  paid: 30,
  nothing: 9,
  overdue: 1,
  total: '250000.00',
  paidTotal: '242800.00',
  overdueTotal: '7200.00',
  startedAt: '2026-11-22T18:10:00.000Z',
  endedAt: '2026-11-22T18:10:04.000Z',
  failures: 0,
  fault: null,
};
const broken: SettlementRun = {
  ...run,
  kind: 'hourly',
  period: '',
  from: '2026-11-22T07:00:00.000Z',
  to: '2026-11-22T08:00:00.000Z',
  overdue: 0,
  endedAt: null,
  failures: 2,
  fault: 'connection terminated',
};

beforeEach(() => {
  wire.answers(routes.runs, { rows: [run, broken], next: null });
  wire.answers(routes.slips, { rows: [aSlip()], next: null });
  wire.answers(routes.slip, { ...aSlip(), terms: aContract().terms });
  wire.answers(consoleHarmRoutes.ofSlip, aMarkedSlip());
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });
});

describe('runs', () => {
  test.each(READERS)('say what was due, paid, overdue, and failed (%s)', async (language) => {
    const { screen, t } = await show(<SettlementDesk />, { language, at: '/settlement' });
    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent('2026-11-16 – 2026-11-22');
    expect(first).toHaveTextContent(t('contracts.period-W'));
    expect(first).toHaveTextContent('৳242,800.00');
    expect(first).toHaveTextContent(t('runs.slips-count', { count: 30 }));
    expect(first).toHaveTextContent(t('runs.state-done'));
    expect(second).toHaveTextContent(t('runs.state-working'));
    expect(second).toHaveTextContent(t('runs.failures', { count: 2 }));
    expect(second).toHaveTextContent('connection terminated');
  });

  test('are filtered by kind, days, and what is open', async () => {
    const { screen, user, t } = await show(<SettlementDesk />, {
      at: '/settlement?from=2026-11-01',
    });
    await user.click(await screen.findByRole('button', { name: t('contracts.kind-hourly') }));
    await user.click(screen.getByLabelText(t('runs.only-open')));
    await user.type(screen.getByLabelText(t('runs.to')), '2026-11-22');
    await screen.findByText('connection terminated');
    expect(wire.asked(routes.runs).at(-1)?.input).toMatchObject({
      kind: 'hourly',
      open: true,
      from: '2026-11-01',
      to: '2026-11-22',
    });
  });

  test('of one day alone, or from it on, are those of a month', async () => {
    const { screen, user, t } = await show(<SettlementDesk />, { at: '/settlement' });
    await user.type(await screen.findByLabelText(t('runs.from')), '2026-11-01');
    await screen.findByText('connection terminated');
    const asked = () => wire.asked(routes.runs).at(-1)?.input;
    expect(asked()).toMatchObject({ from: '2026-11-01', to: '2026-12-01' });
    await user.clear(screen.getByLabelText(t('runs.from')));
    await user.type(screen.getByLabelText(t('runs.to')), '2026-11-30');
    await screen.findByText('connection terminated');
    expect(asked()).toMatchObject({ from: '2026-10-31', to: '2026-11-30' });
  });

  const opened = `/settlement?run=${keyOf(run)}`;

  test.each(READERS)('one is computed again, and each difference named (%s)', async (language) => {
    const { id: slipId, downline } = aSlip();
    const differences = [
      { slipId, downline, field: 'valid', slip: '81000.00', ledger: '80900.00' },
      { slipId, downline, field: 'activeMembers', slip: '12.00', ledger: '11.00' },
    ] as const;
    wire.answers(routes.recompute, { slips: 40, differences });
    const { screen, user, t } = await show(<SettlementDesk />, { language, at: opened });
    await user.click(await screen.findByRole('button', { name: t('runs.recompute') }));
    const table = within(await screen.findByRole('table', { name: t('runs.differences') }));
    expect(table.getByText('৳80,900.00')).toBeVisible();
    expect(table.getByText(t('runs.field-activeMembers'))).toBeVisible();
    expect(table.getByText('11')).toBeVisible();
    const { kind, period, from } = run;
    expect(wire.asked(routes.recompute).at(-1)?.input).toEqual({ kind, period, from });
    wire.answers(routes.recompute, { slips: 40, differences: [] });
    await user.click(screen.getByRole('button', { name: t('runs.recompute') }));
    expect(await screen.findByText(t('runs.no-differences', { count: 40 }))).toBeVisible();
  });

  test('one shows its slips, which take its place', async () => {
    const { screen, user, t } = await show(<SettlementDesk />, { at: opened });
    const name = `${t('contracts.kind-dividend')}, ${t('contracts.period-W')}`;
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    const slips = await screen.findByRole('table', { name: t('runs.tab-slips') });
    const { kind, period, from } = run;
    expect(wire.asked(routes.slips).at(-1)?.input).toMatchObject({ kind, period, from });
    await user.click(within(slips).getByRole('link', { name: 'surmatir' }));
    const title = { kind: t('contracts.kind-dividend'), period: '2026-11-16 – 2026-11-22' };
    expect(await screen.findByRole('dialog', { name: t('slips.title', title) })).toBeVisible();
    expect(location.search).toBe(`?slip=${aSlip().id}`);
  });
});

describe('overdue slips', () => {
  test.each(READERS)(
    'are marked when bad, and paid by the house instead (%s)',
    async (language) => {
      wire.answers(routes.payInstead, { proposal: null });
      const { screen, user, t } = await show(<SettlementDesk />, {
        language,
        at: '/settlement?tab=overdue',
      });
      const [, row] = await screen.findAllByRole('row');
      expect(row).toHaveTextContent(t('slips.bad-record'));
      expect(wire.asked(routes.slips).at(-1)?.input).toMatchObject({ state: 'OVERDUE' });
      await user.click(screen.getByRole('button', { name: t('slips.pay') }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent('padmaparer');
      const field = within(dialog).getByRole('textbox', { name: t('member.reason') });
      await user.type(field, 'Long overdue{Enter}');
      expect(await screen.findByText(t('slips.pay-done'))).toBeVisible();
      const asked = wire.asked(routes.payInstead).at(-1)?.input;
      expect(asked).toEqual({ id: aSlip().id, amount: '7200.00', reason: 'Long overdue' });
    },
  );

  test('are only read by who may only read', async () => {
    const at = '/settlement?tab=overdue';
    const { screen, t } = await show(<SettlementDesk />, { at, may: ['agents.read'] });
    expect(await screen.findByText(t('slips.bad-record'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('slips.pay') })).toBeNull();
  });

  test('are found by a name or an id, and say so when there are none', async () => {
    wire.answers(routes.slips, { rows: [], next: null });
    const { screen, user, t } = await show(<SettlementDesk />, { at: '/settlement?tab=overdue' });
    expect(await screen.findByText(t('slips.none-overdue'))).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: t('contracts.search') }), 'padma');
    expect(await screen.findByText(t('slips.none-found'))).toBeVisible();
    const asked = wire.asked(routes.slips).at(-1)?.input;
    expect(asked).toMatchObject({ state: 'OVERDUE', query: 'padma' });
  });
});

test('the menu counts what is overdue, and ends that agents asked of the house', async () => {
  const second = aSlip({ id: `slp_${'2'.repeat(32)}` });
  const { screen, t } = await openConsole('/account', {
    told() {
      wire.answers(routes.slips, { rows: [aSlip(), second], next: null });
      const asked = aContract({ state: 'ENDING' });
      wire.answers(consoleAgentContractsRoutes.list, { rows: [asked], next: null });
    },
  });
  const menu = within(await screen.findByRole('navigation', { name: t('app.menu') }));
  const counted = (desk: 'settlement' | 'agent-contracts', count: string) =>
    menu.findByRole('link', {
      name: `${t(`nav.${desk}`)} ${t('queues.waiting', { count })}`,
    });
  expect(await counted('settlement', '2')).toBeVisible();
  expect(await counted('agent-contracts', '1')).toBeVisible();
  expect(wire.asked(routes.slips).at(-1)?.input).toMatchObject({ state: 'OVERDUE' });
  const ends = wire.asked(consoleAgentContractsRoutes.list).at(-1)?.input;
  expect(ends).toMatchObject({ state: 'ENDING', house: true });
});
