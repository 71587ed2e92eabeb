import { consolePromotionApplicationRoutes as routes } from '@nokshi/contract/console/promotion-applications.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import PromotionsDesk from './promotions-desk.tsx';

const AT = '2026-03-02T06:00:00.000Z';
const ID = `pap_${'1'.repeat(32)}`;
const ROW = {
  applicationId: ID,
  campaignId: `cmp_${'2'.repeat(32)}`,
  name: 'On request',
  memberId: `mbr_${'3'.repeat(32)}`,
  username: 'rahima',
  state: 'OPEN',
  comment: 'My team won the derby',
  pictures: 0,
  appliedAt: AT,
  decidedAt: null,
  decidedBy: null,
  answer: null,
} as const;
const ONE = {
  ...ROW,
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '50' }, multiple: 100 },
  proofs: [],
  member: {
    registeredAt: AT,
    deposits: 2,
    deposited: '700.00',
    grants: 3,
    ofThis: 1,
    mayReceive: true,
    riskCase: null,
  },
} as const;

beforeEach(() => {
  wire.answers(routes.list, { rows: [ROW], next: null, open: 1 });
  wire.answers(routes.one, ONE);
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });
});

describe.each(READERS)('the queue of applications (%s)', (language) => {
  const open = () =>
    show(<PromotionsDesk />, { language, at: `/promotions?tab=applications&application=${ID}` });

  test('shows who applies with what, and what is known of the member', async () => {
    const { screen, t } = await open();
    await screen.findByText(t('campaigns.applications-open', { count: '1' }));
    await screen.findByText(t('campaigns.application-no-pictures'));
    expect(screen.getAllByText(ROW.comment)).toHaveLength(2);
    expect(
      screen.getByText(t('campaigns.application-deposits-of', { amount: '৳700.00', count: 2 })),
    ).toBeVisible();
  });

  test('an answer goes to the member with the rejection', async () => {
    wire.answers(routes.reject, {});
    const { screen, user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('campaigns.reject') }));
    const answer = 'The picture is missing';
    await user.type(screen.getByLabelText(t('campaigns.application-answer')), answer);
    const [, send] = screen.getAllByRole('button', { name: t('campaigns.reject') });
    if (send) await user.click(send);
    expect(wire.asked(routes.reject)).toMatchObject([{ input: { applicationId: ID, answer } }]);
  });

  test('who may receive nothing promotional is given nothing', async () => {
    const riskCase = { id: 'cas_1', score: 70, state: 'HELD' } as const;
    wire.answers(routes.one, { ...ONE, member: { ...ONE.member, mayReceive: false, riskCase } });
    const { screen, t } = await open();
    expect(await screen.findByText(t('campaigns.application-may-not'))).toBeVisible();
    const state = t('risk.state-HELD');
    expect(
      screen.getByRole('link', { name: t('campaigns.application-case', { state, score: 70 }) }),
    ).toHaveAttribute('href', '/risk?case=cas_1');
    expect(await screen.findByRole('button', { name: t('campaigns.issue') })).toBeDisabled();
  });
});
