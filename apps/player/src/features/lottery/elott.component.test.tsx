import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aLottery, LOTTERY_NOW, someLotteries } from '../../testing/lottery.ts';
import { aMember, show } from '../../testing/show.tsx';
import ElottPage from './elott-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: LOTTERY_NOW });
  localStorage.clear();
});

const serverTime = new Date(LOTTERY_NOW).toISOString();
const answer = (data = someLotteries()) => wire.answers(lotteryRoutes.menu, { serverTime, data });
const names = (within: HTMLElement) =>
  [...within.querySelectorAll('a[href^="/lottery?"]')].map(
    (link) => link.querySelector('span > span')?.textContent,
  );

test.each(READERS)('a card counts down and shows the last draw (%s)', async (language) => {
  answer();
  const { screen, t } = await show(<ElottPage />, { language });
  const card = within(await screen.findByRole('link', { name: /ssc-1m/ }));
  expect(card.getByText(t('lottery.issue', { issue: '20261127-0721' }))).toBeVisible();
  expect(
    card.getByRole('timer', { name: t('lottery.closes-in', { time: '00:35' }) }),
  ).toHaveTextContent('00:35');
  expect(card.getByRole('img', { name: '4, 0, 7, 2, 9' })).toBeVisible();
});

test('our draws come first, the most played one before the others; those of others have a tab', async () => {
  answer();
  const { screen, t, user } = await show(<ElottPage />);
  const panel = await screen.findByRole('tabpanel');
  expect(names(panel)).toEqual(['WinGo 30 s', 'Lottery ssc-1m']);
  await user.click(screen.getByRole('tab', { name: t('lottery.regional-draws') }));
  expect(names(screen.getByRole('tabpanel'))).toEqual(['Vietnam south']);
  expect(location.search).toBe('?tab=external');
});

test('where nothing regional is fed there is no tab for it, and no chip for an interval that no lottery has', async () => {
  answer(someLotteries().filter(({ source }) => source === 'house'));
  const { screen, t, user } = await show(<ElottPage />);
  await screen.findByRole('link', { name: /ssc-1m/ });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: t('lottery.every-minutes', { n: 5 }) })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('lottery.every-seconds', { n: 30 }) }));
  expect(names(document.body)).toEqual(['WinGo 30 s']);
  expect(location.search).toBe('?every=30');
});

test('a member’s heart stays in this browser and brings its lottery to the front', async () => {
  answer();
  wire.answers(lotteryRoutes.recent, { serverTime, data: [] });
  const { screen, t, user } = await show(<ElottPage />, { member: aMember() });
  const heart = () =>
    screen.getByRole('button', { name: t('lobby.favorite', { game: 'Lottery ssc-1m' }) });
  await screen.findByRole('link', { name: /ssc-1m/ });
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('lotteryFavorites:rahim01')).toBe('["ELOTT-ssc-1m"]');
  expect(names(screen.getByRole('tabpanel'))[0]).toBe('Lottery ssc-1m');
});

test('a visitor’s heart asks to log in, and nobody sees a recent row that is empty', async () => {
  answer();
  const { screen, t, user } = await show(<ElottPage />);
  await screen.findByRole('link', { name: /ssc-1m/ });
  await user.click(
    screen.getByRole('button', { name: t('lobby.favorite', { game: 'Lottery ssc-1m' }) }),
  );
  expect(new URLSearchParams(location.search).get('m')).toBe('login');
  expect(screen.queryByRole('heading', { name: t('lottery.recent') })).toBeNull();
});

test('a member sees what they played last', async () => {
  answer();
  wire.answers(lotteryRoutes.recent, {
    serverTime,
    data: [aLottery({ gameCode: 'k3-5m', family: 'k3', last: null })],
  });
  const { screen, t } = await show(<ElottPage />, { member: aMember() });
  const recent = await screen.findByRole('region', { name: t('lottery.recent') });
  expect(names(recent)).toEqual(['Lottery k3-5m']);
  expect(within(recent).getByText(t('lottery.no-draw'))).toBeVisible();
});

test('how draws are made has an address, closes, and leads to the verifier', async () => {
  answer([]);
  const { screen, t, user } = await show(<ElottPage />);
  expect(await screen.findByText(t('lottery.none'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('lottery.how') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('lottery.how') }));
  expect(location.search).toBe('?how=1');
  expect(dialog.getByRole('link', { name: t('lottery.how-verify') })).toHaveAttribute(
    'href',
    '/verify',
  );
  await user.click(dialog.getByRole('button', { name: t('app.close') }));
  await expect.poll(() => location.search).toBe('');
});

test('a list that does not come says so and is asked for again', async () => {
  wire.breaks(lotteryRoutes.menu);
  const { screen, t, user } = await show(<ElottPage />);
  expect(await screen.findByText(t('app.line-broken'))).toBeVisible();
  answer();
  await user.click(screen.getByRole('button', { name: t('app.try-again') }));
  expect(await screen.findByRole('link', { name: /ssc-1m/ })).toBeVisible();
});
