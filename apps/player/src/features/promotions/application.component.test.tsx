import { applicationRoutes } from '@nokshi/contract/player/applications.ts';
import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import PromotionPage from './promotion-page.tsx';

const ID = `cmp_${'a'.repeat(32)}`;
const AT = '2026-03-02T06:00:00.000Z';
const shown = {
  promotionId: ID,
  title: { EN: 'Derby day', BN: 'ডার্বির দিন' },
  about: { EN: '', BN: '' },
  picture: null,
  tabs: [],
  badge: 'none',
  startsAt: AT,
  endsAt: null,
  trigger: { kind: 'application', pictures: 'needed' },
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '50' }, multiple: 100 },
  status: 'join',
  placesLeft: null,
  claimBy: null,
  contributions: null,
  example: null,
} as const;
const anApplication = {
  applicationId: `pap_${'c'.repeat(32)}`,
  promotionId: ID,
  state: 'OPEN',
  comment: 'My team won',
  pictures: 1,
  appliedAt: AT,
  decidedAt: null,
  answer: null,
} as const;

const open = (language: (typeof READERS)[number]) =>
  show(<PromotionPage />, { language, member: aMember(), at: `/promoDetail?id=${ID}` });

test.each(READERS)(
  'an application says how long it may be and what it lacks (%s)',
  async (language) => {
    wire.answers(promotionsRoutes.one, shown);
    wire.answers(applicationRoutes.list, { rows: [] });
    const { screen, user, t } = await open(language);
    const comment = await screen.findByLabelText(t('applications.comment'));
    await user.click(screen.getByRole('button', { name: t('applications.send') }));
    expect(screen.getByText(t('applications.wrong'))).toBeVisible();
    await user.type(comment, 'ক্ষ');
    // Three characters as people count them.
    expect(screen.getByText(t('applications.left', { count: 137 }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('applications.send') }));
    expect(screen.getByRole('alert')).toHaveTextContent(t('applications.pictures-needed'));
    expect(wire.asked(applicationRoutes.apply)).toEqual([]);
  },
);

test.each(READERS)(
  'one that waits can be taken back, one that was rejected says why (%s)',
  async (language) => {
    wire.answers(promotionsRoutes.one, { ...shown, status: 'applying' });
    const answer = 'The picture does not show the ticket.';
    const rejected = {
      ...anApplication,
      applicationId: `pap_${'d'.repeat(32)}`,
      state: 'REJECTED',
      answer,
    } as const;
    wire.answers(applicationRoutes.list, { rows: [anApplication, rejected] });
    wire.answers(applicationRoutes.withdraw, {});
    const { screen, user, t } = await open(language);
    await screen.findByText(t('applications.state-OPEN'));
    expect(screen.getByText(answer, { exact: false })).toBeVisible();
    expect(screen.queryByLabelText(t('applications.comment'))).toBeNull();
    await user.click(screen.getByRole('button', { name: t('applications.take-back') }));
    expect(wire.asked(applicationRoutes.withdraw)).toMatchObject([
      { input: { applicationId: anApplication.applicationId } },
    ]);
  },
);
