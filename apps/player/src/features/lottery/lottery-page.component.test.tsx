import { lotteryChaseRoutes } from '@nokshi/contract/player/lottery-chases.ts';
import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aBet,
  aChase,
  aDraw,
  aLottery,
  anIssue,
  LOTTERY_NOW,
  someDraws,
  someLotteries,
  theTerms,
} from '../../testing/lottery.ts';
import { aMember, show } from '../../testing/show.tsx';
import LotteryPage from './lottery-page.tsx';

const serverTime = new Date(LOTTERY_NOW).toISOString();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: LOTTERY_NOW });
  wire.answers(lotteryRoutes.menu, { serverTime, data: someLotteries() });
  wire.answers(lotteryRoutes.game, ({ input }) => ({
    serverTime,
    game: aLottery({ gameCode: input.gameCode }),
    terms: theTerms(),
    last: someDraws(5),
  }));
});
const open = (query: string, options: Parameters<typeof show>[1] = {}) =>
  show(<LotteryPage />, { at: `/lottery?${query}`, ...options });
const asMember = { member: aMember() };

describe('the page of the lottery', () => {
  test('without a game is its lobby: families, a search, and the vendor of the address alone', async () => {
    const { screen, t, user } = await open('');
    expect(await screen.findByRole('heading', { name: t('page.lottery'), level: 1 })).toBeVisible();
    const families = await screen.findAllByRole('heading', { level: 2 });
    expect(families.map((each) => each.textContent)).toEqual([
      t('lottery.family-wingo'),
      t('lottery.family-ssc'),
      t('lottery.family-vn'),
    ]);
    await user.type(screen.getByRole('searchbox'), 'দক্ষিণ');
    await expect.poll(() => screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(new URLSearchParams(location.search).get('q')).toBe('দক্ষিণ');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'zz');
    await user.click(await screen.findByRole('button', { name: t('lottery.clear') }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });

  test('with a vendor shows the lotteries of that vendor', async () => {
    const { screen } = await open('vendor=TCG_LOTTO_VN');
    expect(await screen.findByRole('link', { name: /Vietnam south/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /WinGo/ })).toBeNull();
  });

  test('with a game that there is not says so, and leads to all of them', async () => {
    wire.refuses(lotteryRoutes.game, 'lottery.game-unknown');
    const { screen, t } = await open('gameCode=nothing');
    expect(await screen.findByText(t('lottery.unknown'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('lottery.to-all') })).toHaveAttribute(
      'href',
      '/lottery',
    );
  });

  test('that was launched goes on with fields of its own', async () => {
    wire.answers(lotteryRoutes.openedGame, { data: [] });
    await open('lottoView=lobby&lottoArea=VN&launchMode=LOTT&lottoPrizeMode=SEA&device=WEB');
    await expect.poll(() => location.search).toBe('?view=lobby');
  });
});

describe('draws', () => {
  test('of a lottery are a hundred rows with what players read off them, each with the way to check it', async () => {
    const draws = [
      aDraw({ issue: '20261127-0720' }),
      aDraw({ issue: '20261127-0719', numbers: null, state: 'REFUNDED' }),
    ];
    wire.answers(lotteryRoutes.openedGame, {
      data: draws.map((draw) => ({ ...draw, gameCode: 'ssc-1m' })),
    });
    const { screen, t } = await open('gameCode=ssc-1m&view=draws');
    const [first, second] = (await screen.findAllByRole('listitem')).filter((each) =>
      each.textContent?.includes('20261127-'),
    );
    if (!first || !second) throw new Error('two draws were expected');
    expect(first).toHaveTextContent(`${t('lottery.col-sum')} 22`);
    for (const word of ['small', 'even', 'tiger'] as const)
      expect(within(first).getByText(t(`lottery.option-${word}`))).toBeVisible();
    expect(
      within(first).getByRole('link', {
        name: t('lottery.check-issue', { issue: '20261127-0720' }),
      }),
    ).toHaveAttribute('href', '/verify?gameCode=ssc-1m&issue=20261127-0720');
    expect(second).toHaveTextContent(t('lottery.was-void'));
    expect(within(second).queryByRole('link')).toBeNull();
    expect(wire.asked(lotteryRoutes.openedGame)[0]?.input.count).toBe(100);
  });

  test('without a lottery are the last ones of all', async () => {
    const { screen, t } = await open('view=draws');
    expect(await screen.findByRole('heading', { name: t('lottery.draws-last') })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'WinGo 30 s' })).toHaveAttribute(
      'href',
      expect.stringContaining('gameCode=wingo-30s'),
    );
  });
});

