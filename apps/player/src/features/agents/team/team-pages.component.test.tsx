import { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { CONTRACT_FLAGS } from '@nokshi/contract/player/agent-terms.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { KARIM } from '../../../testing/contracts.ts';
import { theStatus } from '../../../testing/house.ts';
import { aMember, show } from '../../../testing/show.tsx';
import {
  aProfitRow,
  aTeamBet,
  aTeamMember,
  anIncome,
  anOverview,
  BELOW_KARIM,
  OWN,
  SUMS,
} from '../../../testing/team.ts';
import BetsPage from './bets-page.tsx';
import IncomePage from './income-page.tsx';
import ManagementPage from './management-page.tsx';
import OverviewPage from './overview-page.tsx';
import ProfitPage from './profit-page.tsx';
import TransactionsPage from './transactions-page.tsx';

type Language = (typeof READERS)[number];
const open = (Page: ComponentType, query = '', language: Language = 'EN') =>
  show(<Page />, { member: aMember(), language, at: `/?ac=x${query}` });
const address = () => Object.fromEntries(new URLSearchParams(location.search));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const ONE_DAY = '&from=2026-03-11&to=2026-03-11';

const members = (...rows: readonly ReturnType<typeof aTeamMember>[]) =>
  wire.answers(agentTeamRoutes.members, ({ input }) => ({
    rows: [...rows],
    next: null,
    path: input.under ? [OWN, KARIM] : [OWN],
    total: rows.length,
  }));

describe.each(READERS)('the overview (%s)', (language) => {
  test('says how net is computed, and each tile opens its list of the same days', async () => {
    wire.answers(agentTeamRoutes.overview, anOverview());
    const { screen, t, user } = await open(OverviewPage, ONE_DAY, language);
    expect(await screen.findByText(t('line.net-words'))).toBeVisible();
    expect(screen.getByText('৳1,200.00 − ৳900.00 − ৳50.00 − ৳20.00 = +৳230.00')).toBeVisible();
    const table = within(screen.getByRole('table', { name: t('line.by-product') }));
    const [, first, sum] = table.getAllByRole('row');
    expect(first && cells(first)[6]).toBe('+৳300.00');
    expect(sum && cells(sum)[0]).toBe(t('line.all-sum'));
    await user.click(screen.getByRole('button', { name: `${t('line.first-deposits')} 5` }));
    expect(address()).toMatchObject({
      ac: 'downlineManagmentView',
      list: 'first-deposit',
      scope: 'team',
      from: '2026-03-11',
      to: '2026-03-11',
    });
  });
});

test('the overview draws thirty days, whatever days its figures are of', async () => {
  wire.answers(agentTeamRoutes.overview, anOverview());
  const { screen, t } = await open(OverviewPage, ONE_DAY);
  await screen.findByText(t('line.as-table'));
  const asked = wire.asked(agentTeamRoutes.overview).map(({ input }) => input);
  expect(asked).toContainEqual({ from: '2026-03-11', to: '2026-03-11' });
  expect(asked).toContainEqual({ from: '2026-02-10', to: '2026-03-11' });
});

test('more days than a list may have are refused in words', async () => {
  wire.refuses(agentTeamRoutes.overview, 'records.range');
  const { screen } = await open(OverviewPage, '&from=2026-01-01&to=2026-12-31');
  expect(await screen.findByText(refusalWords('records.range', 'EN'))).toBeVisible();
});

describe.each(READERS)('team management (%s)', (language) => {
  test('goes down a branch by a name, and back up by the line', async () => {
    members(aTeamMember());
    const { screen, t, user } = await open(ManagementPage, '&query=kar', language);
    await user.click(await screen.findByRole('button', { name: t('line.team-of', KARIM) }));
    expect(address()).toEqual({ ac: 'x', under: KARIM.id });
    const line = within(await screen.findByRole('navigation', { name: t('line.path') }));
    expect(line.getByText(KARIM.name)).toHaveAttribute('aria-current', 'true');
    await user.click(line.getByRole('button', { name: t('line.own-team') }));
    expect(address()).toEqual({ ac: 'x' });
    const asked = wire.asked(agentTeamRoutes.members).map(({ input }) => input);
    expect(asked[0]).toMatchObject({ scope: 'direct', list: 'all', query: 'kar' });
    expect(asked).toContainEqual(expect.objectContaining({ under: KARIM.id }));
  });

  test('with nobody below says how to begin', async () => {
    members();
    const { screen, t } = await open(ManagementPage, '', language);
    expect(await screen.findByText(t('line.no-team'))).toBeVisible();
    expect(screen.getByText(t('line.no-team-words'))).toBeVisible();
  });
});

test('a list of some days asks for them, one of now does not', async () => {
  members(aTeamMember());
  const { screen, t, user } = await open(ManagementPage, `&list=active${ONE_DAY}`);
  await screen.findByText(KARIM.name);
  expect(wire.asked(agentTeamRoutes.members)[0]?.input).toMatchObject({
    list: 'active',
    from: '2026-03-11',
    to: '2026-03-11',
  });
  await user.selectOptions(screen.getByLabelText(t('line.list')), t('line.list-online'));
  await expect
    .poll(() => wire.asked(agentTeamRoutes.members).at(-1)?.input)
    .toEqual({ list: 'online', scope: 'direct', pageSize: 25 });
});

describe('the details of a member', () => {
  const details = (different: Parameters<typeof aTeamMember>[0] = {}) => {
    members();
    const flags = { [CONTRACT_FLAGS.dividend]: '1' };
    wire.answers(siteRoutes.status, theStatus({ flags }));
    wire.answers(agentTeamRoutes.member, { ...aTeamMember(different), path: [OWN, KARIM] });
    return open(ManagementPage, `&member=${KARIM.id}`);
  };

  test('lead to money, a contract, bets, profit and loss, and transactions', async () => {
    const { screen, t, user } = await details();
    expect(await screen.findByText('2026-03-10')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: t('line.act-offer') }));
    expect(address()).toMatchObject({ offer: KARIM.id });
    await user.click(screen.getByRole('button', { name: t('line.act-bets') }));
    expect(address()).toEqual({ ac: 'personalHistoryCopy', query: KARIM.name });
  });

  test('have neither money nor a contract for who is further below', async () => {
    const { screen, t } = await details({ ...BELOW_KARIM, depth: 2 });
    expect(await screen.findByText(t('line.direct-only'))).toBeVisible();
    for (const name of [t('line.act-send'), t('line.act-offer')])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('of somebody outside the team are not there', async () => {
    wire.refuses(agentTeamRoutes.member, 'agents.not-in-team');
    const { screen } = await open(ManagementPage, `&member=${KARIM.id}`);
    expect(await screen.findByText(refusalWords('agents.not-in-team', 'EN'))).toBeVisible();
  });
});

test.each(READERS)(
  'team betting adds up the rows shown and all that was settled (%s)',
  async (language) => {
    wire.answers(agentTeamRoutes.bets, {
      rows: [aTeamBet(), aTeamBet({ wagerId: 'wgr_2', payout: '0.00', net: '-100.00' })],
      next: null,
      path: [OWN],
      totals: { ...SUMS, net: '300.00' },
    });
    const { screen, t, user } = await open(BetsPage, '', language);
    const table = within(await screen.findByRole('table', { name: t('agent.bets') }));
    const sums = table.getAllByRole('row').slice(-2).map(cells);
    expect(sums[0]?.[0]).toBe(t('line.shown-sum'));
    expect(sums[0]?.slice(3, 7)).toEqual(['৳200.00', '৳200.00', '৳40.00', '−৳160.00']);
    expect(sums[1]?.slice(3, 7)).toEqual(['৳1,200.00', '৳1,100.00', '৳900.00', '−৳300.00']);
    const [only] = table.getAllByRole('button', { name: t('line.bets-of', KARIM) });
    if (only) await user.click(only);
    expect(address()).toMatchObject({ query: KARIM.name });
  },
);

describe('profit and loss', () => {
  const profit = () =>
    wire.answers(agentTeamRoutes.profit, {
      rows: [aProfitRow()],
      next: null,
      path: [OWN],
      totals: SUMS,
    });

  test.each(READERS)('is of each with the own team, or of each alone (%s)', async (language) => {
    profit();
    const { screen, t, user } = await open(ProfitPage, '', language);
    const table = within(await screen.findByRole('table', { name: t('agent.profit') }));
    expect(table.getAllByRole('columnheader')).toHaveLength(10);
    expect(screen.getByText(t('line.net-words'))).toBeVisible();
    await user.selectOptions(screen.getByLabelText(t('line.of')), t('line.of-own'));
    await expect
      .poll(() => wire.asked(agentTeamRoutes.profit).at(-1)?.input)
      .toMatchObject({ of: 'own', scope: 'direct' });
    await user.click(table.getByRole('button', { name: t('line.team-of', KARIM) }));
    expect(address()).toMatchObject({ under: KARIM.id, whose: 'own' });
  });

  test('of one product shows its play alone', async () => {
    profit();
    const { screen, t } = await open(ProfitPage, '&product=RNG');
    const table = within(await screen.findByRole('table', { name: t('agent.profit') }));
    expect(table.queryByRole('columnheader', { name: t('line.deposits') })).toBeNull();
    expect(screen.queryByText(t('line.net-words'))).toBeNull();
  });

  test('adds up no rows that have members in common', async () => {
    profit();
    const { screen, t } = await open(ProfitPage, '&scope=team');
    const table = within(await screen.findByRole('table', { name: t('agent.profit') }));
    expect(table.getByText(t('line.all-sum'))).toBeVisible();
    expect(table.queryByText(t('line.shown-sum'))).toBeNull();
  });
});

test.each(READERS)('my income leads to the slip it comes from (%s)', async (language) => {
  wire.answers(
    siteRoutes.status,
    theStatus({ flags: { [CONTRACT_FLAGS.dividend]: '1', [CONTRACT_FLAGS.daily]: '0' } }),
  );
  wire.answers(agentTeamRoutes.income, {
    rows: [anIncome(), anIncome({ slipId: 'slp_2', kind: 'daily', payer: KARIM })],
    next: null,
    totals: [
      { kind: 'dividend', amount: '120.00', paidDown: '40.00' },
      { kind: 'daily', amount: '120.00', paidDown: '40.00' },
    ],
  });
  const { screen, t, user } = await open(IncomePage, '', language);
  const table = within(await screen.findByRole('table', { name: t('agent.income') }));
  const all = table.getAllByRole('row').at(-1);
  expect(all && cells(all).slice(5, 8)).toEqual(['+৳240.00', '৳80.00', '+৳160.00']);
  // A kind that the house has off now has no page.
  const [slip, ...others] = await table.findAllByRole('button');
  expect(others).toEqual([]);
  if (slip) await user.click(slip);
  expect(address()).toEqual({ ac: 'agentDividendRecordCopy2', slip: anIncome().slipId });
});

test.each(READERS)(
  'transactions are one row a day and kind, and are saved as a file (%s)',
  async (language) => {
    wire.answers(agentTeamRoutes.transactions, {
      rows: [
        { day: '2026-03-11', member: KARIM, kind: 'deposit', in: '500.00', out: '0.00' },
        { day: '2026-03-11', member: KARIM, kind: 'withdrawal', in: '0.00', out: '200.00' },
      ],
      next: null,
      path: [OWN],
      totals: { in: '900.00', out: '200.00' },
    });
    wire.refuses(agentTeamRoutes.file, 'records.range');
    const { screen, t, user } = await open(TransactionsPage, ONE_DAY, language);
    const table = within(await screen.findByRole('table', { name: t('agent.transactions') }));
    const rows = table.getAllByRole('row').slice(1).map(cells);
    expect(rows.map((row) => row.slice(3))).toEqual([
      ['৳500.00', ''],
      ['', '৳200.00'],
      ['৳500.00', '৳200.00'],
      ['৳900.00', '৳200.00'],
    ]);
    await user.click(screen.getByRole('button', { name: t('records.save-csv') }));
    expect(await screen.findByText(refusalWords('records.range', language))).toBeVisible();
    expect(wire.asked(agentTeamRoutes.file).at(-1)?.input).toMatchObject({
      list: 'transactions',
      format: 'csv',
      from: '2026-03-11',
      to: '2026-03-11',
      scope: 'team',
    });
  },
);
