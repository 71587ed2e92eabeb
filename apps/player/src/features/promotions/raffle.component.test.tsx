import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { raffleRoutes } from '@nokshi/contract/player/raffle.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import PromotionPage from './promotion-page.tsx';

type Shown = Output<typeof raffleRoutes.one>;

const ID = `cmp_${'a'.repeat(32)}`;
const ROOT = 'c'.repeat(64);
const AT = '2026-03-02T06:00:00.000Z';
const PRIZES = [
  { count: 1, amount: '300.00' },
  { count: 2, amount: '50.00' },
];
const PROMOTION = {
  promotionId: ID,
  title: { EN: 'Friday raffle', BN: 'শুক্রবারের র‍্যাফল' },
  about: { EN: '', BN: '' },
  picture: null,
  tabs: [],
  badge: 'none',
  startsAt: AT,
  endsAt: '2030-03-09T06:00:00.000Z',
  trigger: { kind: 'raffle', per: '100', most: 50, categories: [], prizes: PRIZES, claimDays: 3 },
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '300' }, multiple: 100 },
  status: 'join',
  placesLeft: null,
  claimBy: null,
  contributions: null,
  example: null,
} as const;
const MINE = { tickets: 3, isIn: true, most: 50, next: '40.00', entrant: null };
const aRaffle = (different: Partial<Shown> = {}): Shown => ({
  state: 'OPEN',
  prizes: PRIZES,
  endsAt: PROMOTION.endsAt,
  entrants: 12,
  tickets: null,
  root: null,
  drawsAt: null,
  mine: MINE,
  winners: [],
  reason: null,
  ...different,
});

/** The page of the promotion with a raffle in this state, of a member. */
function raffle(different: Partial<Shown>, language: (typeof READERS)[number] = 'EN') {
  wire.answers(promotionsRoutes.one, { ...PROMOTION, status: 'joined' });
  wire.answers(raffleRoutes.one, aRaffle(different));
  return show(<PromotionPage />, { at: `/promoDetail?id=${ID}`, language, member: aMember() });
}

test.each(READERS)(
  'a member takes part with the tickets of own play so far (%s)',
  async (language) => {
    wire.answers(raffleRoutes.claim, { data: { tickets: 3, next: '40.00' } });
    const { screen, user, t } = await raffle({ mine: { ...MINE, isIn: false } }, language);
    await user.click(await screen.findByRole('button', { name: t('raffle.take-part') }));
    await screen.findByText(t('raffle.joined'));
    expect(wire.asked(raffleRoutes.claim)).toMatchObject([{ input: { promotionId: ID } }]);
  },
);

test('who takes part sees what the next ticket needs, and nothing to press', async () => {
  const { screen, t } = await raffle({});
  await screen.findByText(t('raffle.next', { amount: '৳40.00' }));
  expect(screen.queryByRole('button', { name: t('raffle.take-part') })).toBeNull();
  expect(screen.getByText(t('raffle.chance-later'))).toBeVisible();
});

test('a frozen list shows the chance of the first prize and the own line', async () => {
  const { screen } = await raffle({
    state: 'FROZEN',
    tickets: '1200',
    root: ROOT,
    drawsAt: AT,
    mine: { ...MINE, next: null, entrant: 'd'.repeat(32) },
  });
  expect(await screen.findByText('0.25 %')).toBeVisible();
  expect(screen.getByText(`${'d'.repeat(32)} 3`)).toBeVisible();
});

test.each([
  [true, 'raffle.won'],
  [false, 'raffle.not-won'],
] as const)('after the draw a member reads whether they won (%s)', async (mine, words) => {
  const { screen, t } = await raffle({
    state: 'DRAWN',
    tickets: '1200',
    root: ROOT,
    winners: [{ amount: '300.00', player: 'ri***', mine, ticket: '77' }],
  });
  expect(await screen.findByText(t(words, { amount: '৳300.00' }))).toBeVisible();
  const check = screen.getByRole('link', { name: t('raffle.check') });
  expect(check).toHaveAttribute('href', `/verify?raffle=${ID}`);
});

test('one that was called off says why', async () => {
  const { screen, t } = await raffle({ state: 'VOID', reason: 'A wrong prize' });
  expect(await screen.findByText(t('raffle.void'))).toBeVisible();
  expect(screen.getByText(/A wrong prize/)).toBeVisible();
});

test('a visitor is asked to log in', async () => {
  wire.answers(promotionsRoutes.one, PROMOTION);
  wire.answers(raffleRoutes.one, aRaffle({ mine: null }));
  const { screen, t } = await show(<PromotionPage />, { at: `/promoDetail?id=${ID}` });
  await screen.findByRole('button', { name: t('promotions.log-in') });
});
