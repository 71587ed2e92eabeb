import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { promotionsRoutes, type ShownPromotion } from '@nokshi/contract/player/promotions.ts';
import { PROMOTION_STATUSES } from '@nokshi/contract/promotions/terms.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { aGame } from '../../testing/games.ts';
import { aMember, show } from '../../testing/show.tsx';
import BonusesPage from './bonuses-page.tsx';
import PromotionPage from './promotion-page.tsx';
import PromotionsPage from './promotions-page.tsx';
import RewardsPage from './rewards-page.tsx';

const ID = `cmp_${'a'.repeat(32)}`;
const GRANT = `pgr_${'b'.repeat(32)}`;
const AT = '2026-03-02T06:00:00.000Z';
const REWARD = {
  kind: 'bonus',
  sum: { of: 'share', percent: '100', most: '1000' },
  wagering: {
    multiple: 1_000,
    base: 'bonus',
    contributions: null,
    largestBet: '200',
    days: 7,
    largestConversion: null,
  },
} as const;
const aPromotion = (different: Partial<ShownPromotion> = {}): ShownPromotion => ({
  promotionId: ID,
  title: { EN: 'Welcome match', BN: 'স্বাগত অফার' },
  about: { EN: '', BN: '' },
  picture: null,
  tabs: ['deposit'],
  badge: 'new',
  startsAt: AT,
  endsAt: null,
  trigger: { kind: 'deposit', nth: [1], least: '200', joins: true },
  reward: REWARD,
  status: 'join',
  placesLeft: null,
  claimBy: null,
  ...different,
});
const aGrant = {
  grantId: GRANT,
  promotionId: ID,
  title: { EN: 'Welcome match', BN: 'স্বাগত অফার' },
  reward: REWARD,
  amount: '500.00',
  state: 'ACTIVE',
  madeAt: AT,
  claimBy: null,
  expiresAt: '2026-03-09T06:00:00.000Z',
  endedAt: null,
  converted: '0.00',
  reason: null,
} as const;

test.each(READERS)(
  'a promotion says what it brings in one sentence, and is joined (%s)',
  async (language) => {
    wire.answers(promotionsRoutes.list, { rows: [aPromotion()] });
    wire.answers(promotionsRoutes.join, { status: 'joined', amount: null });
    const { screen, user, t } = await show(<PromotionsPage />, { language, member: aMember() });
    await screen.findByText(/৳200.00/);
    await user.click(screen.getByRole('button', { name: t('promotions.status-join') }));
    await screen.findByText(t('promotions.joined-done'));
    expect(wire.asked(promotionsRoutes.join)).toMatchObject([{ input: { promotionId: ID } }]);
  },
);

test.each(PROMOTION_STATUSES.filter((status) => status !== 'join' && status !== 'claim'))(
  'a promotion that is %s says so and offers no act',
  async (status) => {
    wire.answers(promotionsRoutes.list, { rows: [aPromotion({ status })] });
    const { screen, t } = await show(<PromotionsPage />, { member: aMember() });
    await screen.findByText(t(`promotions.status-${status}`));
    expect(screen.queryByRole('button', { name: t('promotions.status-join') })).toBeNull();
  },
);

test('a board that counts leads to where one stands', async () => {
  const trigger = {
    kind: 'board',
    window: 'week',
    score: 'return',
    leastBets: 20,
    categories: [],
    prizes: [{ from: 1, to: 3, amount: '50' }],
  } as const;
  const rows = [
    aPromotion({
      trigger: { ...trigger, categories: [], prizes: [...trigger.prizes] },
      status: 'joined',
    }),
  ];
  wire.answers(promotionsRoutes.list, { rows });
  const { screen, user, t } = await show(<PromotionsPage />, { member: aMember() });
  await user.click(await screen.findByRole('button', { name: t('boards.see') }));
  expect(location.search).toContain('mc=missionLeaderboard');
});

test('a visitor is asked to log in, and has no promotions of their own', async () => {
  wire.answers(promotionsRoutes.list, { rows: [aPromotion()] });
  const { screen, t } = await show(<PromotionsPage />);
  await screen.findByRole('button', { name: t('promotions.log-in') });
  expect(screen.queryByRole('tab', { name: t('promotions.tab-mine') })).toBeNull();
});

test('a wrong code is refused beside the field', async () => {
  wire.answers(promotionsRoutes.list, { rows: [] });
  wire.refuses(promotionsRoutes.code, 'promotions.code-wrong', { field: 'code' });
  const { screen, user, t } = await show(<PromotionsPage />, { member: aMember() });
  await user.type(await screen.findByLabelText(t('promotions.code')), 'nokshi');
  await user.click(screen.getByRole('button', { name: t('promotions.use-code') }));
  await screen.findByText(/This code was not found/);
});

