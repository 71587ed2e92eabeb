import { consoleInstantsRoutes } from '@nokshi/contract/console/instants.ts';
import {
  consoleTablesRoutes as routes,
  type TableReturns,
} from '@nokshi/contract/console/tables.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { anInstant, aTable, aTableRound } from '../../testing/tables.ts';
import TablesDesk from './tables-desk.tsx';

const SERVER_TIME = '2026-11-27T06:02:00.000Z';
const tables = (...all: ReturnType<typeof aTable>[]) => {
  wire.answers(routes.chains, { serverTime: SERVER_TIME, data: [] });
  wire.answers(routes.tables, {
    serverTime: SERVER_TIME,
    tables: all.length > 0 ? all : [aTable()],
  });
};
const nothingProposed = () =>
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });

test.each(READERS)(
  'terms are looked over field by field, limits in order and times in seconds (%s)',
  async (language) => {
    tables();
    nothingProposed();
    const { screen, user, t } = await show(<TablesDesk />, {
      at: '/tables?game=roulette-low',
      language,
    });
    const most = await screen.findByLabelText(t('tables.most'));
    const look = (count: number) =>
      user.click(screen.getByRole('button', { name: t('change.look-over', { count }) }));
    await user.clear(most);
    await user.type(most, '5');
    await look(1);
    expect(screen.getByText(t('tables.limit-falls'))).toBeVisible();
    await user.clear(most);
    await user.type(most, '3000');
    const closed = screen.getByLabelText(t('tables.closedMs'));
    await user.clear(closed);
    await user.type(closed, '0.2');
    await look(2);
    expect(screen.getByText(t('tables.seconds-wrong', { least: '0.5', most: '10' }))).toBeVisible();
    await user.clear(closed);
    await user.type(closed, '2.5');
    await user.selectOptions(screen.getByLabelText(t('tables.rules')), 'la-partage');
    await look(3);
    const review = within(await screen.findByRole('table', { name: t('change.caption') }));
    expect(review.getByText('2000.00')).toBeVisible();
    expect(review.getByText('2.5')).toBeVisible();
    expect(review.getByText(t('tables.rules-la-partage'))).toBeVisible();
    wire.answers(routes.saveTable, { proposal: null });
    await user.type(screen.getByLabelText(t('member.reason')), 'a quiet evening');
    await user.click(screen.getByRole('button', { name: t('change.apply') }));
    expect(await screen.findByText(t('tables.saved'))).toBeVisible();
    expect(wire.asked(routes.saveTable)).toMatchObject([
      {
        input: {
          gameCode: 'roulette-low',
          version: 3,
          terms: { rules: 'la-partage', closedMs: 2_500, limits: { most: '3000.00' } },
        },
      },
    ]);
  },
);

test('an operator who may only look changes nothing', async () => {
  tables();
  nothingProposed();
  const { screen, t } = await show(<TablesDesk />, {
    at: '/tables?game=roulette-low',
    may: ['tables.read'],
  });
  expect(await screen.findByText(t('tables.only-look'))).toBeVisible();
  expect(screen.getByLabelText(t('tables.least'))).toBeDisabled();
});

test('late rounds are said over the desk, with the way to their table', async () => {
  tables(aTable(), aTable({ gameCode: 'sic-bo-low', game: 'sic-bo', late: 2 }));
  const { screen, t } = await show(<TablesDesk />, { at: '/tables' });
  expect(
    await screen.findByText(t('tables.late-count', { count: 2 }), { exact: false }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: t('tables.see-late') })).toHaveAttribute(
    'href',
    '/tables?tab=rounds&game=sic-bo-low',
  );
});

test('a round shows its result and its bets in words, and is made void with a reason', async () => {
  tables();
  nothingProposed();
  wire.answers(routes.rounds, { rows: [aTableRound()], next: null });
  const bet = {
    betId: 'wgr_1',
    memberId: 'mbr_1',
    username: 'mina',
    layout: ['straight-17', 'split-17-20', 'red', 'odd'].map((spot) => ({ spot, stake: '10.00' })),
    stake: '40.00',
    payout: '540.00',
    isWithdrawn: false,
    placedAt: SERVER_TIME,
  };
  wire.answers(routes.round, {
    round: aTableRound(),
    spots: [{ spot: 'straight-17', staked: '10.00', win: '350.00', paid: '360.00' }],
    bets: [bet, { ...bet, betId: 'wgr_2', username: 'rina', isWithdrawn: true, payout: null }],
    proofPage: 'https://play.nokshi.example/verify?table=roulette-low&issue=20261127-0041',
  });
  const { screen, user, t } = await show(<TablesDesk />, {
    at: '/tables?tab=rounds&game=roulette-low&round=20261127-0041',
  });
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText(`17 ${t('tables.pocket-black')}`)).toBeVisible();
  expect(panel.getByRole('link', { name: 'mina' })).toHaveAttribute('href', '/members/mbr_1');
  expect(panel.getAllByText('Straight 17, Split 17, 20, Red')).toHaveLength(2);
  expect(panel.getAllByText(t('tables.more-spots', { count: 1 }))).toHaveLength(2);
  expect(panel.getByText(t('tables.withdrawn'))).toBeVisible();
  expect(panel.getByRole('link', { name: t('tables.proof-page') })).toBeVisible();
  await user.click(panel.getByRole('button', { name: t('tables.void') }));
  expect(screen.getByText(t('tables.void-paid'))).toBeVisible();
  wire.answers(routes.voidRound, { proposal: 'prp_1' });
  await user.type(screen.getByLabelText(t('member.reason')), 'shown twice');
  await user.click(screen.getAllByRole('button', { name: t('tables.void') }).at(-1) as HTMLElement);
  expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
});

