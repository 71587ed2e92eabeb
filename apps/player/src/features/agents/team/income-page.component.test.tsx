import { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { idOf, KARIM } from '../../../testing/contracts.ts';
import { aMember, show } from '../../../testing/show.tsx';
import { aRebate, anIncome } from '../../../testing/team.ts';
import IncomePage from './income-page.tsx';

type Language = (typeof READERS)[number];
const DAY = '2026-03-11';
const open = (query = '', language: Language = 'EN') =>
  show(<IncomePage />, { member: aMember(), language, at: `/?ac=x${query}` });
const address = () => Object.fromEntries(new URLSearchParams(location.search));
const cells = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map((c) => c.textContent);

const ofRebate = anIncome({
  slipId: null,
  day: DAY,
  kind: 'rebate',
  rate: null,
  base: '5000.00',
  amount: '50.00',
  paidDown: '0.00',
});
const SALMA = { id: idOf('mbr', 'b1'), name: 'salma05' };
const line = {
  member: KARIM,
  stake: '4000.00',
  baseAbove: 1980,
  baseBelow: 1960,
  amount: '40.00',
};

describe.each(READERS)('the team rebate (%s)', (language) => {
  test('is listed in my income, and its day leads to what each branch adds', async () => {
    const totals = [{ kind: 'rebate', amount: '50.00', paidDown: '0.00' } as const];
    wire.answers(agentTeamRoutes.income, { rows: [ofRebate], next: null, totals });
    const { screen, t, user } = await open('&kind=rebate', language);
    const income = within(await screen.findByRole('table', { name: t('agent.income') }));
    expect(income.getByText(t('line.kind-rebate'))).toBeVisible();
    wire.answers(agentTeamRoutes.rebate, {
      rebate: aRebate(),
      rows: [line, { ...line, member: SALMA, stake: '1000.00', amount: '10.00' }],
      next: null,
    });
    await user.click(income.getByRole('button', { name: DAY }));
    expect(address()).toEqual({ ac: 'x', kind: 'rebate', rebate: DAY });
    expect(await screen.findByText(t('base.rebate-of', { day: DAY }))).toBeVisible();
    const sum = { stake: '৳4,000.00', above: 1980, below: 1960, amount: '৳40.00' };
    expect(screen.getByText(t('base.how-sum', sum))).toBeVisible();
    const branches = within(screen.getByRole('table', { name: t('base.branches') }));
    const [, first] = branches.getAllByRole('row');
    expect(cells(first)).toEqual([KARIM.name, '৳4,000.00', '1980', '1960', '+৳40.00']);
    expect(screen.queryByText(t('base.carry-in'))).toBeNull();
    await user.click(branches.getByRole('button', { name: t('base.profit-of', SALMA) }));
    expect(address()).toEqual({
      ac: 'palStatementsAgentCopy',
      from: DAY,
      to: DAY,
      query: SALMA.name,
    });
  });

  test('shows what days before left below zero, and what is carried on', async () => {
    wire.answers(agentTeamRoutes.rebate, {
      rebate: aRebate({
        earned: '-30.00',
        carryIn: '-5.00',
        amount: '0.00',
        carryOut: '-35.00',
        state: 'NOTHING',
        paidAt: null,
      }),
      rows: [],
      next: null,
    });
    const { screen, t, user } = await open(`&rebate=${DAY}`, language);
    expect((await screen.findByText(t('base.carry-in'))).nextSibling).toHaveTextContent('−৳5.00');
    expect(screen.getByText(t('base.carry-out')).nextSibling).toHaveTextContent('−৳35.00');
    expect(screen.getByText(t('slip.state-NOTHING'))).toBeVisible();
    wire.answers(agentTeamRoutes.income, { rows: [], next: null, totals: [] });
    await user.click(screen.getByRole('button', { name: t('base.back') }));
    expect(await screen.findByText(t('line.no-income'))).toBeVisible();
  });
});

test('a day without a rebate is refused in words', async () => {
  wire.refuses(agentTeamRoutes.rebate, 'agents.rebate-unknown');
  const { screen } = await open(`&rebate=${DAY}`);
  expect(await screen.findByText(refusalWords('agents.rebate-unknown', 'EN'))).toBeVisible();
});

test('my income is found by kind and state, and saved as it is shown', async () => {
  const totals = [{ kind: 'dividend', amount: '120.00', paidDown: '40.00' } as const];
  wire.answers(agentTeamRoutes.income, { rows: [anIncome()], next: null, totals });
  wire.refuses(agentTeamRoutes.file, 'records.range');
  const { screen, t, user } = await open(`&from=${DAY}&to=${DAY}`);
  await user.selectOptions(
    await screen.findByLabelText(t('line.kind')),
    t('contract.kind-dividend'),
  );
  await user.selectOptions(screen.getByLabelText(t('line.state')), t('slip.state-OVERDUE'));
  await expect
    .poll(() => wire.asked(agentTeamRoutes.income).at(-1)?.input)
    .toMatchObject({ kind: 'dividend', state: 'OVERDUE', from: DAY, to: DAY });
  await user.click(await screen.findByRole('button', { name: t('records.save-csv') }));
  await expect
    .poll(() => wire.asked(agentTeamRoutes.file).at(-1)?.input)
    .toMatchObject({ list: 'income', incomeKind: 'dividend', incomeState: 'OVERDUE' });
});

test('where no income fits the filters, it says so and not how to begin', async () => {
  wire.answers(agentTeamRoutes.income, { rows: [], next: null, totals: [] });
  const { screen, t } = await open('&state=OVERDUE');
  expect(await screen.findByText(t('line.none-words'))).toBeVisible();
  expect(screen.queryByText(t('line.no-income-words'))).toBeNull();
});
