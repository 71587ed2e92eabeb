import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takeBalance, useBalance } from '../../../data/balance.ts';
import { anOpenIssue, aTable, openTable, placedSlip } from '../../../testing/betting.ts';
import { aBet, aDraw } from '../../../testing/lottery.ts';
import { aMember, show } from '../../../testing/show.tsx';
import BettingView from './betting-view.tsx';

const at = '/lottery?gameCode=wingo-1m&view=betting';
const placed = placedSlip('10.00');
const open = (options: Parameters<typeof show>[1] = {}, game = aTable()) => {
  openTable(game);
  return show(<BettingView game={game} />, { member: aMember(), at, ...options });
};

/** The numbers of a draw roll for two seconds, which pass at once. */
const watchNumbersRoll = () => act(() => vi.advanceTimersByTimeAsync(2_100));

beforeEach(() => localStorage.clear());

test('two taps place a bet with the amount that was staked last, on the issue that is shown', async () => {
  wire.answers(lotteryRoutes.place, placed);
  const { screen, user, t } = await open();
  await user.click(screen.getByRole('button', { name: /^Green/ }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText(t('lottery.bet-for-issue', { issue: '20261127-0612' }))).toBeVisible();
  await user.click(
    sheet.getByRole('button', { name: t('lottery.bet-agree', { total: '৳10.00' }) }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [asked] = wire.asked(lotteryRoutes.place);
  expect(asked?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked?.input).toEqual({
    gameCode: 'wingo-1m',
    issue: '20261127-0612',
    mode: 'Elott',
    bets: [{ play: 'colour', selection: '0', unitPrice: '2.00', multiple: 5, base: 1950 }],
    total: '10.00',
  });
  expect(await screen.findByText(/Bet placed on issue 20261127-0612/)).toBeVisible();
});

test('the sheet says what the bet pays and gives back, and what is too much before it is tried', async () => {
  const { screen, user, t } = await open(
    {},
    aTable({
      terms: { ceilings: { unit: '500.00', bet: '500.00', issue: '900.00', number: '1000.00' } },
    }),
  );
  await user.click(screen.getByRole('button', { name: /^7/ }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText('৳98.00')).toBeVisible();
  expect(sheet.getByText('98.00 %')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '×20' }));
  await user.click(sheet.getByRole('button', { name: '৳50' }));
  expect(
    sheet.getByRole('button', { name: t('lottery.bet-over-unit', { most: '৳500' }) }),
  ).toBeDisabled();
});

test('a slip whose answer is lost is asked about with the same key, and is not sent again', async () => {
  wire.breaks(lotteryRoutes.place);
  const { screen, user, t } = await open();
  await user.click(screen.getByRole('button', { name: /^Big/ }));
  const sheet = within(screen.getByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: /^Agree/ }));
  const again = await sheet.findByRole('button', { name: t('lottery.bet-ask-again') });
  wire.answers(lotteryRoutes.place, placed);
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = wire.asked(lotteryRoutes.place).map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal for a closed issue says that nothing was moved', async () => {
  wire.refuses(lotteryRoutes.place, 'lottery.issue-closed', { value: { issue: '20261127-0612' } });
  const { screen, user, refusal } = await open();
  await user.click(screen.getByRole('button', { name: /^Violet/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Agree/ }));
  expect(
    await screen.findByText(refusal('lottery.issue-closed', { issue: '20261127-0612' })),
  ).toBeVisible();
});

test('a closed issue takes no bet, and a visitor is asked to log in first', async () => {
  const closed = anOpenIssue({ closesAt: new Date(Date.now() - 1_000).toISOString() });
  const first = await open({}, aTable({ card: { now: closed } }));
  await first.user.click(first.screen.getByRole('button', { name: /^Red/ }));
  const dialog = within(first.screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: first.t('lottery.bet-stage-closed') })).toBeDisabled();
  first.unmount();

  openTable(aTable());
  const { screen, user } = await show(<BettingView game={aTable()} />, { at });
  await user.click(screen.getByRole('button', { name: /^Red/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Agree/ }));
  expect(new URLSearchParams(location.search).get('m')).toBe('login');
});

