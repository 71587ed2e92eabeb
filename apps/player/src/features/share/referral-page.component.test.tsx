import { type Friend, referralRoutes } from '@nokshi/contract/player/referral.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import ReferralPage from './referral-page.tsx';

const AT = '2026-03-02T06:00:00.000Z';
const OWN = { code: 'RAHIM01', members: 3, firstAt: AT, lastAt: AT };
const aFriend = (name: string, different: Partial<Friend>): Friend => ({
  name,
  registeredAt: AT,
  state: 'registered',
  percent: null,
  until: null,
  amount: null,
  reason: null,
  ...different,
});
const PROMOTION = {
  promotionId: `cmp_${'a'.repeat(32)}`,
  title: { EN: 'Invite', BN: 'আমন্ত্রণ' },
  trigger: {
    kind: 'referral',
    firstDeposit: '500',
    turnover: 100,
    tiers: [
      { from: 1, amount: '50' },
      { from: 5, amount: '80' },
    ],
  },
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '80' }, multiple: 100 },
  endsAt: null,
  days: 90,
  counted: 1,
} as const;

test.each(READERS)(
  'inviting shows the link, what each friend brings and how far each is (MC-013, %s)',
  async (language) => {
    wire.answers(referralRoutes.own, { on: true, ...OWN });
    wire.answers(referralRoutes.friends, {
      promotion: {
        ...PROMOTION,
        trigger: { ...PROMOTION.trigger, tiers: [...PROMOTION.trigger.tiers] },
      },
      earned: '50.00',
      friends: [
        aFriend('ka***', { state: 'staking', percent: 60, until: AT }),
        aFriend('ra***', { state: 'earned', percent: 100, amount: '50.00' }),
        aFriend('mi***', {}),
      ],
    });
    const { screen, t } = await show(<ReferralPage />, { language, member: aMember() });
    await screen.findByRole('img', { name: t('share.code') });
    const list = within(screen.getByRole('region', { name: t('referral.friends') }));
    expect(list.getByRole('progressbar')).toHaveAttribute('value', '60');
    expect(list.getByText('৳50.00')).toBeVisible();
    expect(list.getByText(t('referral.no-deposit', { amount: '৳500.00' }))).toBeVisible();
    expect(list.getByText(new RegExp(t('referral.until', { day: '2026-03-02' })))).toBeVisible();
    const tiers = screen.getByRole('region', { name: t('referral.tiers') });
    expect(tiers).toHaveTextContent(t('referral.tier-span', { from: 1, to: 4 }));
    expect(screen.queryByText(t('referral.linked-words'))).toBeNull();
  },
);

test('who is not counted for what two share reads why, and where to write', async () => {
  wire.answers(referralRoutes.own, { on: false, ...OWN });
  const friends = [aFriend('ka***', { state: 'not-counted', reason: 'same-device', percent: 100 })];
  wire.answers(referralRoutes.friends, { promotion: null, earned: '0.00', friends });
  const { screen, t } = await show(<ReferralPage />, { member: aMember() });
  await screen.findByText(t('referral.reason-same-device'));
  expect(screen.getByRole('button', { name: t('referral.ask') })).toBeVisible();
  // Nothing runs, so nothing is offered.
  expect(screen.getByText(t('shell.share-soon'))).toBeVisible();
  expect(screen.queryByRole('img', { name: t('share.code') })).toBeNull();
});
