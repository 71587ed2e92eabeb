import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { favoritesRoutes } from '@nokshi/contract/player/favorites.ts';
import { type TableCard, tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Live } from '../../app/table-pages.tsx';
import { connectLive } from '../../data/live.ts';
import { aGame, aPage } from '../../testing/games.ts';
import { aLane } from '../../testing/house.ts';
import { stubInView } from '../../testing/in-view.ts';
import { aMember, show } from '../../testing/show.tsx';
import { aResult, aRound, aTable, TABLES_NOW } from '../../testing/tables.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TABLES_NOW });
});

const serverTime = new Date(TABLES_NOW).toISOString();
const roulette = aTable({
  gameCode: 'roulette-mid',
  game: 'roulette',
  rules: 'la-partage',
  level: 'mid',
  last: [aResult({ numbers: [17] }), aResult({ issue: '20261127-0040', numbers: [0] })],
});
const ownLane = aLane({ gameType: 'LIVE', vassalage: 'BAITHAK' });
type Options = { readonly at?: string; readonly tables?: TableCard[] };

function open({ at = '/live', tables = [aTable(), roulette] }: Options = {}, more = {}) {
  wire.answers(tablesRoutes.lobby, { serverTime, data: tables });
  wire.usually(catalogueRoutes.gameVendor, { data: { lanes: [ownLane] } });
  wire.usually(catalogueRoutes.gameList, aPage([]));
  return show(<Live />, { at, ...more });
}
const linkTo = async (code: string) => {
  const link = () => document.querySelector<HTMLElement>(`a[href="/game?id=${code}"]`);
  await expect.poll(link).not.toBeNull();
  return link() as HTMLElement;
};
const tableLinks = () =>
  [...document.querySelectorAll('a[href^="/game?"]')].map((link) => link.getAttribute('href'));

test.each(READERS)(
  'a table shows how long bets are taken, what it showed last, its chips and who is there (%s)',
  async (language) => {
    const { t } = await open({}, { language });
    const card = within(await linkTo('baccarat-low'));
    expect(card.getByRole('timer', { name: t('live.closes-in', { time: '00:08' }) })).toBeVisible();
    expect(card.getByText(t('live.players', { count: 7 }))).toBeVisible();
    expect(card.getByText(t('live.level-low'))).toBeVisible();
    const results = `${t('spot.baccarat.banker')}, ${t('spot.baccarat.player')}`;
    expect(card.getByRole('img', { name: t('live.last', { results }) })).toBeVisible();
  },
);

test('a wheel shows its last pockets, and rules that not every table has', async () => {
  const { screen, t } = await open({ tables: [roulette] });
  const results = [t('round.pocket-black', { pocket: '17' }), t('round.pocket-green')].join(', ');
  expect(await screen.findByRole('img', { name: t('live.last', { results }) })).toBeVisible();
  expect(screen.getByText(t('live.rules-la-partage'))).toBeVisible();
});

test('tabs and stakes narrow the tables, and stand in the address', async () => {
  const { screen, t, user } = await open();
  await user.click(await screen.findByRole('tab', { name: t('live.game-roulette') }));
  expect(tableLinks()).toEqual(['/game?id=roulette-mid']);
  await user.click(screen.getByRole('button', { name: t('live.level-high') }));
  expect(screen.getByText(t('live.none-found'))).toBeVisible();
  expect(location.search).toBe('?table=roulette&level=high');
  await user.click(screen.getByRole('button', { name: t('live.clear') }));
  expect(tableLinks()).toEqual(['/game?id=baccarat-low', '/game?id=roulette-mid']);
  expect(location.search).toBe('');
});