test('draws of WinGo say how often the side with less money won', async () => {
  const { gameCode } = aLottery({ gameCode: 'wingo-30s' });
  wire.answers(lotteryRoutes.game, {
    serverTime,
    game: aLottery({ gameCode, family: 'wingo', last: aDraw({ numbers: [5] }) }),
    terms: theTerms(),
    last: [],
  });
  wire.answers(lotteryRoutes.openedGame, { data: [] });
  wire.answers(lotteryRoutes.sides, { draws: 100, uneven: 80, lighterWon: 41, heavierWon: 39 });
  const { screen, t, user } = await open(`gameCode=${gameCode}&view=draws`);
  await user.click(await screen.findByText(t('lottery.sides')));
  expect(
    await screen.findByText(t('lottery.sides-words', { draws: 100, uneven: 80 })),
  ).toBeVisible();
  expect(screen.getByText('41')).toBeVisible();
});

describe('trends', () => {
  beforeEach(() =>
    wire.answers(lotteryRoutes.openedGame, {
      data: someDraws(100).map((draw) => ({ ...draw, gameCode: 'ssc-1m' })),
    }),
  );

  test.each(READERS)(
    'say that draws are independent, and how even they are (%s)',
    async (language) => {
      const { screen, t } = await open('gameCode=ssc-1m&view=trend', { language });
      expect(
        await screen.findByText(t('lottery.trend-independent'), { exact: false }),
      ).toHaveTextContent('p = ');
    },
  );

  test('have a row a draw and a column a number; count, place and what is drawn are in the address', async () => {
    const { screen, t, user } = await open('gameCode=ssc-1m&view=trend');
    const table = await screen.findByRole('table');
    // Fifty draws, a heading and four rows of counts.
    expect(within(table).getAllByRole('row')).toHaveLength(55);
    await user.click(screen.getByRole('button', { name: t('lottery.trend-draws', { n: 30 }) }));
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(35);
    await user.click(screen.getByRole('tab', { name: t('lottery.place-3') }));
    await user.click(screen.getByRole('checkbox', { name: t('lottery.trend-bars') }));
    const asked = new URLSearchParams(location.search);
    expect([asked.get('n'), asked.get('place'), asked.get('show')]).toEqual([
      '30',
      '3',
      'line.omission.bars.heat',
    ]);
  });
});

describe('own bets', () => {
  test('ask a visitor to log in', async () => {
    const { screen, t, user } = await open('view=orders');
    await user.click(await screen.findByRole('button', { name: t('login.do') }));
    expect(new URLSearchParams(location.search).get('m')).toBe('login');
  });

  test('are grouped by day; the filter asks for the open ones', async () => {
    wire.answers(lotteryRoutes.bets, { rows: [aBet()], next: null });
    const { screen, t, user } = await open('view=orders', asMember);
    expect(await screen.findByRole('heading', { name: '2026-11-27', level: 2 })).toBeVisible();
    expect(screen.getByText('First 3: In order')).toBeVisible();
    wire.answers(lotteryRoutes.bets, { rows: [], next: null });
    await user.click(screen.getByRole('button', { name: t('lottery.filter-open') }));
    expect(await screen.findByText(t('lottery.orders-none-open'))).toBeVisible();
    expect(wire.asked(lotteryRoutes.bets).at(-1)?.input.open).toBe('yes');
  });

  test('open a ticket that says all of the bet and takes it back while there is time', async () => {
    const { betId } = aBet();
    wire.answers(lotteryRoutes.bets, { rows: [aBet()], next: null });
    wire.answers(lotteryRoutes.ticket, { bet: aBet(), issue: anIssue(), proof: null });
    const { screen, t, user } = await open('view=orders', asMember);
    await user.click(await screen.findByRole('link', { name: /ssc-1m/ }));
    const ticket = within(await screen.findByRole('dialog', { name: t('lottery.ticket') }));
    expect(
      await ticket.findByText(t('lottery.ticket-base-of', { base: 1900, ceiling: 1950 })),
    ).toBeVisible();
    expect(
      ticket.getByText(t('lottery.ticket-sum-words', { units: 6, price: '৳2.00', multiple: 1 })),
    ).toBeVisible();
    expect(ticket.getByText(t('lottery.cancel-until', { time: '00:25' }))).toBeVisible();
    expect(ticket.queryByRole('link', { name: t('lottery.check-bet') })).toBeNull();
    wire.answers(lotteryRoutes.cancel, {
      bet: aBet({ state: 'CANCELLED', cancelUntil: null }),
      balance: '1000.00',
      version: '9',
    });
    wire.answers(lotteryRoutes.ticket, {
      bet: aBet({ state: 'CANCELLED', cancelUntil: null }),
      issue: anIssue(),
      proof: null,
    });
    await user.click(ticket.getByRole('button', { name: t('lottery.cancel') }));
    const sure = within(await screen.findByRole('dialog', { name: t('lottery.cancel-sure') }));
    await user.click(sure.getByRole('button', { name: t('lottery.cancel') }));
    expect(await screen.findByText(t('lottery.cancelled', { amount: '৳12.00' }))).toBeVisible();
    expect(await ticket.findByText(t('lottery.state-CANCELLED'))).toBeVisible();
    expect(wire.asked(lotteryRoutes.cancel)[0]?.input).toEqual({ betId });
  });

  test('that are settled show what was drawn and won, and lead to the verifier', async () => {
    const won = aBet({
      state: 'WON',
      prize: '1900.00',
      rebate: '0.30',
      numbers: [4, 7, 2, 0, 9],
      cancelUntil: null,
    });
    wire.answers(lotteryRoutes.bets, { rows: [won], next: null });
    wire.answers(lotteryRoutes.ticket, {
      bet: won,
      issue: anIssue({ state: 'SETTLED' }),
      proof: aProof,
    });
    const { screen, t } = await open(`view=orders&bet=${won.betId}`, asMember);
    const ticket = within(await screen.findByRole('dialog', { name: t('lottery.ticket') }));
    expect(await ticket.findByRole('img', { name: '4, 7, 2, 0, 9' })).toBeVisible();
    expect(ticket.getByText('৳1,900.00')).toBeVisible();
    expect(ticket.getByRole('button', { name: t('lottery.replay') })).toBeVisible();
    expect(ticket.getByRole('link', { name: t('lottery.check-bet') })).toHaveAttribute(
      'href',
      `/verify?bet=${won.betId}`,
    );
    expect(ticket.queryByRole('button', { name: t('lottery.cancel') })).toBeNull();
  });
});

