import { consoleReferralRoutes as routes } from '@nokshi/contract/console/referrals.ts';
import type { FriendAtDesk } from '@nokshi/contract/console/referrals.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Friends } from './friends-tab.tsx';
import type { TabProps } from './tab-props.ts';

const MEMBER = `mbr_${'a'.repeat(32)}`;
const member = { username: 'rahima01' } as TabProps['member'];
const LINKED: FriendAtDesk = {
  memberId: `mbr_${'b'.repeat(32)}`,
  username: 'karim02',
  registeredAt: '2026-03-02T06:00:00.000Z',
  state: 'not-counted',
  reason: 'same-device',
  counts: {
    campaignId: `cmp_${'1'.repeat(32)}`,
    name: 'Invite friends',
    deposited: '500.00',
    staked: '500.00',
    required: '500.00',
  },
  amount: null,
  clearedBy: null,
};
const EARNED: FriendAtDesk = {
  ...LINKED,
  memberId: `mbr_${'c'.repeat(32)}`,
  username: 'mitu03',
  state: 'earned',
  reason: null,
  amount: '50.00',
};

test('the friends of a member; one who looked like the member is counted with a reason', async () => {
  const inviter = { memberId: `mbr_${'d'.repeat(32)}`, username: 'joba04' };
  wire.answers(routes.list, { invitedBy: inviter, earned: '50.00', friends: [LINKED, EARNED] });
  wire.answers(routes.count, {});
  const { screen, user, t } = await show(<Friends id={MEMBER} member={member} />);
  expect(await screen.findByRole('link', { name: 'joba04' })).toBeVisible();
  const [, linked, earned] = screen.getAllByRole('row');
  expect(linked).toHaveTextContent(t('referrals.reason-same-device'));
  expect(earned).toHaveTextContent('৳50.00');
  expect(screen.getAllByRole('button', { name: t('referrals.count') })).toHaveLength(1);
  if (linked) await user.click(within(linked).getByRole('button', { name: t('referrals.count') }));
  await user.type(
    await screen.findByRole('textbox', { name: t('member.reason') }),
    'Two people{Enter}',
  );
  expect(await screen.findByText(t('referrals.count-done'))).toBeVisible();
  expect(wire.asked(routes.count).at(-1)?.input).toEqual({
    campaignId: LINKED.counts?.campaignId,
    memberId: LINKED.memberId,
    reason: 'Two people',
  });
});
