import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { wheelRoutes } from '@nokshi/contract/player/wheel.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { commitmentOf, hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import { spinWheel } from '@nokshi/house-math/wheel/spin-wheel.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test, vi } from 'vitest';
import Verify from '../../app/verify-page.tsx';
import { REDUCED_MOTION } from '../../lib/use-media.ts';
import { aMember, show } from '../../testing/show.tsx';
import PromotionPage from './promotion-page.tsx';

type Shown = Output<typeof wheelRoutes.one>;

const ID = `cmp_${'a'.repeat(32)}`;
const SPIN = `spn_${'c'.repeat(32)}`;
const AT = '2026-03-02T06:00:00.000Z';
const TABLE = [
  { amount: '0.00', weight: 3 },
  { amount: '20.00', weight: 1 },
];
const PROMOTION = {
  promotionId: ID,
  title: { EN: 'Wheel of the day', BN: 'আজকের চাকা' },
  about: { EN: '', BN: '' },
  picture: null,
  tabs: [],
  badge: 'none',
  startsAt: AT,
  endsAt: null,
  trigger: { kind: 'wheel', segments: TABLE },
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '20' }, multiple: 100 },
  status: 'claim',
  placesLeft: null,
  claimBy: null,
  contributions: null,
  example: null,
} as const;
const aWheel = (different: Partial<Shown> = {}): Shown => ({
  state: 'OPEN',
  segments: TABLE.map((each, at) => ({ ...each, chance: at === 0 ? '75' : '25' })),
  mean: '5.00',
  left: 3,
  perDay: 3,
  spins: [],
  ...different,
});

function wheel(different: Partial<Shown>, language: (typeof READERS)[number] = 'EN') {
  wire.answers(promotionsRoutes.one, PROMOTION);
  wire.answers(wheelRoutes.one, aWheel(different));
  return show(<PromotionPage />, { at: `/promoDetail?id=${ID}`, language, member: aMember() });
}

test.each(READERS)(
  'a wheel says its chances, and at reduced motion its result at once (%s)',
  async (language) => {
    const media = matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...media(query),
      matches: query === REDUCED_MOTION,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { screen, user, t } = await wheel({}, language);
    expect(await screen.findByText('75 %')).toBeVisible();
    const spun = { spinId: SPIN, segment: 1, amount: '20.00', at: AT };
    wire.answers(wheelRoutes.spin, { ...spun, left: 2 });
    wire.answers(wheelRoutes.one, aWheel({ left: 2, spins: [spun] }));
    await user.click(screen.getByRole('button', { name: t('wheel.spin') }));
    await screen.findByText(t('wheel.won', { amount: '৳20.00' }));
    const check = await screen.findByRole('link', { name: new RegExp(AT.slice(0, 4)) });
    expect(check).toHaveAttribute('href', `/verify?spin=${SPIN}`);
    vi.unstubAllGlobals();
  },
);

test.each([
  [{ left: null }, 'wheel.not-now'],
  [{ state: 'SPENT' }, 'wheel.SPENT'],
  [{ state: 'ENDED' }, 'wheel.ENDED'],
] as const)('a wheel that is %o says why it cannot be spun', async (how, why) => {
  const { screen, t } = await wheel(how);
  expect(await screen.findByText(t(why))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('wheel.spin') })).toBeNull();
});

test('a spin whose seed is revealed is computed again', async () => {
  const seeds = { serverSeed: 'd'.repeat(64), clientSeed: 'mine', nonce: 4 };
  wire.answers(wheelRoutes.proof, {
    format: 'nokshi-wheel-1',
    mappingVersion: 1,
    commitment: commitmentOf(seeds.serverSeed),
    ...seeds,
    segments: TABLE,
    segment: spinWheel(hmacRandom(seeds), TABLE),
  });
  const at = `/verify?spin=${SPIN}`;
  const { screen, t } = await show(<Verify />, { at, member: aMember() });
  expect(await screen.findByText(t('fairness.fits'))).toBeVisible();
});
