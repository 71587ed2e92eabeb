import { type Board, boardsRoutes } from '@nokshi/contract/player/boards.ts';
import { type Mission, missionsRoutes } from '@nokshi/contract/player/missions.ts';
import { boardText } from '@nokshi/contract/promotions/board-list.ts';
import { sha256 } from '@nokshi/house-math/fairness/sha256.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import MissionsPage from './missions-page.tsx';

const aMission = (different: Partial<Mission> = {}): Mission => ({
  missionId: `cmp_${'a'.repeat(32)}`,
  name: { EN: 'Today’s mission', BN: 'আজকের মিশন' },
  window: 'day',
  counts: 'turnover',
  categories: [],
  progress: '120.00',
  target: '500.00',
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '10' }, multiple: 100 },
  status: 'open',
  endsAt: '2026-03-02T18:00:00.000Z',
  ...different,
});
const LEADERS = [
  { place: 1, player: 'ra***a', score: '900.00', mine: false },
  { place: 2, player: 'member', score: '120.00', mine: true },
];

test.each(READERS)(
  'a mission shows how far it is, and its leaders (MC-014, %s)',
  async (language) => {
    wire.answers(missionsRoutes.list, { data: [aMission()] });
    wire.answers(missionsRoutes.leaderboard, { data: LEADERS });
    const { screen, t } = await show(<MissionsPage />, { language, member: aMember() });
    await screen.findByText(
      new RegExp(t('missions.progress', { done: '৳120.00', target: '৳500.00' })),
    );
    expect(screen.getByRole('button', { name: t('missions.claim') })).toBeDisabled();
    await screen.findByText(t('missions.you'));
  },
);

test('a mission whose target is reached is claimed once', async () => {
  wire.answers(missionsRoutes.list, {
    data: [aMission({ status: 'claimable', progress: '500.00' })],
  });
  wire.answers(missionsRoutes.leaderboard, { data: [] });
  wire.answers(missionsRoutes.claim, { amount: '10.00' });
  const { screen, user, t } = await show(<MissionsPage />, { member: aMember() });
  await user.click(await screen.findByRole('button', { name: t('missions.claim') }));
  await screen.findByText(t('missions.claimed-done', { amount: '৳10.00' }));
  expect(wire.asked(missionsRoutes.claim)).toHaveLength(1);
});

test('where none runs the page says so', async () => {
  const { screen, t } = await show(<MissionsPage />, { member: aMember() });
  await screen.findByText(t('missions.none'));
});

test('a mission whose rewards are gone says so and offers no claim', async () => {
  wire.answers(missionsRoutes.list, { data: [aMission({ status: 'gone', progress: '500.00' })] });
  wire.answers(missionsRoutes.leaderboard, { data: [] });
  const { screen, t } = await show(<MissionsPage />, { member: aMember() });
  await screen.findByText(t('missions.gone'));
  expect(screen.queryByRole('button', { name: t('missions.claim') })).toBeNull();
});

const aBoard = (different: Partial<Board> = {}): Board => ({
  promotionId: `cmp_${'b'.repeat(32)}`,
  startsAt: '2026-03-01T18:00:00.000Z',
  endsAt: '2026-03-02T18:00:00.000Z',
  title: { EN: 'Top of the day', BN: 'দিনের সেরা' },
  window: 'day',
  score: 'turnover',
  leastBets: 5,
  categories: [],
  prizes: [{ from: 1, to: 2, amount: '50' }],
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '50' }, multiple: 100 },
  state: 'LIVE',
  ...different,
});
const ROWS = [
  { place: 1, player: 'ra***', score: '900.00', prize: '50.00', mine: false },
  { place: 2, player: 'me***', score: '120.00', prize: '50.00', mine: true },
].map((row) => ({ ...row, reachedAt: '2026-03-02T06:00:00.000Z', mark: null }));
const LIVE = { rows: ROWS, hash: null, paysAt: null, reason: null };

test.each(READERS)(
  'a board shows the own place and what is missing to the one above (MC-014, %s)',
  async (language) => {
    wire.answers(boardsRoutes.list, { rows: [aBoard()] });
    const own = { place: 2, score: '120.00', bets: 7, gap: '780.00' };
    wire.answers(boardsRoutes.one, { ...aBoard(), ...LIVE, own });
    const { screen, t } = await show(<MissionsPage />, { language, member: aMember() });
    await screen.findByText(t('boards.own', { place: 2, score: '৳120.00' }));
    await screen.findByText(t('boards.own-gap', { place: 1, gap: '৳780.00' }));
  },
);

test('a board says how many bets a place still needs', async () => {
  wire.answers(boardsRoutes.list, { rows: [aBoard()] });
  const own = { place: null, score: '120.00', bets: 3, gap: null };
  wire.answers(boardsRoutes.one, { ...aBoard(), ...LIVE, own });
  const { screen, t } = await show(<MissionsPage />, { member: aMember() });
  await screen.findByText(t('boards.own-bets', { bets: 3, least: 5 }));
});

test.each([
  ['what was published', '', 'boards.fits'],
  ['another', 'changed', 'boards.fits-not'],
] as const)('a final list is checked by its hash: it is %s', async (_, spoilt, says) => {
  const board = aBoard({ state: 'PAID' });
  const rows = ROWS.map((row) => ({ ...row, mark: 'ab'.repeat(8) }));
  const hash = sha256(boardText({ ...board, rows }) + spoilt);
  wire.answers(boardsRoutes.list, { rows: [board] });
  wire.answers(boardsRoutes.one, { ...board, ...LIVE, rows, hash, own: null });
  const { screen, user, t } = await show(<MissionsPage />, { member: aMember() });
  await user.click(await screen.findByText(t('boards.hash')));
  await user.click(screen.getByRole('button', { name: t('boards.check') }));
  await screen.findByText(t(says));
});

test('a void board says why it pays nothing', async () => {
  const board = aBoard({ state: 'VOID' });
  wire.answers(boardsRoutes.list, { rows: [board] });
  const reason = 'a wrong rule';
  wire.answers(boardsRoutes.one, { ...board, ...LIVE, rows: [], own: null, reason });
  const { screen, t } = await show(<MissionsPage />, { member: aMember() });
  await screen.findByText(t('boards.void', { reason }));
});
