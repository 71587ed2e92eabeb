import { envelopesRoutes } from '@nokshi/contract/player/envelopes.ts';
import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { envelopeDocument } from '@nokshi/house-math/envelope/testing/envelope-document.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { describe, expect, test } from 'vitest';
import Verify from '../../app/verify-page.tsx';
import { aMember, show } from '../../testing/show.tsx';
import { openSite } from '../../testing/site.tsx';
import PromotionPage from './promotion-page.tsx';

type Shown = Output<typeof envelopesRoutes.one>;

const ID = `cmp_${'a'.repeat(32)}`;
const AT = '2026-03-02T06:00:00.000Z';
const END = '2030-03-09T06:00:00.000Z';
const PROMOTION = {
  promotionId: ID,
  title: { EN: 'Friday envelope', BN: 'শুক্রবারের খাম' },
  about: { EN: '', BN: '' },
  picture: null,
  tabs: [],
  badge: 'none',
  startsAt: AT,
  endsAt: END,
  trigger: { kind: 'envelope', pool: '1000', shares: 100 },
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '1000' }, multiple: 100 },
  status: 'claim',
  placesLeft: null,
  claimBy: null,
  contributions: null,
  example: null,
} as const;
const SHARE = { place: 41, amount: '12.34', openedAt: AT };
const anEnvelope = (different: Partial<Shown> = {}): Shown => ({
  state: 'OPEN',
  pool: '1000.00',
  shares: 100,
  opened: 41,
  startsAt: AT,
  endsAt: END,
  canOpen: true,
  mine: null,
  list: [{ ...SHARE, player: 'ra***', mine: false }],
  terminal: 'c'.repeat(64),
  ...different,
});

/** The page of the promotion with an envelope like this, of a member. */
function envelope(different: Partial<Shown>, language: (typeof READERS)[number] = 'EN') {
  wire.answers(promotionsRoutes.one, PROMOTION);
  wire.answers(envelopesRoutes.one, anEnvelope(different));
  return show(<PromotionPage />, { at: `/promoDetail?id=${ID}`, language, member: aMember() });
}

test.each(READERS)('a red envelope is opened, and shows the own share (%s)', async (language) => {
  const { screen, user, t } = await envelope({}, language);
  const button = await screen.findByRole('button', { name: t('envelope.open') });
  const mine = { ...SHARE, place: 42 };
  wire.answers(envelopesRoutes.open, mine);
  wire.answers(envelopesRoutes.one, anEnvelope({ mine, opened: 42, canOpen: false }));
  await user.click(button);
  await screen.findByText(t('envelope.mine-place', { place: 42, shares: 100 }));
  expect(wire.asked(envelopesRoutes.open)).toMatchObject([{ input: { promotionId: ID } }]);
  expect(screen.queryByRole('button', { name: t('envelope.open') })).toBeNull();
});

test.each([
  [{ canOpen: false }, 'envelope.not-now'],
  [{ state: 'SOON', canOpen: false }, 'envelope.soon'],
  [{ state: 'EMPTY', opened: 100, canOpen: false }, 'envelope.empty'],
  [{ state: 'ENDED', canOpen: false }, 'envelope.ended'],
] as const)('an envelope that is %o says why it cannot be opened', async (how, why) => {
  const { screen, t } = await envelope(how);
  expect(await screen.findByText(t(why))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('envelope.open') })).toBeNull();
  const check = screen.queryByRole('link', { name: t('envelope.check') });
  expect(check?.getAttribute('href') ?? null).toBe(
    'state' in how && how.state === 'ENDED' ? `/verify?envelope=${ID}` : null,
  );
});

describe('the popup of an envelope', () => {
  const waiting = {
    envelope: {
      promotionId: ID,
      title: PROMOTION.title,
      pool: '1000.00',
      shares: 100,
      left: 59,
      endsAt: END,
    },
  };

  test.each(READERS)(
    'comes once a visit on the home page and leads to it (%s)',
    async (language) => {
      wire.answers(envelopesRoutes.waiting, waiting);
      const site = await openSite('/', { member: aMember(), language });
      const { screen, user, t } = site;
      const name = t('envelope-popup.title');
      await screen.findByRole('dialog', { name });
      const way = screen.getByRole('link', { name: t('envelope-popup.go') });
      expect(way).toHaveAttribute('href', `/promoDetail?id=${ID}`);
      await user.click(screen.getByRole('button', { name: t('app.close') }));
      expect(screen.queryByRole('dialog', { name })).toBeNull();
      site.unmount();
      const again = await openSite('/', { member: aMember(), language });
      await again.screen.findAllByTestId('balance');
      expect(again.screen.queryByRole('dialog', { name })).toBeNull();
    },
  );

  test('never comes over money', async () => {
    wire.answers(envelopesRoutes.waiting, waiting);
    const { screen, t } = await openSite('/?mc=deposit', { member: aMember() });
    await screen.findAllByTestId('balance');
    expect(screen.queryByRole('dialog', { name: t('envelope-popup.title') })).toBeNull();
    expect(wire.asked(envelopesRoutes.waiting)).toEqual([]);
  });
});

describe('the verifier', () => {
  test.each(READERS)('shares an envelope out again (%s)', async (language) => {
    wire.answers(envelopesRoutes.proof, envelopeDocument());
    const at = `/verify?envelope=${ID}`;
    const { screen, t } = await show(<Verify />, { at, language });
    expect(await screen.findByText(t('verify.verified'))).toBeVisible();
    expect(screen.getByText(t('verify.envelope-words'))).toBeVisible();
  });

  test('has no proof while it is open', async () => {
    wire.refuses(envelopesRoutes.proof, 'promotions.envelope-state');
    const { screen, t } = await show(<Verify />, { at: `/verify?envelope=${ID}` });
    expect(await screen.findByText(t('verify.envelope-none'))).toBeVisible();
  });
});