test.each(['all', 'bets'] as const)('an empty board of rounds says which: %s', async (only) => {
  tables();
  wire.answers(routes.rounds, { rows: [], next: null });
  const { screen, t } = await show(<TablesDesk />, {
    at: `/tables?tab=rounds&game=roulette-low&only=${only}`,
  });
  expect(await screen.findByText(t(`tables.none-${only}`))).toBeVisible();
  expect(wire.asked(routes.rounds)).toMatchObject([
    { input: { withBets: only === 'bets' ? '1' : '0' } },
  ]);
});

test('the board of exposure says the worst of each table, and where it is only a bound', async () => {
  tables();
  const wheel = {
    gameCode: 'roulette-low',
    name: aTable().name,
    game: 'roulette',
    issue: '20261127-0042',
    state: 'OPEN',
    members: 2,
    staked: '120.00',
    worst: '440.00',
    isExact: true,
    spots: [
      { spot: 'straight-1', staked: '20.00', win: '700.00' },
      { spot: 'red', staked: '100.00', win: '100.00' },
    ],
  } as const;
  const cards = {
    ...wheel,
    gameCode: 'baccarat-low',
    name: { EN: 'Baccarat', BN: 'ব্যাকারাট' },
    game: 'baccarat',
    worst: '-5.00',
    isExact: false,
    spots: [{ spot: 'banker', staked: '120.00', win: '114.00' }],
  };
  wire.answers(routes.exposure, { serverTime: SERVER_TIME, data: [cards, wheel] });
  const { screen, t } = await show(<TablesDesk />, { at: '/tables?tab=exposure' });
  expect(screen.getByText(t('tables.exposure-words'))).toBeVisible();
  const felts = await screen.findAllByRole('region');
  expect(felts.map((felt) => felt.getAttribute('aria-label'))).toEqual([
    'European roulette, low stakes',
    'Baccarat',
  ]);
  const [first, second] = felts.map((felt) => within(felt));
  expect(first?.getByText(t('tables.loses-most'), { exact: false })).toHaveTextContent('440.00');
  expect(first?.getAllByRole('listitem')[0]).toHaveTextContent('Red');
  expect(second?.getByText(t('tables.keeps-least'), { exact: false })).toHaveTextContent('5.00');
  expect(second?.getByText(t('tables.at-bound'))).toBeVisible();
});

test('returns are beside their sheet, and what is beyond chance is marked in words', async () => {
  tables();
  const row: TableReturns = {
    gameCode: 'roulette-low',
    name: aTable().name,
    game: 'roulette',
    bets: 900,
    staked: '1000.00',
    paid: '990.00',
    returned: '99.00',
    expected: '97.30',
    deviation: '-3.40',
  };
  const few = { ...row, gameCode: 'sic-bo-low', bets: 3, deviation: null };
  wire.answers(routes.returns, { data: [row, few] });
  const { screen, t } = await show(<TablesDesk />, { at: '/tables?tab=returns&days=31' });
  const table = within(await screen.findByRole('table', { name: t('tables.returns') }));
  expect(table.getByText('−3.40', { exact: false })).toBeVisible();
  expect(table.getByText(t('tables.strays'))).toBeVisible();
  expect(table.getByText(t('tables.few-bets'))).toBeVisible();
  expect(wire.asked(routes.returns)).toMatchObject([{ input: { days: 31 } }]);
});

test('an instant game is closed with a reason', async () => {
  tables();
  nothingProposed();
  wire.answers(consoleInstantsRoutes.games, { serverTime: SERVER_TIME, games: [anInstant()] });
  const { screen, user, t } = await show(<TablesDesk />, { at: '/tables?tab=instants&game=mines' });
  await user.click(await screen.findByLabelText(t('tables.is-open')));
  await user.click(screen.getByRole('button', { name: t('change.look-over', { count: 1 }) }));
  wire.answers(consoleInstantsRoutes.saveGame, { proposal: null });
  await user.type(screen.getByLabelText(t('member.reason')), 'maintenance');
  await user.click(screen.getByRole('button', { name: t('change.apply') }));
  expect(await screen.findByText(t('tables.saved'))).toBeVisible();
  expect(wire.asked(consoleInstantsRoutes.saveGame)).toMatchObject([
    { input: { gameCode: 'mines', version: 2, terms: { isOpen: false } } },
  ]);
});