test('one promotion shows what counts, and what it costs on average', async () => {
  wire.answers(promotionsRoutes.one, {
    ...aPromotion(),
    contributions: { RNG: 100, LIVE: 20 },
    example: {
      deposit: '1000.00',
      amount: '1000.00',
      turnover: '10000.00',
      loss: '400.00',
      worth: '600.00',
      stake: '10.00',
      bets: 1_000,
    },
  });
  const { screen } = await show(<PromotionPage />, {
    at: `/promoDetail?id=${ID}`,
    member: aMember(),
  });
  await screen.findByText('৳600.00');
  await screen.findByText('20%');
});

test('a promotion of free rounds leads to the game that they are of', async () => {
  const reward = { kind: 'free-rounds', gameId: 'a-b', rounds: 10, stake: '2', days: 7 } as const;
  const about = { contributions: null, example: null };
  wire.answers(promotionsRoutes.one, { ...aPromotion({ reward }), ...about });
  wire.answers(catalogueRoutes.game, aGame({ gameId: 'a-b', name: { EN: 'Reels', BN: 'রিল' } }));
  const { screen } = await show(<PromotionPage />, { at: `/promoDetail?id=${ID}` });
  const game = await screen.findByRole('link', { name: /Reels/ });
  expect(game.getAttribute('href')).toBe('/game?id=a-b');
});

test('a promotion that is not there says so, with a way back (R-022)', async () => {
  wire.refuses(promotionsRoutes.one, 'promotions.unknown');
  const { screen, t } = await show(<PromotionPage />, { at: '/promoDetail?id=no' });
  await screen.findByRole('heading', { name: t('promotions.not-found') });
  expect(screen.getByRole('link', { name: t('promotions.to-list') })).toBeTruthy();
});

test.each(READERS)(
  'a bonus shows how far it is by kind of game, and is left (%s)',
  async (language) => {
    wire.answers(promotionsRoutes.bonuses, {
      bonus: '420.00',
      active: {
        ...aGrant,
        progress: {
          required: '5000.00',
          done: '1040.00',
          missing: '3960.00',
          lines: [
            { category: 'RNG', valid: '1000.00', counted: '1000.00' },
            { category: 'LIVE', valid: '200.00', counted: '40.00' },
          ],
        },
        largestBet: '200.00',
      },
      waiting: [],
      ended: [],
      obligations: [],
    });
    wire.answers(promotionsRoutes.leave, {});
    const { screen, user, t } = await show(<BonusesPage />, { language, member: aMember() });
    const live = t('promotions.category-LIVE');
    await screen.findByText(
      t('bonuses.line', { category: live, counted: '৳40.00', valid: '৳200.00' }),
    );
    await user.click(screen.getByRole('button', { name: t('bonuses.leave') }));
    const dialog = await screen.findByRole('dialog');
    const sure = [...dialog.querySelectorAll('button')].find(
      (button) => button.textContent === t('bonuses.leave'),
    );
    if (sure) await user.click(sure);
    await screen.findByText(t('bonuses.left'));
    expect(wire.asked(promotionsRoutes.leave)).toMatchObject([{ input: { grantId: GRANT } }]);
  },
);

test.each(READERS)(
  'rewards of points and free rounds say how many, and are claimed (%s)',
  async (language) => {
    const points = { kind: 'points', points: 500, worth: '50' } as const;
    const rounds = { kind: 'free-rounds', gameId: 'a', rounds: 10, stake: '2', days: 7 } as const;
    const nothing = { amount: '0.00', expiresAt: null };
    wire.answers(promotionsRoutes.rewards, {
      rows: [
        { ...aGrant, ...nothing, reward: points, state: 'CLAIMABLE' },
        {
          ...aGrant,
          ...nothing,
          grantId: `pgr_${'b'.repeat(32)}`,
          reward: rounds,
          state: 'SPENT',
          converted: '36.00',
        },
      ],
    });
    wire.answers(promotionsRoutes.freeRounds, { rows: [] });
    wire.answers(promotionsRoutes.take, {});
    const { screen, user, t } = await show(<RewardsPage />, { language, member: aMember() });
    const [EN, BN] = ['10 free rounds at ৳2.00', '৳2.00 করে 10টি ফ্রি রাউন্ড'];
    await screen.findByText(language === 'EN' ? EN : BN);
    expect(
      screen.getByText(new RegExp(t('bonuses.rounds-played', { amount: '৳36.00' }))),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: t('rewards.claim') }));
    const amount = language === 'EN' ? '500 points' : '500 পয়েন্ট';
    await screen.findByText(t('rewards.claimed', { amount }));
  },
);