test('a restricted member may look, and reads why they cannot bet', async () => {
  const { screen, user, t } = await open({ member: aMember({ restriction: 'time-out' }) });
  expect(screen.getByText(t('member.time-out'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Red/ }));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: /^Agree/ })).toBeDisabled();
});

test('free play bets play money', async () => {
  wire.answers(lotteryRoutes.place, placed);
  const { screen, user } = await open({ member: aMember({ type: 4 }) });
  await user.click(screen.getByRole('button', { name: /^Red/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Agree/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.asked(lotteryRoutes.place)).toHaveLength(1);
});

test('winnings that are paid before the numbers are seen do not show in the balance', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const drawn = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const now = anOpenIssue({ closesAt: drawn(-6), drawsAt: drawn(-1), state: 'CLOSED' });
  const game = aTable({ card: { now } });
  wire.answers(lotteryRoutes.bets, { rows: [aBet({ issue: now.issue })], next: null });
  openTable(game);
  const Shown = () => <p>{useBalance().data?.sumBalance}</p>;
  const page = (answer: typeof game) => (
    <>
      <Shown />
      <BettingView game={answer} />
    </>
  );
  const { screen, rerender } = await show(page(game), { member: aMember(), at });
  await screen.findByText('1000.00');
  await waitFor(() => expect(screen.getAllByText(/20261127-0612/).length).toBeGreaterThan(1));
  act(() => takeBalance('1019.60', '2'));
  expect(screen.getByText('1000.00')).toBeVisible();
  const last = [aDraw({ issue: now.issue, numbers: [7] }), ...game.last];
  rerender(page(aTable({ card: { now: anOpenIssue({ issue: '20261127-0613' }) }, last })));
  expect(screen.getByText('1000.00')).toBeVisible();
  await watchNumbersRoll();
  expect(await screen.findByText('1019.60')).toBeVisible();
});

describe('the own result of a draw', () => {
  const issue = '20261127-0612';
  const after = async (...bets: Parameters<typeof aBet>[0][]) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const before = aTable();
    openTable(before);
    const shown = await show(<BettingView game={before} />, { member: aMember(), at });
    const rows = bets.map((bet, count) => aBet({ betId: `wgr_${count}`, issue, ...bet }));
    wire.answers(lotteryRoutes.bets, { rows, next: null });
    const last = [aDraw({ issue, numbers: [8] }), ...before.last];
    shown.rerender(<BettingView game={aTable({ last })} />);
    await watchNumbersRoll();
    return shown;
  };
  test('is a win above what was staked, with the way to its ticket', async () => {
    const { screen, t } = await after(
      { stake: '10.00', state: 'WON', prize: '98.00', rebate: '0.00' },
      { stake: '10.00', state: 'LOST', prize: '0.00', rebate: '0.00' },
    );
    expect(await screen.findByText(t('lottery.bet-won', { amount: '৳98.00' }))).toBeVisible();
    expect(screen.getByText(/staked ৳20\.00/)).toBeVisible();
    expect(screen.getByRole('link', { name: t('lottery.bet-ticket') })).toHaveAttribute(
      'href',
      expect.stringContaining('bet=wgr_0'),
    );
  });
  test('is no win where no more came back than was staked', async () => {
    const { screen, t } = await after(
      { stake: '10.00', state: 'WON', prize: '19.60', rebate: '0.00' },
      { stake: '10.00', state: 'LOST', prize: '0.00', rebate: '0.00' },
    );
    const words = await screen.findByText(t('lottery.bet-came-back', { amount: '৳19.60' }));
    expect(words.closest('section')).not.toHaveAttribute('data-won');
  });
});

test('a draw that comes while somebody watches is shown once it was revealed, and not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const before = aTable({ last: [aDraw({ numbers: [3] })] });
  openTable(before);
  const { screen, rerender, t } = await show(<BettingView game={before} />, {
    member: aMember(),
    at,
  });
  const drawn = aDraw({ issue: '20261127-0612', numbers: [8] });
  const after = aTable({ last: [drawn, aDraw({ numbers: [3] })] });
  rerender(<BettingView game={after} />);
  expect(screen.getByText(t('lottery.bet-drawing-issue', { issue: drawn.issue }))).toBeVisible();
  expect(screen.queryByRole('img', { name: /^8/ })).toBeNull();
  await watchNumbersRoll();
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^8/ })[0]).toBeVisible());
});
