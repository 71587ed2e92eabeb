import {
  type AgentRebate,
  consoleAgentRebatesRoutes as routes,
  type RebateDay,
} from '@nokshi/contract/console/agent-rebates.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import SettlementDesk from './settlement-desk.tsx';

const PADMA = { id: `mbr_${'a'.repeat(32)}`, username: 'padmaparer' };
const SURMA = { id: `mbr_${'b'.repeat(32)}`, username: 'surmatir' };

const day: RebateDay = {
  day: '2026-11-27',
  stake: '50000.00',
  agents: 12,
  paid: 9,
  nothing: 2,
  earned: '410.00',
  amount: '425.50',
  carryOut: '-15.50',
  writtenAt: '2026-11-27T18:10:00.000Z',
  endedAt: null,
  failures: 1,
  fault: 'connection terminated',
};
const rebate: AgentRebate = {
  day: '2026-11-27',
  agent: PADMA,
  branches: 2,
  stake: '20000.00',
  earned: '200.00',
  carryIn: '-10.00',
  amount: '190.00',
  carryOut: '0.00',
  state: 'PAID',
  paidAt: '2026-11-27T18:10:02.000Z',
};

beforeEach(() => {
  wire.answers(routes.days, { rows: [day], next: null });
  wire.answers(routes.agents, { rows: [rebate], next: null });
  const line = { branch: SURMA, baseAbove: 1980 };
  wire.answers(routes.lines, {
    rebate,
    rows: [
      { ...line, stake: '12000.00', baseBelow: 1960, amount: '120.00' },
      { ...line, stake: '8000.00', baseBelow: 1940, amount: '160.00' },
    ],
    next: null,
  });
});

const list = '/settlement?tab=rebates';

describe('rebates of the line', () => {
  test.each(READERS)(
    'say of each day what was staked, due and carried on (%s)',
    async (language) => {
      const { screen, t } = await show(<SettlementDesk />, { language, at: list });
      const [, row] = await screen.findAllByRole('row');
      for (const text of [
        '2026-11-27',
        '৳50,000.00',
        '৳425.50',
        '−৳15.50',
        'connection terminated',
      ])
        expect(row).toHaveTextContent(text);
      expect(row).toHaveTextContent(t('runs.state-working'));
      expect(row).toHaveTextContent(t('rebates.agents-nothing', { count: '2' }));
    },
  );

  test('are filtered by days, and by what is not paid in full', async () => {
    const { screen, user, t } = await show(<SettlementDesk />, { at: `${list}&from=2026-11-01` });
    await user.click(await screen.findByLabelText(t('rebates.only-open')));
    await user.type(screen.getByLabelText(t('runs.to')), '2026-11-28');
    await screen.findByRole('link', { name: '2026-11-27' });
    expect(wire.asked(routes.days).at(-1)?.input).toMatchObject({
      open: true,
      from: '2026-11-01',
      to: '2026-11-28',
    });
    wire.answers(routes.days, { rows: [], next: null });
    await user.click(screen.getByLabelText(t('rebates.only-open')));
    expect(await screen.findByText(t('rebates.none-found'))).toBeVisible();
  });

  test.each(READERS)(
    'lead from a day to its agents, and to the branches of one (%s)',
    async (language) => {
      const { screen, user, t } = await show(<SettlementDesk />, { language, at: list });
      await user.click(await screen.findByRole('link', { name: '2026-11-27' }));
      const dialog = within(
        await screen.findByRole('dialog', { name: t('rebates.day-of', { day: '2026-11-27' }) }),
      );
      await user.type(dialog.getByRole('searchbox', { name: t('rebates.search') }), 'Pad');
      await user.click(await dialog.findByRole('link', { name: 'padmaparer' }));
      expect(wire.asked(routes.agents).at(-1)?.input).toMatchObject({ day: day.day, query: 'pad' });
      const lines = await screen.findByRole('table', { name: t('rebates.branches') });
      const [, first, second] = within(lines).getAllByRole('row');
      expect(first).toHaveTextContent(t('rebates.bases-apart', { above: 1980, below: 1960 }));
      expect(first).toHaveTextContent('৳120.00');
      expect(second).toHaveTextContent(t('rebates.bases-apart', { above: 1980, below: 1940 }));
      const whole = screen.getByRole('dialog');
      for (const text of ['−৳10.00', '৳190.00', t('slips.state-PAID'), '2026-11-28 00:10:02'])
        expect(whole).toHaveTextContent(text);
      const asked = wire.asked(routes.lines).at(-1)?.input;
      expect(asked).toMatchObject({ day: day.day, id: PADMA.id });
      await user.click(screen.getByRole('link', { name: t('rebates.whole-day') }));
      expect(await screen.findByRole('table', { name: t('rebates.agents') })).toBeVisible();
      expect(location.search).toBe('?tab=rebates&rebate=2026-11-27');
    },
  );
});