test.each([
  [{ state: 'CLOSED', closesAt: serverTime }, 'live.stage-closed'],
  [{ state: 'DRAWN', drawsAt: serverTime, numbers: [1, 2, 3, 4] }, 'live.stage-showing'],
  [{ state: 'VOID' }, 'live.stage-void'],
] as const)('a round that is %o says so', async (different, words) => {
  const now = aRound(different as Partial<ReturnType<typeof aRound>>);
  const { screen, t } = await open({ tables: [aTable({ now })] });
  expect(await screen.findByText(t(words))).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('of One-Day it says how far the deal is', async () => {
  const now = aRound({ opening: [0, 4, 9] });
  const { screen, t } = await open({
    tables: [aTable({ gameCode: 'one-day-low', game: 'one-day', now, last: [] })],
  });
  expect(await screen.findByText(t('live.card-of-six', { card: 4 }))).toBeVisible();
  expect(screen.getByText(t('live.no-last'))).toBeVisible();
});

test('a table is followed while it is in view, and its road grows with each result', async () => {
  const view = stubInView();
  const { screen, t } = await open({ tables: [aTable()] });
  await act(async () => connectLive());
  const card = await linkTo('baccarat-low');
  live.said();
  await view.show(card, true);
  expect(live.said()).toEqual([{ type: 'subscribe', topic: 'round:baccarat-low' }]);
  await live.tell({
    type: 'topic',
    topic: 'round:baccarat-low',
    version: 1,
    state: {
      now: aRound({ issue: '20261127-0043' }),
      last: aResult({ issue: '20261127-0042' }),
      players: 8,
    },
  });
  const banker = t('spot.baccarat.banker');
  const results = [banker, banker, t('spot.baccarat.player')].join(', ');
  expect(await screen.findByRole('img', { name: t('live.last', { results }) })).toBeVisible();
  expect(screen.getByText(t('live.players', { count: 8 }))).toBeVisible();
  await view.show(card, false);
  expect(live.said()).toEqual([{ type: 'unsubscribe', topic: 'round:baccarat-low' }]);
  // What was shown stays there.
  expect(screen.getByRole('img', { name: t('live.last', { results }) })).toBeVisible();
});

test('the list is asked for again where rounds were missed', async () => {
  const view = stubInView();
  await open({ tables: [aTable()] });
  await act(async () => connectLive());
  await view.show(await linkTo('baccarat-low'), true);
  const before = wire.asked(tablesRoutes.lobby).length;
  await live.tell({
    type: 'topic',
    topic: 'round:baccarat-low',
    version: 1,
    state: { now: null, last: aResult({ issue: '20261127-0050' }), players: 0 },
  });
  await expect.poll(() => wire.asked(tablesRoutes.lobby).length).toBe(before + 1);
});

test('a visitor who presses a table is led to log in, and to the table after it', async () => {
  const { user } = await open();
  await user.click(await linkTo('baccarat-low'));
  const params = new URLSearchParams(location.search);
  expect([params.get('m'), params.get('next')]).toEqual(['login', '/game?id=baccarat-low']);
});

test('favourites and recent tables are a member’s; a visitor is asked to log in', async () => {
  const visitor = await open({ at: '/live?mine=fav' });
  expect(await visitor.screen.findByText(visitor.t('lobby.own-visitor'))).toBeVisible();
  visitor.unmount();
  wire.answers(favoritesRoutes.favorites, {
    data: [{ nodeId: 'BAITHAK-roulette-mid', vendor: 'BAITHAK', gameType: 'LIVE' }],
  });
  wire.answers(favoritesRoutes.recent, aPage([aGame({ gameId: 'baccarat-low' })]));
  const { screen, t, user } = await open({ at: '/live?mine=fav' }, { member: aMember() });
  await expect.poll(tableLinks).toEqual(['/game?id=roulette-mid']);
  await user.click(screen.getByRole('button', { name: t('live.mine-recent') }));
  await expect.poll(tableLinks).toEqual(['/game?id=baccarat-low']);
});

test('who has no favourite table reads how to keep one', async () => {
  const { screen, t } = await open({ at: '/live?mine=fav' }, { member: aMember() });
  expect(await screen.findByText(t('live.no-fav'))).toBeVisible();
});

test('a table that is closed says so and leads nowhere', async () => {
  const { screen, t } = await open({ tables: [aTable({ isOpen: false })] });
  expect(await screen.findByText(t('live.stage-shut'))).toBeVisible();
  expect(tableLinks()).toEqual([]);
});

test('tables for one stand among the others, with what they return', async () => {
  const blackjack = aGame({
    gameId: 'blackjack-high',
    gameType: 'LIVE',
    vassalage: 'BAITHAK',
    gameMenus: ['INSTANT'],
    rtp: '99.43',
  });
  wire.answers(catalogueRoutes.gameList, ({ input }) =>
    aPage(input.gameMenu === 'INSTANT' ? [blackjack] : []),
  );
  const { screen, t, user } = await open();
  await user.click(await screen.findByRole('tab', { name: t('live.game-blackjack') }));
  expect(tableLinks()).toEqual(['/game?id=blackjack-high']);
  expect(screen.getByText(t('lobby.rtp', { rtp: '99.43' }))).toBeVisible();
});

test('live games of other providers stand below the tables, without those of the house', async () => {
  wire.answers(catalogueRoutes.gameVendor, {
    data: {
      lanes: [
        ownLane,
        aLane({ gameType: 'LIVE', vassalage: 'PEOPLE', title: { EN: 'People', BN: 'পিপল' } }),
      ],
    },
  });
  const { screen, t } = await open();
  expect(await screen.findByRole('region', { name: t('live.other-games') })).toBeVisible();
  await expect
    .poll(() => wire.asked(catalogueRoutes.gameList).map(({ input }) => input.vassalage))
    .toContain('PEOPLE');
  expect(
    wire.asked(catalogueRoutes.gameList).every(({ input }) => input.vassalage !== 'BAITHAK'),
  ).toBe(true);
});

test('a list that does not come says so and is asked for again', async () => {
  wire.breaks(tablesRoutes.lobby);
  const { screen, t, user } = await show(<Live />, { at: '/live' });
  expect(await screen.findByText(t('app.line-broken'))).toBeVisible();
  wire.answers(tablesRoutes.lobby, { serverTime, data: [aTable()] });
  wire.answers(catalogueRoutes.gameVendor, { data: { lanes: [ownLane] } });
  await user.click(screen.getByRole('button', { name: t('app.try-again') }));
  expect(await linkTo('baccarat-low')).toBeVisible();
});
