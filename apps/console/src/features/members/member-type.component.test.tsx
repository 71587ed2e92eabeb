import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { consoleMemberTypeRoutes as routes } from '@nokshi/contract/console/member-type.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { MemberPage } from './member-page.tsx';

const member = {
  id: 'mbr_1',
  username: 'shirinkhulna',
  type: 0,
  restriction: null,
  closedAt: null,
  registeredAt: '2026-03-01T10:00:00.000Z',
  lastSeenAt: null,
  language: 'BN',
  registeredIp: '198.51.100.7',
  agreed: { terms: '2026-01', privacy: null, at: '2026-03-01T10:00:00.000Z' },
  failedLogins: 0,
  details: [],
  contacts: [],
  invitationCode: null,
  invitedBy: null,
  referralCode: null,
  affiliateCode: null,
  club: '',
  labels: ['Loyal'],
} as const;
const MAY = ['identity.members-read', 'identity.agents', 'identity.members-write'] as const;

beforeEach(() => {
  wire.answers(consoleIdentityRoutes.member, member);
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });
});

test.each(READERS)(
  'another type is proposed with what it changes for the member (%s)',
  async (language) => {
    wire.refuses(routes.setType, 'proposals.nobody-else');
    const { screen, user, t } = await show(<MemberPage id="mbr_1" />, { may: MAY, language });
    await user.click(await screen.findByRole('button', { name: t('account.set-type') }));
    const dialog = within(
      screen.getByRole('dialog', { name: t('account.type-title', { username: 'shirinkhulna' }) }),
    );
    await user.click(dialog.getByRole('button', { name: t('type.41') }));
    expect(dialog.getByRole('row', { name: new RegExp(t('right.agent')) })).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'Met in Khulna');
    await user.click(dialog.getByRole('button', { name: t('account.set-type') }));
    expect(await dialog.findByText(refusalWords('proposals.nobody-else', language))).toBeVisible();

    wire.answers(routes.setType, { proposal: 'prp_1' });
    await user.click(dialog.getByRole('button', { name: t('account.set-type') }));
    expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
    expect(wire.asked(routes.setType).at(-1)?.input).toEqual({
      id: 'mbr_1',
      type: 41,
      reason: 'Met in Khulna',
    });
  },
);

test('an agent who would be one no longer: what ends is said before', async () => {
  wire.answers(consoleIdentityRoutes.member, { ...member, type: 1 });
  const { screen, user, t } = await show(<MemberPage id="mbr_1" />, { may: MAY });
  await user.click(await screen.findByRole('button', { name: t('account.set-type') }));
  expect(await screen.findByText(t('account.type-ends'))).toBeVisible();
});

test('club and labels are written a line each and shown on the profile', async () => {
  wire.answers(routes.setLabels, {});
  const { screen, user, t } = await show(<MemberPage id="mbr_1" />, { may: MAY });
  await user.click(await screen.findByRole('button', { name: t('account.set-labels') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: t('account.club') }), 'Padma');
  await user.type(dialog.getByRole('textbox', { name: t('account.label-list') }), '\nEarly bird\n');
  await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'Season');
  wire.answers(consoleIdentityRoutes.member, { ...member, club: 'Padma' });
  await user.click(dialog.getByRole('button', { name: t('account.labels-save') }));
  expect(await screen.findByText('Padma')).toBeVisible();
  expect(wire.asked(routes.setLabels).at(-1)?.input).toEqual({
    id: 'mbr_1',
    club: 'Padma',
    labels: ['Loyal', 'Early bird'],
    reason: 'Season',
  });
});

test('to an operator without the permission nothing is offered', async () => {
  const { screen, t } = await show(<MemberPage id="mbr_1" />, { may: ['identity.members-read'] });
  expect(await screen.findByText(t('account.labels'))).toBeVisible();
  for (const act of ['account.set-type', 'account.set-labels'] as const)
    expect(screen.queryByRole('button', { name: t(act) })).toBeNull();
});

test.each(READERS)(
  'the profile shows the code of the member, and by whose code the member came (%s)',
  async (language) => {
    const codes = { invitationCode: 'K7MPQR34', referralCode: 'FN9XC3GD', invitedBy: 'rahim01' };
    wire.answers(consoleIdentityRoutes.member, { ...member, ...codes });
    const { screen, t } = await show(<MemberPage id="mbr_1" />, { may: MAY, language });
    expect(await screen.findByText('K7MPQR34')).toBeVisible();
    const by = t('member.invited-by', { code: 'FN9XC3GD', username: 'rahim01' });
    expect(screen.getByText(by)).toBeVisible();
  },
);
