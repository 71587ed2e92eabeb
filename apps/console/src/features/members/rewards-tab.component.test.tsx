import { consoleCampaignRoutes as routes } from '@nokshi/contract/console/campaigns.ts';
import type { GrantOnDesk } from '@nokshi/contract/console/campaigns.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Rewards } from './rewards-tab.tsx';
import type { TabProps } from './tab-props.ts';

const AT = '2026-03-02T06:00:00.000Z';
const MEMBER = `mbr_${'a'.repeat(32)}`;
const HAND = `cmp_${'1'.repeat(32)}`;
const member = { username: 'rahima01' } as TabProps['member'];
const GRANT: GrantOnDesk = {
  grantId: `pgr_${'1'.repeat(32)}`,
  campaignId: HAND,
  name: 'Sorry gift',
  memberId: MEMBER,
  username: 'rahima01',
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '50' }, multiple: 100 },
  amount: '50.00',
  state: 'CLAIMABLE',
  madeAt: AT,
  expiresAt: AT,
  endedAt: null,
  converted: '0.00',
  returned: '0.00',
  reason: null,
};
const paid: GrantOnDesk = { ...GRANT, grantId: `pgr_${'2'.repeat(32)}`, state: 'PAID' };
const CAMPAIGN = {
  campaignId: HAND,
  state: 'RUNNING',
  version: 1,
  newest: 1,
  terms: {
    name: 'Sorry gift',
    title: { EN: 'A gift', BN: 'উপহার' },
    about: { EN: '', BN: '' },
    picture: null,
    tabs: [],
    badge: 'none',
    position: 1,
    startsAt: AT,
    endsAt: null,
    audience: [],
    trigger: { kind: 'manual' },
    reward: GRANT.reward,
    limits: { budget: '1000', places: null, perMember: null, perDay: null },
  },
  budget: '1000.00',
  given: '0.00',
  granted: 0,
  places: null,
  liability: '0.00',
  madeAt: AT,
} as const;

test('what is not over is ended by two operators, with a reason', async () => {
  wire.answers(routes.grants, { rows: [GRANT, paid] });
  wire.answers(routes.revoke, { proposal: 'prp_1' });
  const { screen, user, t } = await show(<Rewards id={MEMBER} member={member} />);
  const [, open, over] = await screen.findAllByRole('row');
  expect(over).toHaveTextContent(t('campaigns.grant-PAID'));
  expect(screen.getAllByRole('button', { name: t('campaigns.end') })).toHaveLength(1);
  if (open) await user.click(within(open).getByRole('button', { name: t('campaigns.end') }));
  await user.type(await screen.findByRole('textbox', { name: t('member.reason') }), 'Abuse{Enter}');
  expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
  const asked = wire.asked(routes.revoke).at(-1)?.input;
  expect(asked).toEqual({ grantId: GRANT.grantId, reason: 'Abuse' });
});

test('a reward is given by hand from a running campaign', async () => {
  wire.answers(routes.grants, { rows: [] });
  wire.answers(routes.list, { rows: [CAMPAIGN] });
  wire.answers(routes.give, { proposal: 'prp_1' });
  const { screen, user, t } = await show(<Rewards id={MEMBER} member={member} />);
  await user.click(await screen.findByRole('button', { name: t('campaigns.give') }));
  expect(await screen.findByRole('option', { name: 'Sorry gift' })).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: t('member.reason') }), 'Sorry{Enter}');
  expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
  const asked = wire.asked(routes.give).at(-1)?.input;
  expect(asked).toEqual({ campaignId: HAND, username: 'rahima01', reason: 'Sorry' });
});