describe('own chases', () => {
  test('open issue by issue: one of them can be dropped, and the rest stopped', async () => {
    const planned = aChase();
    const [first, ...others] = planned.entries;
    if (!first) throw new Error('a chase has issues');
    // Its issue was drawn, but this chase had no bet on it.
    const chase = { ...planned, entries: [{ ...first, state: 'REFUSED' as const }, ...others] };
    wire.answers(lotteryChaseRoutes.chases, { rows: [chase], next: null });
    wire.answers(lotteryChaseRoutes.chase, chase);
    const { screen, t, user } = await open('view=orders&tab=chases', asMember);
    await user.click(await screen.findByRole('link', { name: /ssc-1m/ }));
    const dialog = within(await screen.findByRole('dialog', { name: t('lottery.chase') }));
    expect(await dialog.findByText('20261127-0722')).toBeVisible();
    expect(dialog.getByText(t('lottery.stop-on-win'))).toBeVisible();
    expect(dialog.getByText(t('lottery.entry-REFUSED'))).toBeVisible();
    const stopped = { ...chase, state: 'STOPPED', held: '0.00' } as const;
    wire.answers(lotteryChaseRoutes.stopChase, {
      chase: stopped,
      balance: '1000.00',
      version: '9',
    });
    await user.click(
      dialog.getByRole('button', { name: t('lottery.chase-drop', { issue: '20261127-0722' }) }),
    );
    await expect.poll(() => wire.asked(lotteryChaseRoutes.stopChase)).toHaveLength(1);
    expect(wire.asked(lotteryChaseRoutes.stopChase)[0]?.input.issue).toBe('20261127-0722');
    await user.click(dialog.getByRole('button', { name: t('lottery.chase-stop') }));
    const sure = within(await screen.findByRole('dialog', { name: t('lottery.chase-stop-sure') }));
    await user.click(sure.getByRole('button', { name: t('lottery.chase-stop') }));
    expect(await screen.findByText(t('lottery.chase-stopped'))).toBeVisible();
    expect(wire.asked(lotteryChaseRoutes.stopChase)[1]?.input.issue).toBeUndefined();
  });
});

const aProof = {
  format: 'nokshi-draw-1',
  purpose: 'lottery:ssc-1m',
  issue: '20261127-0721',
  terminal: 'a'.repeat(64),
  number: 3,
  before: 'b'.repeat(64),
  link: 'c'.repeat(64),
  root: 'd'.repeat(64),
  lanes: [],
  family: 'ssc',
  mappingVersion: 1,
  drawDate: '2026-11-27',
  numbers: [4, 7, 2, 0, 9],
} as const;
