import { consoleLotteryRoutes as routes } from '@nokshi/contract/console/lottery.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aLottery, anIssue } from '../../testing/lottery.ts';
import { show } from '../../testing/show.tsx';
import LotteryDesk from './lottery-desk.tsx';

const games = (late = 0) =>
  wire.answers(routes.games, {
    serverTime: '2026-11-27T06:02:00.000Z',
    games: [aLottery({ late })],
    lateIssues: late,
    waitingResults: 0,
  });
const nothingProposed = () =>
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });

test.each(READERS)(
  'terms are reviewed field by field before they are asked for (%s)',
  async (language) => {
    games();
    nothingProposed();
    const { screen, user, t } = await show(<LotteryDesk />, {
      at: '/lottery?game=wingo-1m',
      language,
    });
    const usual = await screen.findByLabelText(t('lotteries.base-usual'));
    await user.clear(usual);
    await user.type(usual, '1970');
    await user.click(screen.getByRole('button', { name: t('change.look-over', { count: 1 }) }));
    expect(screen.getByText(t('lotteries.base-falls'))).toBeVisible();
    await user.clear(usual);
    await user.type(usual, '1940');
    await user.click(screen.getByRole('button', { name: t('change.look-over', { count: 1 }) }));
    const review = within(await screen.findByRole('table', { name: t('change.caption') }));
    expect(review.getByText('1950')).toBeVisible();
    expect(review.getByText('1940')).toBeVisible();
    wire.answers(routes.saveGame, { proposal: 'prp_1' });
    await user.type(screen.getByLabelText(t('member.reason')), 'a calmer slider');
    await user.click(screen.getByRole('button', { name: t('change.apply') }));
    expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
    expect(wire.asked(routes.saveGame)).toMatchObject([
      { input: { gameCode: 'wingo-1m', version: 3, terms: { bases: { usual: 1_940 } } } },
    ]);
  },
);

test('who may only look changes nothing', async () => {
  games();
  nothingProposed();
  const { screen, t } = await show(<LotteryDesk />, {
    at: '/lottery?game=wingo-1m',
    may: ['lottery.read'],
  });
  expect(await screen.findByText(t('lotteries.only-look'))).toBeVisible();
  expect(screen.getByLabelText(t('lotteries.base-usual'))).toBeDisabled();
});

test('every play has its return in words', async () => {
  games();
  const { screen, t } = await show(<LotteryDesk />, { at: '/lottery?game=wingo-1m&part=returns' });
  const table = within(await screen.findByRole('table', { name: t('lotteries.part-returns') }));
  expect(table.getByText(t('lottery.kind-colour'))).toBeVisible();
  expect(table.getAllByText('98.00 %')).toHaveLength(3);
  expect(screen.getByText(t('lotteries.fixed-odds'))).toBeVisible();
});

test('late issues are said over the desk, with the way to them', async () => {
  games(1);
  const { screen, t } = await show(<LotteryDesk />, { at: '/lottery' });
  expect(
    await screen.findByText(t('lotteries.late-count', { count: 1 }), { exact: false }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: t('lotteries.see-late') })).toHaveAttribute(
    'href',
    '/lottery?tab=issues&game=wingo-1m&only=late',
  );
});

test('an issue shows its numbers in words and its bets, and is made void with a reason', async () => {
  games();
  nothingProposed();
  wire.answers(routes.issues, { rows: [anIssue()], next: null });
  const bet = {
    betId: 'wgr_1',
    memberId: 'mbr_1',
    username: 'mina',
    play: 'size',
    mode: 'Elott',
    selection: '0',
    isWhole: true,
    stake: '50.00',
    payout: '98.00',
    cancelled: false,
  } as const;
  wire.answers(routes.issue, {
    issue: anIssue(),
    proofPage: 'https://play.nokshi.example/verify?gameCode=wingo-1m&issue=20261127-0721',
    bets: [bet, { ...bet, betId: 'wgr_2', username: 'rina', isWhole: false }],
  });
  const { screen, user, t } = await show(<LotteryDesk />, {
    at: '/lottery?tab=issues&game=wingo-1m&issue=20261127-0721',
  });
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('5 (Green, Violet)')).toBeVisible();
  expect(panel.getByRole('link', { name: 'mina' })).toHaveAttribute('href', '/members/mbr_1');
  expect(panel.getByText(t('lottery.option-big'))).toBeVisible();
  // The beginning of a long selection may be another bet.
  expect(panel.getByText('0…')).toBeVisible();
  expect(panel.getByRole('link', { name: t('lotteries.proof-page') })).toBeVisible();
  await user.click(panel.getByRole('button', { name: t('lotteries.void') }));
  expect(screen.getByText(t('lotteries.void-paid'))).toBeVisible();
  wire.refuses(routes.voidIssue, 'lottery.issue-state');
  await user.type(screen.getByLabelText(t('member.reason')), 'drawn twice');
  await user.click(
    screen.getAllByRole('button', { name: t('lotteries.void') }).at(-1) as HTMLElement,
  );
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
});

test.each(['all', 'with-bets', 'late'] as const)(
  'an empty board of issues says which: %s',
  async (only) => {
    games();
    wire.answers(routes.issues, { rows: [], next: null });
    const { screen, t } = await show(<LotteryDesk />, {
      at: `/lottery?tab=issues&game=wingo-1m&only=${only}`,
    });
    expect(await screen.findByText(t(`lotteries.none-${only}`))).toBeVisible();
    expect(wire.asked(routes.issues)).toMatchObject([{ input: { only } }]);
  },
);

test('the board of exposure says that nothing there changes the draw, and marks a number near its ceiling in words', async () => {
  games();
  wire.answers(routes.exposure, {
    serverTime: '2026-11-27T06:02:00.000Z',
    issue: '20261127-0722',
    closesAt: '2026-11-27T06:02:55.000Z',
    bets: 1,
    staked: '100.00',
    ceiling: '1000.00',
    plays: [{ play: 'number', staked: '100.00', numbers: [{ number: '7', pays: '1000.00' }] }],
  });
  const { screen, t } = await show(<LotteryDesk />, { at: '/lottery?tab=exposure' });
  expect(screen.getByText(t('lotteries.exposure-words'))).toBeVisible();
  const play = within(await screen.findByRole('region', { name: t('lottery.kind-number') }));
  expect(play.getAllByRole('listitem')).toHaveLength(10);
  expect(play.getByText(t('lotteries.ceiling-reached'))).toBeVisible();
});
